import type { MenuItem } from '@casamaestra/contract/content/content.operations.ts';
import type { Language } from '@casamaestra/texts/languages.ts';

export interface MenuNode {
  readonly label: string;
  readonly url: string;
  readonly description: string | null;
  readonly image: string | null;
  readonly children: readonly MenuNode[];
  /** What its label is written in, when that is not the language of the page. */
  readonly lang?: Language | undefined;
}

/**
 * The tree of a flat menu (L03): rows name their parent, `disable` hides a row with its descendants, `order`
 * sorts. Rows with an unknown parent or in a cycle are left out, and one that would stand within itself.
 */
export function menuTree(rows: readonly MenuItem[]): readonly MenuNode[] {
  const visible = rows.filter((row) => row.disable !== 1).toSorted((a, b) => a.order - b.order);
  const byParent = Map.groupBy(visible, (row) => row.parent_menu || null);
  const under = (parent: string | null, above: ReadonlySet<string>): readonly MenuNode[] =>
    (byParent.get(parent) ?? [])
      .filter(({ name }) => !above.has(name))
      .map((row) => ({
        label: row.label,
        url: insideShop(row.url),
        description: row.description,
        image: row.category_menu_image,
        children: under(row.name, new Set([...above, row.name])),
        lang: row.lang,
      }));
  return under(null, new Set());
}

/**
 * The row's URL within the shop: with a leading slash, and without the `category_detail` that the Frappe API
 * appends, so that a category has one URL only.
 */
function insideShop(url: string): string {
  if (url.startsWith('https://')) return url;
  const path = url.startsWith('/') ? url : `/${url || 'shop'}`;
  return path.replace(/[?&]category_detail=[^&]*$/, '');
}
