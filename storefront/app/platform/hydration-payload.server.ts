import type { EntryContext } from 'react-router';
import { pageDataId, scrollKey } from '../router/document-names.ts';
import { routeIds } from '../router/server-pages.server.tsx';

const escapes: Record<string, string> = {
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Escapes JSON for use inside a script element. */
export const scriptSafe = (json: string): string =>
  json.replaceAll(/[><\u2028\u2029]/g, (character) => escapes[character] ?? character);

/**
 * Scrolls a page that was reloaded or gone back to, before it is hydrated: to the height kept for its history entry,
 * which is given a key to keep one by.
 */
const scrolling = `try{let s=history.state;s?.key||history.replaceState(s={key:crypto.getRandomValues(new Uint32Array(2)).join("-")},"");let y=JSON.parse(sessionStorage.getItem("${scrollKey}")||"{}")[s.key];typeof y=="number"&&scrollTo(0,y)}catch(e){console.warn(e)}`;

/**
 * What stands at the end of a page, in this order: its scroll position, its loader data, the start of its scripts.
 * @param mark nonce of the page's own scripts
 */
export async function pageScripts(context: EntryContext, mark: string): Promise<string> {
  const data = context.serverHandoffStream ? await new Response(context.serverHandoffStream).text() : '';
  return [
    `<script nonce="${mark}">${scrolling}</script>`,
    `<script type="application/json" id="${pageDataId}">${scriptSafe(data.trim())}</script>`,
    `<script type="module" async="" nonce="${mark}">${startOf(context)}</script>`,
  ].join('');
}

/** Loads the list of routes and the modules of the page's own, then the entry, which hydrates with them. */
function startOf(context: EntryContext): string {
  const { url, routes, entry, hmr } = context.manifest;
  const ids = routeIds(context);
  const imported = ids.map(
    (id, index) => `import * as r${index} from ${JSON.stringify(routes[id]?.module)};`,
  );
  const modules = ids.map((id, index) => `${JSON.stringify(id)}:r${index}`);
  return [
    ...(hmr ? [`import ${JSON.stringify(hmr.runtime)};`] : []),
    `import ${JSON.stringify(url)};`,
    ...imported,
    `window.__reactRouterRouteModules={${modules.join(',')}};import(${JSON.stringify(entry.module)})`,
  ].join('');
}

/** Scripts to preload for a page: all that its start waits for. */
export function preloadedScripts(context: EntryContext): readonly string[] {
  const { url, routes, entry } = context.manifest;
  const own = routeIds(context).flatMap((id) => {
    const route = routes[id];
    return route === undefined ? [] : [route.module, ...(route.imports ?? [])];
  });
  return [...new Set([url, entry.module, ...entry.imports, ...own])];
}
