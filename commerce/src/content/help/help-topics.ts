import { urls } from '@casamaestra/contract/pages.ts';
import { languages } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { helpTexts } from '@casamaestra/texts/service/help-texts.ts';
import { helpTopics, type HelpTopic } from '@casamaestra/texts/service/help-texts-shape.ts';
import type { HelpAnswer } from '@casamaestra/contract/content/entries/listed-kinds.ts';

const page = (name: string): string => urls.webPage(`web-page/${name}`);

/** Where every shop answers; editable pages that a shop lacks are not shown. */
const places: Readonly<Record<HelpTopic, string>> = {
  returns: page('resi-e-recesso'),
  withdrawal: urls.withdrawal(),
  delivery: page('spedizioni'),
  tracking: urls.trackOrder(),
  cancelling: urls.trackOrder(),
  store: page('dove-siamo'),
  contacts: page('dove-siamo'),
  payment: page('pagamenti'),
  invoice: page('pagamenti'),
  warranty: page('resi-e-recesso'),
  login: urls.login(),
  password: urls.forgotPassword(),
};

/** An answer in one language and the phrases that ask for it. */
export interface HelpTopicOf {
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly asked: readonly string[];
}

export type HelpTopics = Readonly<Record<Language, readonly HelpTopicOf[]>>;

const isKnown = (id: string): id is HelpTopic => helpTopics.some((topic) => topic === id);

/** The row in a language: the shop's words, in its first language where it lacks the one asked for. */
function topicOf({ id, url, words: shop }: HelpAnswer, language: Language): HelpTopicOf[] {
  const known = isKnown(id) ? helpTexts(language).topics[id] : undefined;
  const said = shop[language] ?? (known === undefined ? Object.values(shop)[0] : undefined);
  const place = url ?? (isKnown(id) ? places[id] : undefined);
  const asked = said?.asked ?? known?.asked.split(',') ?? [];
  const { title, text } = said ?? known ?? {};
  if (place === undefined || title === undefined || text === undefined || asked.length === 0) return [];
  return [{ url: place, title, text, asked }];
}

/** The answers of every shop, changed, hidden and completed by the shop's own. */
export function helpTopicsOf(rows: readonly HelpAnswer[]): HelpTopics {
  const own = new Set(rows.map(({ id }) => id));
  const untouched = helpTopics.filter((id) => !own.has(id)).map((id) => ({ id, hidden: false, words: {} }));
  const all = [...untouched, ...rows.filter(({ hidden }) => !hidden)];
  const of = (language: Language) => all.flatMap((row) => topicOf(row, language));
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as unknown as HelpTopics;
}
