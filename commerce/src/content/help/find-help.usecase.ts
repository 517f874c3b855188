import type { HelpEntry } from '@casamaestra/contract/content/content.operations.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { helpTexts } from '@casamaestra/texts/service/help-texts.ts';
import { helpTopics, type HelpTopic } from '@casamaestra/texts/service/help-texts-shape.ts';
import type { ContentStore } from '../content-store.ts';
import { askedFor, askedWords } from './asked-for.ts';

/** A page of the application, or the route of an editable page that another shop may not have. */
const places: Record<HelpTopic, { readonly url: string } | { readonly page: string }> = {
  returns: { page: 'web-page/resi-e-recesso' },
  withdrawal: { url: urls.withdrawal() },
  delivery: { page: 'web-page/spedizioni' },
  tracking: { url: urls.trackOrder() },
  cancelling: { url: urls.trackOrder() },
  store: { page: 'web-page/dove-siamo' },
  contacts: { page: 'web-page/dove-siamo' },
  payment: { page: 'web-page/pagamenti' },
  invoice: { page: 'web-page/pagamenti' },
  warranty: { page: 'web-page/resi-e-recesso' },
  login: { url: urls.login() },
  password: { url: urls.forgotPassword() },
};

const GUIDES = 'web-page/guide/';
const MOST = 2;
const LONGEST = 100;

type Pages = Awaited<ReturnType<ContentStore['pages']>>;

function answers(typed: readonly string[], pages: Pages, language: Language) {
  const { topics, small } = helpTexts(language);
  const ignored = new Set(small.split(' '));
  return helpTopics.flatMap((topic) => {
    const place = places[topic];
    if ('page' in place && !pages.has(place.page)) return [];
    const { title, text, asked } = topics[topic];
    const score = Math.max(...asked.split(',').map((phrase) => askedFor(typed, askedWords(phrase, ignored))));
    const url = 'page' in place ? urls.webPage(place.page) : place.url;
    return score > 0 ? [{ score, entry: { kind: 'answer' as const, title, text, url } }] : [];
  });
}

/** Guides with every typed word in their title. */
function guides(typed: readonly string[], pages: Pages, small: ReadonlySet<string>) {
  return [...pages].flatMap(([route, { title, meta_description: text }]) => {
    if (!route.startsWith(GUIDES)) return [];
    const words = askedWords(title, small);
    const matches = typed.every((one) => one.length > 3 && words.some((word) => askedFor([one], [word]) > 0));
    return matches
      ? [{ score: 0, entry: { kind: 'guide' as const, title, text: text ?? '', url: urls.webPage(route) } }]
      : [];
  });
}

/** Answers and guides for what was typed into the search box, best first: at most two. */
export async function findHelp(
  content: Pick<ContentStore, 'pages'>,
  term: string,
  language: Language,
): Promise<HelpEntry[]> {
  const small = new Set(helpTexts(language).small.split(' '));
  const typed = askedWords(term.slice(0, LONGEST), small);
  if (typed.length === 0) return [];
  const pages = await content.pages();
  return [...answers(typed, pages, language), ...guides(typed, pages, small)]
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}
