import type { ContentFile } from '@casamaestra/contract/content/content-file.ts';
import { readLeaves } from '../product/leaves.ts';
import { cell, readTable } from '../table/psv.ts';

type MenuRow = ContentFile['menu'][number];

/** Address of a category's listing: labels joined with commas, their spaces written as hyphens. */
export function categoryUrl(path: readonly string[]): string {
  return `/shop?category=${categoryPath(path)}`;
}

/** A category as addresses name it: "Mobili,Sala-da-pranzo". */
export const categoryPath = (path: readonly string[]): string =>
  path.map((label) => label.replaceAll(' ', '-')).join(',');

/** The menu as a flat list: department, category, leaf; a child names its parent. Only categories with goods. */
export function menuRows(used: ReadonlySet<string>, pictures: ReadonlyMap<string, string>): MenuRow[] {
  const descriptions = new Map(
    readTable('departments').map((line) => [cell(line, 'department'), cell(line, 'description')]),
  );
  const order = [...descriptions.keys()];
  const rows = new Map<string, MenuRow>();
  const paths = [...readLeaves().values()]
    .map((leaf) => leaf.path)
    .filter((path) => used.has(path.join(' > ')));
  for (const path of paths.toSorted((a, b) => order.indexOf(a[0] ?? '') - order.indexOf(b[0] ?? ''))) {
    for (let depth = 1; depth <= path.length; depth++) {
      const name = path.slice(0, depth).join(' > ');
      if (rows.has(name)) continue;
      const label = path[depth - 1] ?? '';
      const picture = depth === 1 ? pictures.get(label) : undefined;
      rows.set(name, {
        name,
        label,
        title: label,
        ...(depth === 1 ? { description: descriptions.get(label) ?? '' } : {}),
        url: categoryUrl(path.slice(0, depth)),
        order: rows.size + 1,
        parent_menu: depth === 1 ? null : path.slice(0, depth - 1).join(' > '),
        ...(picture ? { picture } : {}),
        // A room or a scene is wide enough for the head of the department.
        ...(picture && !picture.startsWith('riquadro-') ? { banner: picture } : {}),
        disable: 0,
      });
    }
  }
  return [...rows.values()];
}
