import type { ShellMessages } from '@casamaestra/texts/it/pages/shell.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { HelpEntry } from '@casamaestra/contract/content/content.operations.ts';
import { number } from '@casamaestra/texts/format/number.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { drawnPrice, energyOf } from '../drawn-price.ts';
import { rangesOf, textPieces } from './highlighted-text.ts';
import type { Suggestions } from './suggestions.ts';

type Product = Suggestions['products'][number];
/** Few enough to fit without a scroll bar. */
const shownPerGroup = 2;

const element = (tag: string, className: string, ...children: (Node | string)[]): HTMLElement => {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
};

/** The text with its matches in `<mark>`. */
const marked = (text: string, ranges: Product['ranges'] | ReturnType<typeof rangesOf>): (Node | string)[] =>
  textPieces(text, ranges).map((piece) => (piece.match ? element('mark', '', piece.text) : piece.text));

const markedSpan = (text: string, term: string): HTMLElement =>
  element('span', '', ...marked(text, rangesOf(text, term)));

const option = (href: string, ...children: (Node | string)[]): HTMLElement => {
  const made = element('a', 'site-option', ...children);
  made.setAttribute('role', 'option');
  made.setAttribute('href', href);
  made.tabIndex = -1;
  return made;
};

const productOption = (product: Product, texts: ShellMessages, locale: Language): HTMLElement => {
  const picture = element('img', '') as HTMLImageElement;
  Object.assign(picture, { alt: '', width: 52, height: 52, src: product.picture?.url ?? '' });
  const text = element(
    'span',
    'site-option-text',
    element('span', '', ...marked(product.name, product.ranges)),
    drawnPrice(product, texts, locale),
    ...energyOf(product, locale),
  );
  return option(
    urls.product(product.slug, product.sku),
    product.picture ? picture : element('span', 'site-option-blank'),
    text,
  );
};

const group = (kind: string, label: string, options: readonly HTMLElement[]): HTMLElement[] => {
  if (options.length === 0) return [];
  const title = element('div', 'site-group-title', label);
  title.setAttribute('aria-hidden', 'true');
  const made = element('div', 'site-option-group', title, ...options);
  made.setAttribute('role', 'group');
  made.dataset['kind'] = kind;
  made.setAttribute('aria-label', label);
  return [made];
};

/** Help is told by its icon, and says in a sentence what its page answers. */
const helpOption = ({ kind, title, text, url }: HelpEntry): HTMLElement => {
  const words = element('span', 'site-option-text', element('span', '', title), element('small', '', text));
  const made = option(url, words);
  made.dataset['help'] = kind;
  return made;
};

/** The groups of the list, help and products first; every option is a link with an id for `aria-activedescendant`. */
export function suggestionGroups(
  found: Suggestions,
  texts: ShellMessages,
  locale: Language,
  category: string,
  help: readonly HelpEntry[],
): HTMLElement[] {
  const search = (term: string, ...children: (Node | string)[]) =>
    option(urls.shop({ search_term: term, category }), ...children);
  const { term, correction } = found;
  const searches = found.completions.filter((completion) => completion !== term).slice(0, shownPerGroup);
  const helpOf = (kind: HelpEntry['kind']) => help.filter((entry) => entry.kind === kind).map(helpOption);
  const { total } = found;
  const all = total === 0 ? [] : [search(term, texts.seeAll(total, term, number(total ?? 0, locale)))];
  const aside = [
    ...group(
      'categories',
      texts.suggestedCategories,
      found.categories.slice(0, shownPerGroup).map(({ label, path, url }) => {
        const above = path.slice(0, -1).join(' › ');
        return option(url, markedSpan(label, term), ...(above ? [element('small', '', above)] : []));
      }),
    ),
    ...group(
      'brands',
      texts.suggestedBrands,
      found.brands
        .slice(0, shownPerGroup)
        .map(({ label }) => search(label.toLowerCase(), markedSpan(label, term))),
    ),
    ...group(
      'searches',
      texts.suggestedSearches,
      searches.map((completion) => search(completion, markedSpan(completion, term))),
    ),
    ...group('guides', texts.suggestedGuides, helpOf('guide')),
  ];
  const beside = element('div', 'site-option-aside', ...aside);
  beside.setAttribute('role', 'presentation');
  const groups = [
    ...group(
      'correction',
      texts.didYouMean,
      correction ? [search(correction.to, element('mark', '', correction.to))] : [],
    ),
    ...group('help', texts.suggestedHelp, helpOf('answer')),
    ...group(
      'products',
      texts.suggestedProducts,
      found.products.map((product) => productOption(product, texts, locale)),
    ),
    ...(aside.length > 0 ? [beside] : []),
    ...all.map((made) => {
      made.dataset['kind'] = 'all';
      return made;
    }),
  ];
  groups
    .flatMap((made) => (made.role === 'option' ? [made] : [...made.querySelectorAll('[role=option]')]))
    .forEach((made, index) => (made.id = `site-option-${index}`));
  return groups;
}
