import type { ShellMessages } from '../../i18n/it/shell.ts';
import { money, moneyRange } from '../../i18n/format.ts';
import type { Locale } from '../../platform/locale.ts';
import { urls } from '../../platform/urls.ts';
import type { Suggestions } from './suggestions.ts';

type Product = Suggestions['products'][number];
type Range = readonly [number, number];

const element = (tag: string, className: string, ...children: (Node | string)[]): HTMLElement => {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
};

/** The text with the matching ranges in `<mark>`; ranges are [start, end) in UTF-16 units. */
export const marked = (text: string, ranges: readonly Range[]): (Node | string)[] => {
  const parts: (Node | string)[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    if (start < at || end > text.length) continue;
    parts.push(text.slice(at, start), element('mark', '', text.slice(start, end)));
    at = end;
  }
  return [...parts, text.slice(at)];
};

/** Where the term's words occur, for texts that arrive without ranges. */
const rangesOf = (text: string, term: string): readonly Range[] => {
  const at = text.toLowerCase().indexOf(term);
  return at < 0 ? [] : [[at, at + term.length]];
};

const option = (href: string, ...children: (Node | string)[]): HTMLElement => {
  const made = element('a', 'site-option', ...children);
  made.setAttribute('role', 'option');
  made.setAttribute('href', href);
  made.tabIndex = -1;
  return made;
};

const price = (product: Product, texts: ShellMessages, locale: Locale): HTMLElement => {
  const line = element('span', 'site-option-price', moneyRange(product.min_price, product.max_price, locale));
  if (product.old_price !== null && product.old_price > product.min_price) {
    line.classList.add('is-cut');
    line.append(' ', element('span', 'visually-hidden', texts.priceBefore), ' ', element('s', '', money(product.old_price, locale)));
  }
  return line;
};

const productOption = (product: Product, texts: ShellMessages, locale: Locale): HTMLElement => {
  const picture = element('img', '') as HTMLImageElement;
  Object.assign(picture, { alt: '', width: 52, height: 52, src: product.picture?.url ?? '' });
  const text = element('span', 'site-option-text', element('span', '', ...marked(product.name, product.ranges)), price(product, texts, locale));
  return option(urls.product(product.slug), product.picture ? picture : element('span', 'site-option-blank'), text);
};

const group = (label: string, options: readonly HTMLElement[]): HTMLElement[] => {
  if (options.length === 0) return [];
  const title = element('div', 'site-group-title', label);
  title.setAttribute('aria-hidden', 'true');
  const made = element('div', 'site-option-group', title, ...options);
  made.setAttribute('role', 'group');
  made.setAttribute('aria-label', label);
  return [made];
};

/** The groups of the list, products first; every option is a link with an id for `aria-activedescendant`. */
export function suggestionGroups(found: Suggestions, texts: ShellMessages, locale: Locale, category: string): HTMLElement[] {
  const search = (term: string, ...children: (Node | string)[]) => option(urls.shop({ search_term: term, category }), ...children);
  const { term, correction } = found;
  const searches = found.completions.filter((completion) => completion !== term).slice(0, 3);
  const groups = [
    ...group(texts.didYouMean, correction ? [search(correction.to, element('mark', '', correction.to))] : []),
    ...group(texts.suggestedProducts, found.products.map((product) => productOption(product, texts, locale))),
    ...group(
      texts.suggestedCategories,
      found.categories.slice(0, 3).map(({ label, path, url }) => {
        const above = path.slice(0, -1).join(' › ');
        return option(url, element('span', '', ...marked(label, rangesOf(label, term))), ...(above ? [element('small', '', above)] : []));
      }),
    ),
    ...group(
      texts.suggestedBrands,
      found.brands.slice(0, 3).map(({ label }) => search(label.toLowerCase(), ...marked(label, rangesOf(label, term)))),
    ),
    ...group(texts.suggestedSearches, searches.map((completion) => search(completion, ...marked(completion, rangesOf(completion, term))))),
  ];
  groups.flatMap((made) => [...made.querySelectorAll('[role=option]')]).forEach((made, index) => (made.id = `site-option-${index}`));
  return groups;
}
