import { Redirect } from './decode-page-data.ts';
import { HeldPages } from './held-pages.ts';
import { HistoryEntries, entryKey } from './history-entries.ts';
import { loadPageData } from './load-page-data.ts';
import type { LoadedData } from './load-page-data.ts';
import { leftPage } from './page-before.ts';
import { loadRoutes } from './load-routes.ts';
import type { Routes } from './route-modules.ts';
import { routesOf } from './route-table.ts';
import { ScrollMemory } from './scroll-memory.ts';
import type { NavigateOptions, PageLocation, PageView, Scroll, ShownPage } from './shown-page.ts';

type How = 'push' | 'replace' | 'pop';

/** Called when the view has changed, with whether it appears with a view transition. */
export type Show = (animated: boolean) => void;

/** Whether only another place of the page is meant. An address without a place, unless gone back to, loads it again. */
const staysOnPage = (from: PageLocation, to: PageLocation, how: How): boolean =>
  from.pathname === to.pathname &&
  from.search === to.search &&
  (to.hash !== '' || (how === 'pop' && from.hash !== ''));

const urlOf = ({ pathname, search }: PageLocation): URL => new URL(pathname + search, window.location.origin);

/** A hash keeps the path and drops the query; anything else is an address from the shop's root. */
function target(to: string, from: PageLocation, { state }: NavigateOptions): PageLocation {
  const url = new URL(to.startsWith('#') ? from.pathname + to : to, window.location.origin);
  return {
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    state: state ?? null,
    key: entryKey(),
  };
}

/**
 * Changes pages in the browser: loads scripts, style sheets and data of the next page while the current one
 * stays, then shows it and writes the history. A new navigation ends the one under way.
 */
export class PageNavigator {
  readonly routes: Routes;
  view: PageView;
  readonly #entries = new HistoryEntries();
  readonly #scroll = new ScrollMemory();
  readonly #held = new HeldPages();
  #show: Show = () => {};
  #loading: AbortController | null = null;

  constructor(routes: Routes, first: Omit<ShownPage, 'location'>) {
    this.routes = routes;
    this.view = { shown: { ...first, location: this.#entries.location() }, coming: null, scroll: 'stay' };
    this.#held.hold(this.view.shown, routes.modules);
  }

  /** Follows Back and Forward and tells `show` about every view. @returns a function that ends it */
  start(show: Show): () => void {
    this.#show = show;
    const listening = new AbortController();
    const { signal } = listening;
    const takeScrolling = (): void => {
      history.scrollRestoration = 'manual';
    };
    takeScrolling();
    window.addEventListener('popstate', () => void this.#arrive(), { signal });
    window.addEventListener('pageshow', takeScrolling, { signal });
    window.addEventListener('pagehide', () => this.#leave(), { signal });
    // Somebody went back before the page was hydrated.
    if (this.#entries.location().key !== this.view.shown.location.key) void this.#arrive();
    return () => listening.abort();
  }

  readonly navigate = (to: string, options: NavigateOptions = {}): Promise<void> =>
    this.#go(target(to, this.view.shown.location, options), options.replace ? 'replace' : 'push', options);

  #arrive(): Promise<void> {
    const viewTransition = this.#entries.arrive();
    return this.#go(this.#entries.location(), 'pop', { viewTransition });
  }

  #leave(): void {
    if (this.view.coming === null) this.#scroll.keep(this.view.shown.location.key, window.scrollY);
    this.#scroll.store();
    history.scrollRestoration = 'auto';
  }

  async #go(location: PageLocation, how: How, options: NavigateOptions): Promise<void> {
    this.#loading?.abort();
    this.#loading = null;
    const { shown } = this.view;
    this.#scroll.keep(shown.location.key, window.scrollY);
    if (staysOnPage(shown.location, location, how))
      return this.#arriveAt({ ...shown, location }, how, options);
    const held = how === 'pop' || options.held ? this.#held.at(location) : undefined;
    if (held) return this.#arriveAt(held, how, options);
    const routes = routesOf(this.routes.entries, location.pathname);
    const stale = this.#stale(routes, location);
    if (stale.length === 0 && routes.every((id) => this.routes.modules[id]))
      return this.#arriveAt(this.#next(location, routes, { loaderData: {}, problem: null }), how, options);
    const loading = new AbortController();
    this.#loading = loading;
    this.view = { ...this.view, coming: location };
    this.#show(false);
    const loaded = await this.#load(location, routes, stale, loading.signal);
    if (loading.signal.aborted) return;
    if (loaded instanceof Redirect) return this.#follow(loaded, location, how, options);
    return this.#arriveAt(this.#next(location, routes, loaded), how, options);
  }

  async #load(
    location: PageLocation,
    routes: readonly string[],
    stale: readonly string[],
    signal: AbortSignal,
  ) {
    const [data, scripts] = await Promise.allSettled([
      loadPageData(location, stale, signal),
      loadRoutes(this.routes, routes),
    ]);
    // The page elsewhere has scripts of its own.
    if (data.status === 'fulfilled' && data.value instanceof Redirect) return data.value;
    if (scripts.status === 'rejected')
      return { loaderData: {}, problem: { error: scripts.reason as unknown } };
    return data.status === 'fulfilled' ? data.value : { loaderData: {}, problem: null };
  }

  /** The answer to going back to an entry whose page has moved replaces it: Back would lead nowhere else. */
  #follow({ to, reload, replace }: Redirect, from: PageLocation, how: How, options: NavigateOptions) {
    const url = new URL(to, urlOf(from));
    const replaces = replace || how !== 'push';
    if (!reload && url.origin === window.location.origin) {
      return this.#go(target(url.href, from, {}), replaces ? 'replace' : 'push', options);
    }
    if (replaces) window.location.replace(url);
    else window.location.assign(url);
  }

  readonly #withLoader = (ids: readonly string[]): readonly string[] =>
    ids.filter((id) => this.routes.entries[id]?.hasLoader);

  /** Routes whose data has to be loaded: those that are new, and those that stay and do not refuse. */
  #stale(routes: readonly string[], location: PageLocation): readonly string[] {
    const { shown } = this.view;
    const change = { currentUrl: urlOf(shown.location), nextUrl: urlOf(location) };
    return this.#withLoader(routes).filter((id, depth) => {
      const stays = shown.routes[depth] === id && id in shown.loaderData;
      return !stays || this.routes.modules[id]?.shouldRevalidate?.(change) !== false;
    });
  }

  /** The next page, with the data of routes that stay. */
  #next(location: PageLocation, routes: readonly string[], { loaderData, problem }: LoadedData): ShownPage {
    const kept = Object.entries(this.view.shown.loaderData).filter(([id]) => routes.includes(id));
    const all = { ...Object.fromEntries(kept), ...loaderData };
    return { location, routes, loaderData: all, actionData: null, problem };
  }

  #arriveAt(
    shown: ShownPage,
    how: How,
    { viewTransition = false, preventScrollReset }: NavigateOptions,
  ): void {
    this.#loading = null;
    if (this.view.shown.location.pathname !== shown.location.pathname)
      leftPage(how === 'pop' ? '' : urlOf(this.view.shown.location).href);
    if (how !== 'pop') this.#entries.write(shown.location, how, viewTransition);
    const remembered = how === 'pop' ? this.#scroll.of(shown.location.key) : undefined;
    const scroll: Scroll = remembered ?? (preventScrollReset ? 'stay' : 'start');
    this.view = { shown, coming: null, scroll };
    this.#held.hold(shown, this.routes.modules);
    this.#show(viewTransition);
  }
}
