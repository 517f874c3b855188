import type { Home, MenuItem, TopNotice } from '@casamaestra/contract/content/content.operations.ts';
import type { EntryBody, EntryKind } from '@casamaestra/contract/content/entries/entry-kinds.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { EntryOf, StoredEntry } from '../entries/stored-entry.ts';
import { helpTopicsOf } from '../help/help-topics.ts';
import type { HelpTopics } from '../help/help-topics.ts';
import type { ShopPlaceholders } from '../shop-placeholders.ts';
import { catalogueWords } from './catalogue-words.ts';
import type { CatalogueWords } from './catalogue-words.ts';
import { entriesInForce } from './in-force.ts';
import type { Moment } from './in-force.ts';
import { listingSettings } from './listing-setting.ts';
import type { ListingSetting } from './listing-setting.ts';
import { shownMenu } from './menu-in-words.ts';
import type { MenuCategory } from './menu-rows.ts';
import { presentFooter } from './present-footer.ts';
import type { Footer } from './present-footer.ts';
import { presentHome, presentPostCards } from './present-home.ts';
import { presentNotice } from './present-notice.ts';
import type { WebPage } from './present-page.ts';
import { presentPromoTabs } from './present-promo-tab.ts';
import type { ShownPromoTab } from './present-promo-tab.ts';
import { rowWords } from './row-words.ts';
import { foreignLanguages } from './foreign-language.ts';
import { pagesByRoute, postRoute } from './pages-by-route.ts';
import { isOwnText, shownPosts } from './shown-posts.ts';
import type { ShownPost } from './shown-posts.ts';
import { keptLanguages } from './written-languages.ts';
import type { SpokenKind } from './written-languages.ts';

const POSTS_ON_HOME = 3;

/** Everything content is made of, as read from the database. */
export interface ContentSources {
  readonly entries: readonly StoredEntry[];
  /** Categories with goods, parents first. */
  readonly categories: readonly MenuCategory[];
  readonly placeholders: (language: Language) => ShopPlaceholders;
  readonly firstLanguage: Language;
}

/** Products, by their codes, that a query shows first. */
export type SearchPin = EntryBody<'pins'>['pins'][number];

/** The shop's content as it is at one moment. */
export interface ContentView {
  /** In the shop's first language unless said otherwise; rows written in another are marked. */
  menu(language?: Language): MenuItem[];
  home(language: Language): Home;
  /** By category, "" for all listings. */
  listings(): ReadonlyMap<string, ListingSetting>;
  /** Answers in the search: those of every shop with the shop's own changes. */
  help(): HelpTopics;
  promoTabs(language: Language): ShownPromoTab[];
  footer(language: Language): Footer;
  /** Pages in force by route, each in the language asked for or in the shop's first. */
  pages(language: Language): ReadonlyMap<string, WebPage>;
  /** Posts in force, newest first. */
  posts(language: Language): readonly ShownPost[];
  /** Languages in which a page, post … has a text of its own; `key` of kinds with one file is the kind. */
  languagesOf(kind: SpokenKind, key: string): readonly Language[];
  /** The entry of a kind that has one file, in the language asked for or in the shop's first. */
  one<Kind extends EntryKind>(kind: Kind, language: Language): EntryOf<Kind> | undefined;
  /** The first notice in force. */
  notice(language: Language): TopNotice | null;
  /** What the entry of a kind is written in, when that is not the language asked for. */
  foreign(kind: EntryKind, language: Language): Language | undefined;
  /** What the catalogue's words are called in a language; undefined where the shop has none. */
  words(language: Language): CatalogueWords | undefined;
  synonyms(): readonly (readonly string[])[];
  pins(): readonly SearchPin[];
  placeholders(language: Language): ShopPlaceholders;
}

/** Made once for each language, when it is first asked for. */
function eachLanguage<Value>(make: (language: Language) => Value): (language: Language) => Value {
  const made = new Map<Language, { readonly value: Value }>();
  return (language) => {
    const known = made.get(language) ?? { value: make(language) };
    made.set(language, known);
    return known.value;
  };
}

/** The content of a moment; each part is made when it is first asked for. */
export function contentAt(sources: ContentSources, moment: Moment): ContentView {
  const { entries, categories, firstLanguage } = sources;
  const placeholders = eachLanguage(sources.placeholders);
  const all = <Kind extends EntryKind>(kind: Kind, language: Language) =>
    entriesInForce(entries, kind, language, firstLanguage, moment);
  const one = <Kind extends EntryKind>(kind: Kind, language: Language) => all(kind, language)[0];
  const { languageOf, foreignOf } = foreignLanguages(firstLanguage);
  const foreign = (kind: EntryKind, language: Language) => foreignOf(one(kind, language), language);
  const wordsOf = (kind: EntryKind, language: Language) =>
    rowWords(placeholders, language, foreign(kind, language));
  const posts = eachLanguage((language) =>
    shownPosts(all('post', language), all('post', firstLanguage), languageOf),
  );
  const languagesOf = keptLanguages(
    (kind, language) =>
      kind === 'post' ? posts(language).filter(isOwnText(languageOf)) : all(kind, language),
    languageOf,
  );
  const words = eachLanguage((language) => catalogueWords(one('words', language), language));
  const menu = eachLanguage((language) =>
    shownMenu(one('menu', language), categories, {
      lang: foreign('menu', language),
      words: words(language),
    }),
  );
  const shared = <Value>(make: () => Value) => {
    const inFirst = eachLanguage(make);
    return () => inFirst(firstLanguage);
  };
  return {
    one,
    posts,
    languagesOf,
    placeholders,
    words,
    menu: (language = firstLanguage) => menu(language),
    home: eachLanguage((language) =>
      presentHome(
        one('home', language),
        presentPostCards(posts(language).slice(0, POSTS_ON_HOME), postRoute, language),
        wordsOf('home', language),
        moment,
      ),
    ),
    listings: shared(() => listingSettings(one('listings', firstLanguage))),
    help: shared(() => helpTopicsOf(one('help', firstLanguage)?.body.answers ?? [])),
    promoTabs: eachLanguage((language) => {
      const tabs = one('promo-tabs', language);
      return tabs === undefined ? [] : presentPromoTabs(tabs, wordsOf('promo-tabs', language), moment);
    }),
    footer: eachLanguage((language) =>
      presentFooter(one('footer', language), placeholders(foreign('footer', language) ?? language)),
    ),
    foreign,
    pages: eachLanguage((language) =>
      pagesByRoute(all('page', language), posts(language), { languageOf, languagesOf, placeholders }),
    ),
    notice: eachLanguage((language) => {
      const entry = one('notice', language);
      if (entry === undefined) return null;
      const words = placeholders(languageOf(entry));
      return presentNotice(entry, words, foreignOf(entry, language) ?? null, moment);
    }),
    synonyms: shared(() => one('synonyms', firstLanguage)?.body.groups ?? []),
    pins: shared(() => one('pins', firstLanguage)?.body.pins ?? []),
  };
}
