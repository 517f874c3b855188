import type { Language } from '@casamaestra/texts/languages.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/connection.ts';
import { selectMenuCategories } from './content.queries.ts';
import { selectEntries } from './entries/entries.queries.ts';
import type { ShopPlaceholders } from './shop-placeholders.ts';
import { contentAt } from './view/content-view.ts';
import type { ContentSources, ContentView } from './view/content-view.ts';
import { nextSwitch } from './view/in-force.ts';

/** Editable content, kept until it changes or a date of it comes. */
export interface ContentStore {
  /** The content of now; synchronous when kept. */
  now(): ContentView | Promise<ContentView>;
  /** The content of another moment, drafts included: for previews. */
  at(moment: number): Promise<ContentView>;
  invalidate(): void;
  /** Another one after each invalidation and each date that came; part of cache keys. */
  readonly generation: number;
  /** The next moment at which content begins or ends to be shown; undefined while it is not known. */
  readonly nextSwitch: number | undefined;
}

interface Loaded {
  readonly sources: ContentSources;
  view: ContentView;
  nextSwitch: number;
}

export interface ContentStoreOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly firstLanguage: Language;
  readonly readPlaceholders: () => Promise<(language: Language) => ShopPlaceholders>;
}

export function createContentStore({
  database,
  clock,
  firstLanguage,
  readPlaceholders,
}: ContentStoreOptions): ContentStore {
  let generation = 0;
  let state: { readonly loaded: Loaded } | { readonly loading: Promise<Loaded> } | undefined;

  function viewOf(sources: ContentSources): Loaded {
    const at = clock.now();
    const view = contentAt(sources, { at, withDrafts: false });
    return { sources, view, nextSwitch: nextSwitch(sources.entries, at) };
  }

  async function load(): Promise<Loaded> {
    const [entries, categories, placeholders] = await Promise.all([
      selectEntries(database),
      selectMenuCategories(database),
      readPlaceholders(),
    ]);
    return viewOf({ entries, categories, placeholders, firstLanguage });
  }

  /** Content that was loaded before a change is not kept. */
  function loading(): Promise<Loaded> {
    const mine: { readonly loading: Promise<Loaded> } = {
      loading: load().then(
        (loaded) => {
          if (state === mine) state = { loaded };
          return loaded;
        },
        (error: unknown) => {
          if (state === mine) state = undefined;
          throw error;
        },
      ),
    };
    state = mine;
    return mine.loading;
  }

  /** A date that came makes another view of the same entries. */
  function turn(): void {
    if (state === undefined || !('loaded' in state) || clock.now() < state.loaded.nextSwitch) return;
    state = { loaded: viewOf(state.loaded.sources) };
    generation += 1;
  }

  function loaded(): Loaded | Promise<Loaded> {
    turn();
    if (state === undefined) return loading();
    return 'loaded' in state ? state.loaded : state.loading;
  }

  return {
    now() {
      const found = loaded();
      return found instanceof Promise ? found.then(({ view }) => view) : found.view;
    },
    async at(moment) {
      const { sources } = await loaded();
      return contentAt(sources, { at: moment, withDrafts: true });
    },
    invalidate() {
      generation += 1;
      state = undefined;
    },
    get generation() {
      turn();
      return generation;
    },
    get nextSwitch() {
      return state !== undefined && 'loaded' in state ? state.loaded.nextSwitch : undefined;
    },
  };
}
