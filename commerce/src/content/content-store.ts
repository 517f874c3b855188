import type { Language } from '@casamaestra/texts/languages.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/connection.ts';
import { selectFoci } from './content-pictures.queries.ts';
import { selectMenuCategories } from './content.queries.ts';
import { selectEntries } from './entries/entries.queries.ts';
import { pictureNamesOf } from './entries/entry-pictures.ts';
import type { EntryPictures, StoredEntry } from './entries/stored-entry.ts';
import type { ShopPlaceholders } from './shop-placeholders.ts';
import { contentAt } from './view/content-view.ts';
import type { ContentSources, ContentView } from './view/content-view.ts';
import { nextSwitch } from './view/in-force.ts';
import type { Moment } from './view/in-force.ts';

/** The content that a preview shows: of a moment, with an entry as it is being written in the place of the saved one. */
export interface ContentOf extends Moment {
  readonly instead?: StoredEntry;
}

const isOf = (one: StoredEntry, { kind, key, language }: StoredEntry): boolean =>
  one.kind === kind && one.key === key && one.language === language;

/** The same with an entry as it is being written, which shows pictures that some entry shows already. */
function withEntry(sources: ContentSources, entry: StoredEntry): ContentSources {
  const known = new Map(sources.entries.flatMap(({ pictures }) => Object.entries(pictures)));
  const pictures = Object.fromEntries(
    pictureNamesOf(entry).flatMap((name) => {
      const picture = known.get(name);
      return picture === undefined ? [] : [[name, picture] as const];
    }),
  );
  const saved = sources.entries.find((one) => isOf(one, entry));
  const createdAt = saved?.createdAt ?? entry.createdAt;
  const others = sources.entries.filter((one) => one !== saved);
  return { ...sources, entries: [...others, { ...entry, pictures, createdAt }] };
}

/** Pictures with the points that stay in view where they are cropped. */
const withFoci = (pictures: EntryPictures, foci: ReadonlyMap<string, string>): EntryPictures =>
  Object.fromEntries(
    Object.entries(pictures).map(([name, picture]) => {
      const focus = foci.get(picture.hash);
      return [name, focus === undefined ? picture : { ...picture, focus }];
    }),
  );

async function entriesWithFoci(database: Database): Promise<StoredEntry[]> {
  const [entries, foci] = await Promise.all([selectEntries(database), selectFoci(database)]);
  return entries.map((entry) => ({ ...entry, pictures: withFoci(entry.pictures, foci) }));
}

/** Editable content, kept until it changes or a date of it comes. */
export interface ContentStore {
  /** The content of now; synchronous when kept. */
  now(): ContentView | Promise<ContentView>;
  /** The content of a preview. */
  at(preview: ContentOf): Promise<ContentView>;
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
      entriesWithFoci(database),
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
    async at({ instead, ...moment }) {
      const { sources } = await loaded();
      return contentAt(instead === undefined ? sources : withEntry(sources, instead), moment);
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
