import type { RouteModule, Routes } from './route-modules.ts';

/** Dispatched on `window` when the script of a page is gone; prevented if the page is being reloaded for it. */
export const lostScriptEvent = 'shop:lost-script';

/** Loads scripts and style sheets of routes, as far as they are not there. Rejects if a script cannot be loaded. */
export async function loadRoutes({ entries, modules }: Routes, ids: readonly string[]): Promise<void> {
  await Promise.all(
    ids.flatMap((id) => {
      const entry = entries[id];
      if (entry === undefined || modules[id] !== undefined) return [];
      for (const href of entry.imports ?? []) preload(href);
      const script = loadModule(entry.module).then((loaded) => {
        modules[id] = loaded;
      });
      return [script, ...(entry.css ?? []).map(loadStyles)];
    }),
  );
}

/** Asks for a script that is about to be imported by another, which would be a round trip later. */
function preload(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

async function loadModule(address: string): Promise<RouteModule> {
  try {
    return (await import(/* @vite-ignore */ address)) as RouteModule;
  } catch (error) {
    const reloads = !window.dispatchEvent(new Event(lostScriptEvent, { cancelable: true }));
    // Nothing more happens on a page that is about to be left.
    if (reloads) return new Promise(() => {});
    throw error;
  }
}

/** Settles once the browser has the style sheet, or cannot get it: the page is shown either way. */
function loadStyles(href: string): Promise<void> {
  return new Promise((resolve) => {
    if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    for (const end of ['load', 'error']) {
      link.addEventListener(end, () => {
        link.remove();
        resolve();
      });
    }
    document.head.append(link);
  });
}
