import type { MenuItem } from '@casamaestra/contract/content/content.operations.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { CatalogueWords } from './catalogue-words.ts';
import type { EntryOf } from '../entries/stored-entry.ts';
import { categoryMenu, flatMenu } from './menu-rows.ts';
import type { MenuCategory } from './menu-rows.ts';
import { presentMenu } from './present-menu.ts';

/** The category that a URL of the shop is the listing of; null for any other URL. */
export function categoryLinked(url: string): string | null {
  const at = url.indexOf('?');
  return at < 0 ? null : new URLSearchParams(url.slice(at + 1)).get('category');
}

/** What the menu is written in when that is not the reader's language, and the catalogue's words in that. */
interface Spoken {
  readonly lang: Language | undefined;
  readonly words: CatalogueWords | undefined;
}

/** The shop's own menu, else one of its categories, as far as possible in the language of the reader. */
export function shownMenu(
  own: EntryOf<'menu'> | undefined,
  categories: readonly MenuCategory[],
  { lang, words }: Spoken,
): MenuItem[] {
  const rows = presentMenu(
    own === undefined || own.body.items.length === 0 ? categoryMenu(categories, new Date(0)) : flatMenu(own),
  );
  return lang === undefined ? rows : menuInWords(rows, categories, { lang, words });
}

/** Rows that are called as the category they lead to have its name; all others are marked with what they are written in. */
function menuInWords(
  rows: readonly MenuItem[],
  categories: readonly MenuCategory[],
  { lang, words }: Spoken,
): MenuItem[] {
  const labels = new Map(categories.map(({ path, url }) => [url, path.at(-1)]));
  return rows.map((row) => {
    const url = categoryLinked(row.url) ?? '';
    const name = labels.get(url) === row.label ? words?.category(url) : undefined;
    if (name === undefined) return { ...row, lang };
    return { ...row, label: name, title: name, description: words?.description(url) ?? null };
  });
}
