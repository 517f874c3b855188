/** What changed in one batch, for the caches that depend on it: page cache, suggestions. */
export interface CatalogueChange {
  readonly productIds: readonly number[];
  /**
   * When products changed in price or stock only: the categories they are in and those above, as listing calls name
   * them. Absent: they may have come to or left any.
   */
  readonly categoryUrls?: readonly string[];
  /** Categories were added, renamed or moved. */
  readonly categories: boolean;
  /** Menu, home page, content pages, promo tabs or footer. */
  readonly content: boolean;
  /** Too many changes to list: clear everything. */
  readonly everything: boolean;
}

export type ChangeListener = (change: CatalogueChange) => void;

/** Notifies listeners in the order they subscribed. */
export function createChangeFeed() {
  const listeners = new Set<ChangeListener>();
  return {
    emit(change: CatalogueChange): void {
      for (const listener of listeners) listener(change);
    },
    subscribe(listener: ChangeListener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
