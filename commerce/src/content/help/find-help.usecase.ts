import type { HelpEntry } from '@casamaestra/contract/content/content.operations.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { helpTexts } from '@casamaestra/texts/service/help-texts.ts';
import type { ContentView } from '../view/content-view.ts';
import { askedFor, askedWords } from './asked-for.ts';
import type { HelpTopicOf } from './help-topics.ts';

const GUIDES = 'blog/';
/** Tells that an address leads nowhere: no answer. */
const NOT_FOUND = 'web-page/404';
const MOST = 2;
const LONGEST = 100;

/** What answers are found in. */
export type HelpContent = Pick<ContentView, 'pages' | 'help'>;
type Pages = ReturnType<ContentView['pages']>;

interface Found {
  readonly score: number;
  readonly entry: HelpEntry;
}

/** Whether a link leads to a page that the shop has; pages of the application are always there. */
const leads = (url: string, pages: Pages): boolean => {
  const route = (url.split(/[?#]/)[0] ?? '').slice(1);
  return !route.startsWith('web-page/') || pages.has(route);
};

function answers(
  typed: readonly string[],
  topics: readonly HelpTopicOf[],
  pages: Pages,
  small: ReadonlySet<string>,
): Found[] {
  return topics.flatMap(({ url, title, text, asked }) => {
    const score = Math.max(...asked.map((phrase) => askedFor(typed, askedWords(phrase, small))));
    return score > 0 && leads(url, pages)
      ? [{ score, entry: { kind: 'answer' as const, title, text, url } }]
      : [];
  });
}

const isIn = (typed: string, words: readonly string[]): boolean =>
  typed.length > 3 && words.some((word) => askedFor([typed], [word]) > 0);

/** Guides and pages with every typed word in their title; a guide may have some of them in its introduction. */
function articles(typed: readonly string[], pages: Pages, small: ReadonlySet<string>): Found[] {
  return [...pages].flatMap(([route, page]) => {
    if (route === NOT_FOUND) return [];
    const { title, meta_description: text } = page.data;
    const isGuide = route.startsWith(GUIDES);
    const inTitle = typed.filter((one) => isIn(one, askedWords(title, small)));
    const rest = typed.filter((one) => !inTitle.includes(one));
    const about = isGuide ? askedWords(text ?? '', small) : [];
    if (inTitle.length === 0 || !rest.every((one) => isIn(one, about))) return [];
    const kind = isGuide ? ('guide' as const) : ('answer' as const);
    return [{ score: 0, entry: { kind, title, text: text ?? '', url: urls.webPage(route) } }];
  });
}

/** Answers, pages and guides for what was typed into the search box, best first: at most two. */
export function findHelp(content: HelpContent, term: string, language: Language): HelpEntry[] {
  const asked = term.slice(0, LONGEST);
  const usual = new Set(helpTexts(language).small.split(' '));
  // Who types nothing but small words ("guide") means them.
  const small = askedWords(asked, usual).length > 0 ? usual : new Set<string>();
  const typed = askedWords(asked, small);
  if (typed.length === 0) return [];
  const pages = content.pages(language);
  const topics = content.help();
  const found = [
    ...answers(typed, topics[language], pages, small),
    ...articles(typed, pages, small),
  ].toSorted((one, other) => other.score - one.score);
  const first = found.filter(({ entry }, at) => found.findIndex((one) => one.entry.url === entry.url) === at);
  return first.slice(0, MOST).map(({ entry }) => entry);
}
