import type { EntryState, PageLocation } from './shown-page.ts';

/** What the shop keeps in `history.state`. */
interface Entry {
  readonly usr?: EntryState | null;
  readonly key?: string;
  /** Place of the entry in the tab's history. */
  readonly idx?: number;
  /** Its page appeared with a view transition. */
  readonly animated?: boolean;
}

/** Key of a new history entry of this tab. */
export const entryKey = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

const currentEntry = (): Entry => (history.state as Entry | null) ?? {};

/** The browser's history of this tab, with what the shop knows about each entry. */
export class HistoryEntries {
  #entry: Entry;

  constructor() {
    this.#entry = this.#adopt(0);
  }

  /** The location of the browser, as its current history entry has it. */
  location(): PageLocation {
    const { pathname, search, hash } = window.location;
    const { usr = null, key = '' } = currentEntry();
    return { pathname, search, hash, state: usr, key };
  }

  /** Adds an entry for a page that is about to be shown, or puts it in place of the current one. */
  write(location: PageLocation, how: 'push' | 'replace', animated: boolean): void {
    const idx = (this.#entry.idx ?? 0) + (how === 'push' ? 1 : 0);
    const entry = { usr: location.state, key: location.key, idx, animated };
    const address = location.pathname + location.search + location.hash;
    try {
      if (how === 'push') history.pushState(entry, '', address);
      else history.replaceState(entry, '', address);
      this.#entry = entry;
    } catch (error) {
      // Browsers limit how often a page may do this: the document is loaded instead.
      console.warn('no history entry could be written', error);
      window.location.assign(address);
    }
  }

  /** After Back, Forward or a link within the page. @returns whether the way here was, or came, with a transition */
  arrive(): boolean {
    const left = this.#entry;
    this.#entry = this.#adopt((left.idx ?? 0) + 1);
    const back = (this.#entry.idx ?? 0) < (left.idx ?? 0);
    return (back ? left : this.#entry).animated === true;
  }

  /** The current entry; one that the browser made itself is given a key and a place. */
  #adopt(idx: number): Entry {
    const entry = currentEntry();
    if (entry.key !== undefined && entry.idx !== undefined) return entry;
    const known = { key: entryKey(), idx, ...entry };
    history.replaceState(known, '');
    return known;
  }
}
