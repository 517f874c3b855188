import type { RouteModule } from './route-modules.ts';
import type { PageLocation, ShownPage } from './shown-page.ts';

const most = 10;
const heldMs = 300_000;

const keyOf = ({ pathname, search }: PageLocation): string => pathname + search;

/** Pages seen within five minutes that may be shown again as they were, by address: of routes whose handle says `held`. */
export class HeldPages {
  readonly #pages = new Map<string, { readonly page: ShownPage; readonly until: number }>();

  hold(page: ShownPage, modules: Readonly<Record<string, RouteModule | undefined>>): void {
    const handle = modules[page.routes.at(-1) ?? '']?.handle as { readonly held?: boolean } | undefined;
    if (!handle?.held || page.problem) return;
    const key = keyOf(page.location);
    this.#pages.delete(key);
    this.#pages.set(key, { page, until: Date.now() + heldMs });
    for (const oldest of this.#pages.keys()) if (this.#pages.size > most) this.#pages.delete(oldest);
  }

  /** The page of an address as it was. */
  at(location: PageLocation): ShownPage | undefined {
    const held = this.#pages.get(keyOf(location));
    return held && held.until > Date.now() ? { ...held.page, location } : undefined;
  }
}
