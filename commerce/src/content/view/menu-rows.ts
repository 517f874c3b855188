import type { MenuRow } from '@casamaestra/contract/content/entries/listed-kinds.ts';
import type { EntryOf } from '../entries/stored-entry.ts';
import type { EntryPictures } from '../entries/stored-entry.ts';

/** A row of the flat menu before it is presented. */
export interface FlatMenuRow extends Omit<MenuRow, 'items' | 'name'> {
  readonly name: string;
  readonly parent: string | null;
}

export interface FlatMenu {
  readonly rows: readonly FlatMenuRow[];
  readonly pictures: EntryPictures;
  readonly createdAt: Date;
}

function flat(rows: readonly MenuRow[], parent: string | null): FlatMenuRow[] {
  return rows.flatMap(({ items = [], ...row }) => {
    const name = row.name ?? (parent === null ? row.label : `${parent} > ${row.label}`);
    return [{ ...row, name, parent }, ...flat(items, name)];
  });
}

/** The rows of the shop's own menu, parents before their children. */
export const flatMenu = ({ body, pictures, createdAt }: EntryOf<'menu'>): FlatMenu => ({
  rows: flat(body.items, null),
  pictures,
  createdAt,
});

/** A category of the catalogue: its labels from the root, and what listings call it. */
export interface MenuCategory {
  readonly path: readonly string[];
  readonly url: string;
}

/** Every page carries the menu: of hundreds of categories it shows departments and what is in them. */
const MENU_LEVELS = 2;

/** A menu out of the category tree, for a shop without one of its own. */
export function categoryMenu(categories: readonly MenuCategory[], createdAt: Date): FlatMenu {
  const shown = categories.filter(({ path }) => path.length <= MENU_LEVELS);
  const rows = shown.map(({ path, url }) => {
    const label = path.at(-1) ?? '';
    return {
      name: path.join(' > '),
      label,
      title: label,
      url: `/shop?category=${encodeURIComponent(url).replaceAll('%2C', ',')}`,
      parent: path.length === 1 ? null : path.slice(0, -1).join(' > '),
    };
  });
  return { rows, pictures: {}, createdAt };
}
