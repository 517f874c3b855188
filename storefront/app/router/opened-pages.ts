import { decodePageData } from './decode-page-data.ts';
import { pageDataId } from './document-names.ts';
import { PageNavigator } from './page-navigator.ts';
import type { RouteEntry, RouteModule } from './route-modules.ts';
import type { ShownPage } from './shown-page.ts';

declare global {
  interface Window {
    /** Set by the build's list of routes, which the page imports before its entry. */
    readonly __reactRouterManifest: { readonly routes: Readonly<Record<string, RouteEntry>> };
    /** Set by the page: the modules of its routes, the root first. */
    readonly __reactRouterRouteModules: Record<string, RouteModule>;
  }
}

interface PageData extends Pick<ShownPage, 'loaderData' | 'actionData'> {
  readonly errors: Readonly<Record<string, unknown>> | null;
}

/** The page that the document was rendered with, ready to be hydrated. */
export function openedPages(): PageNavigator {
  const modules = window['__reactRouterRouteModules'];
  const text = document.getElementById(pageDataId)?.textContent ?? '';
  const { loaderData, actionData, errors } = decodePageData(text) as PageData;
  const [error] = Object.values(errors ?? {});
  const problem = errors ? { error } : null;
  const routes = Object.keys(modules);
  for (const id of routes) readShown(loaderData[id], modules[id]?.handle);
  return new PageNavigator(
    { entries: window['__reactRouterManifest'].routes, modules },
    { routes, loaderData, actionData, problem },
  );
}

/** Of a page whose loader data does not repeat what its document shows: `shown` is read from there. */
interface ReadsShown {
  readonly readShown: (document: Document) => string;
}

function readShown(data: unknown, handle: unknown): void {
  const reader = handle as Partial<ReadsShown> | undefined;
  const open = data as { shown?: string } | undefined;
  if (open?.shown === '' && reader?.readShown) open.shown = reader.readShown(document);
}
