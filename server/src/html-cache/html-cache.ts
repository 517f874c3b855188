import { CachedPage, lifetimeOf, type RenderedPage } from './cached-page.ts';

export interface HtmlCacheOptions {
  readonly maxBytes: number;
  /** Headers of a cached page: security headers, policy, surrogate keys. */
  readonly headersFor: (page: RenderedPage) => Readonly<Record<string, string>>;
  /** Epoch milliseconds. */
  readonly now?: () => number;
  readonly onRefreshError?: (error: unknown) => void;
}

export interface HtmlCacheCounts {
  readonly pages: number;
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
  readonly dropped: number;
  /** Number of URLs as sent that lead to cached pages. */
  readonly aliases: number;
}

interface Drop {
  readonly serial: number;
  readonly tags: ReadonlySet<string> | 'all';
}

const rememberedDrops = 256;
/** Most URLs per page: with and without parameters of newsletters and search engines. */
const aliasesOfPage = 8;
/** Longer URLs are not stored. */
const longestAlias = 1_024;

/**
 * Cache of rendered pages with LRU eviction, one render per page at a time, stale-while-revalidate, and
 * invalidation by tags.
 */
export class HtmlCache {
  private readonly options: HtmlCacheOptions;
  private readonly now: () => number;
  private readonly pages = new Map<string, CachedPage>();
  private readonly byTag = new Map<string, Set<CachedPage>>();
  private readonly aliases = new Map<string, CachedPage>();
  private readonly renders = new Map<string, Promise<CachedPage | RenderedPage>>();
  private recentDrops: Drop[] = [];
  private serial = 0;
  private bytes = 0;
  private hits = 0;
  private misses = 0;
  private dropped = 0;

  constructor(options: HtmlCacheOptions) {
    this.options = options;
    this.now = options.now ?? Date.now;
  }

  /** A fresh page by the exact URL as sent, without parsing it. */
  byAlias(alias: string): CachedPage | undefined {
    const page = this.aliases.get(alias);
    if (page === undefined || !page.live || page.freshUntil <= this.now()) return undefined;
    this.touch(page);
    return page;
  }

  /** Stores which page a URL leads to, as long as the page is cached. */
  remember(alias: string, page: CachedPage): void {
    if (!page.live || alias.length > longestAlias) return;
    const known = this.aliases.get(alias);
    if (known === page) return;
    if (known !== undefined) this.dropAlias(alias, known);
    this.aliases.set(alias, page);
    page.aliases.push(alias);
    const oldest = page.aliases[0];
    if (page.aliases.length > aliasesOfPage && oldest !== undefined) this.dropAlias(oldest, page);
    this.resized(page);
  }

  /** The page for a key, cached or rendered now; a RenderedPage when it may not be cached. */
  async page(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage | RenderedPage> {
    const kept = this.pages.get(key);
    const now = this.now();
    if (kept !== undefined && now < kept.staleUntil) {
      this.touch(kept);
      if (now >= kept.freshUntil) this.refresh(key, render);
      return kept;
    }
    this.misses += 1;
    const running = this.renders.get(key);
    if (running === undefined) return this.render(key, render);
    const shared = await running;
    // An uncacheable page was rendered for the other request only: render again.
    return shared instanceof CachedPage ? shared : render();
  }

  /** Drops every page with one of the tags, and prevents caching of renders that began before. */
  drop(tags: Iterable<string>): void {
    const set = new Set(tags);
    this.noteDrop(set);
    for (const tag of set) {
      for (const page of this.byTag.get(tag) ?? []) this.remove(page, true);
    }
  }

  /** Drops every page. */
  clear(): void {
    this.noteDrop('all');
    for (const page of this.pages.values()) this.remove(page, true);
  }

  /** Updates the size of a page. */
  resized(page: CachedPage): void {
    if (!page.live) return;
    this.count(page);
    this.makeRoom();
  }

  counts(): HtmlCacheCounts {
    const { bytes, hits, misses, dropped } = this;
    return { pages: this.pages.size, bytes, hits, misses, dropped, aliases: this.aliases.size };
  }

  private dropAlias(alias: string, page: CachedPage): void {
    this.aliases.delete(alias);
    page.aliases.splice(page.aliases.indexOf(alias), 1);
  }

  private count(page: CachedPage): void {
    this.bytes += page.bytes - page.countedBytes;
    page.countedBytes = page.bytes;
  }

  private touch(page: CachedPage): void {
    this.hits += 1;
    page.hits += 1;
    // Moving the page to the end (LRU) at every hit would cost as much as the hit.
    if ((page.hits & 15) !== 1) return;
    this.pages.delete(page.key);
    this.pages.set(page.key, page);
  }

  private refresh(key: string, render: () => Promise<RenderedPage>): void {
    if (this.renders.has(key)) return;
    this.render(key, render).catch((error: unknown) => this.options.onRefreshError?.(error));
  }

  private render(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage | RenderedPage> {
    const began = this.serial;
    const work = render()
      .then((page) => this.keep(key, page, began))
      .finally(() => {
        if (this.renders.get(key) === work) this.renders.delete(key);
      });
    this.renders.set(key, work);
    return work;
  }

  private keep(key: string, rendered: RenderedPage, began: number): CachedPage | RenderedPage {
    const lifetime = lifetimeOf(rendered);
    if (lifetime === undefined) return rendered;
    const page = new CachedPage(key, rendered, this.options.headersFor(rendered), lifetime, this.now());
    if (this.changedSince(began, page.tags)) {
      page.live = false;
      return page;
    }
    const before = this.pages.get(key);
    if (before !== undefined) this.remove(before, false);
    this.pages.set(key, page);
    this.count(page);
    for (const tag of page.tags) {
      const tagged = this.byTag.get(tag);
      if (tagged === undefined) this.byTag.set(tag, new Set([page]));
      else tagged.add(page);
    }
    this.makeRoom();
    return page;
  }

  private noteDrop(tags: Drop['tags']): void {
    this.serial += 1;
    // Renders in progress may show the old state: later requests start a new one.
    this.renders.clear();
    this.recentDrops.push({ serial: this.serial, tags });
    if (this.recentDrops.length > rememberedDrops)
      this.recentDrops = this.recentDrops.slice(-rememberedDrops / 2);
  }

  /** Whether something the page shows changed while it was being rendered. */
  private changedSince(serial: number, tags: readonly string[]): boolean {
    if (this.serial === serial) return false;
    const oldest = this.recentDrops[0];
    if (oldest !== undefined && oldest.serial > serial + 1) return true;
    return this.recentDrops.some(
      (drop) =>
        drop.serial > serial &&
        (drop.tags === 'all' || tags.some((tag) => (drop.tags as ReadonlySet<string>).has(tag))),
    );
  }

  private makeRoom(): void {
    for (const page of this.pages.values()) {
      if (this.bytes <= this.options.maxBytes) return;
      this.remove(page, false);
    }
  }

  private remove(page: CachedPage, isDrop: boolean): void {
    if (!page.live) return;
    page.live = false;
    this.bytes -= page.countedBytes;
    page.countedBytes = 0;
    if (this.pages.get(page.key) === page) this.pages.delete(page.key);
    if (isDrop) this.dropped += 1;
    for (const alias of page.aliases.splice(0)) this.aliases.delete(alias);
    for (const tag of page.tags) {
      const tagged = this.byTag.get(tag);
      tagged?.delete(page);
      if (tagged?.size === 0) this.byTag.delete(tag);
    }
  }
}
