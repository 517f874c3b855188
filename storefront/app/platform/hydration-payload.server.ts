import type { EntryContext } from 'react-router';
import { pageDataId, scrollKey } from '../router/document-names.ts';
import { routeIds } from '../router/server-pages.server.tsx';
import { startWhenPainted } from './start-when-painted.ts';

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
 * @param texts scripts with the texts of the page
 */
export async function pageScripts(
  context: EntryContext,
  mark: string,
  texts: readonly string[],
): Promise<string> {
  const stream = context.serverHandoffStream;
  const data = stream ? withoutShown(context, await new Response(stream).text()) : '';
  const start = `(${startWhenPainted.toString()})(${JSON.stringify([...texts, ...neededScripts(context)])},${startOf(context)})`;
  return [
    `<script nonce="${mark}">${scrolling}</script>`,
    `<script type="application/json" id="${pageDataId}">${scriptSafe(data.trim())}</script>`,
    `<script nonce="${mark}">${start}</script>`,
  ].join('');
}

/** The loader data without what the document shows: the browser reads it there. */
function withoutShown({ staticHandlerContext: { loaderData } }: EntryContext, text: string): string {
  return Object.values(loaderData as Record<string, { shown?: unknown } | undefined>)
    .flatMap((data) => (typeof data?.shown === 'string' ? [data.shown] : []))
    .reduce((data, shown) => data.replace(JSON.stringify(shown), '""'), text);
}

/** A function that loads the list of routes and the page's own modules, then the entry, which hydrates with them. */
function startOf(context: EntryContext): string {
  const { url, routes, entry, hmr } = context.manifest;
  const ids = routeIds(context);
  const imported = [url, ...ids.map((id) => routes[id]?.module)].map(
    (href) => `import(${JSON.stringify(href)})`,
  );
  const modules = ids.map((id, index) => `${JSON.stringify(id)}:m[${index + 1}]`);
  return [
    'async()=>{',
    ...(hmr ? [`await import(${JSON.stringify(hmr.runtime)});`] : []),
    `const m=await Promise.all([${imported.join(',')}]);`,
    `window.__reactRouterRouteModules={${modules.join(',')}};await import(${JSON.stringify(entry.module)})}`,
  ].join('');
}

/** All scripts that the start of a page waits for. */
function neededScripts(context: EntryContext): readonly string[] {
  const { url, routes, entry } = context.manifest;
  const own = routeIds(context).flatMap((id) => {
    const route = routes[id];
    return route === undefined ? [] : [route.module, ...(route.imports ?? [])];
  });
  return [...new Set([url, entry.module, ...entry.imports, ...own])];
}
