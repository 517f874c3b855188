import type { MenuItem } from '@casamaestra/contract/content/content.operations.ts';
import type { selectMenu } from './content.queries.ts';
import { frappeTime } from '../contract-http/frappe-time.ts';
import { contentImageUrl } from './present-picture.ts';

type MenuRow = Awaited<ReturnType<typeof selectMenu>>[number];

/** The Frappe API appends the row's name to addresses that are not empty. */
function menuUrl(row: MenuRow): string {
  if (row.url === '') return '';
  const detail = `category_detail=${encodeURIComponent(row.name)}`;
  return row.url.includes('?') ? `${row.url}&${detail}` : `${row.url}?${detail}`;
}

interface Bounds {
  readonly lft: number;
  readonly rgt: number;
}

/**
 * Nested-set bounds of every row, children within their parent; a row that is part of a cycle counts as top
 * level.
 */
function nestedSet(rows: readonly MenuRow[]): ReadonlyMap<string, Bounds> {
  const names = new Set(rows.map((row) => row.name));
  const children = Map.groupBy(rows, (row) =>
    row.parent_menu !== null && names.has(row.parent_menu) ? row.parent_menu : '',
  );
  const bounds = new Map<string, Bounds>();
  const entered = new Set<string>();
  let next = 1;
  const visit = (row: MenuRow): void => {
    if (entered.has(row.name)) return;
    entered.add(row.name);
    const lft = next;
    next += 1;
    for (const child of children.get(row.name) ?? []) visit(child);
    bounds.set(row.name, { lft, rgt: next });
    next += 1;
  };
  for (const row of children.get('') ?? []) visit(row);
  for (const row of rows) visit(row);
  return bounds;
}

/** The flat menu in order; the tree is given by parent_menu. */
export function presentMenu(rows: readonly MenuRow[]): MenuItem[] {
  const bounds = nestedSet(rows);
  return rows.map((row) => {
    const { lft, rgt } = bounds.get(row.name) ?? { lft: 0, rgt: 0 };
    const banner = { hash: row.banner_image, width: row.banner_width, height: row.banner_height };
    return {
      name: row.name,
      creation: frappeTime(row.creation),
      docstatus: 0,
      label: row.label,
      order: row.order,
      title: row.title,
      url: menuUrl(row),
      description: row.description,
      lft,
      rgt,
      is_group: rgt - lft > 1 ? 1 : 0,
      old_parent: row.parent_menu,
      parent_menu: row.parent_menu,
      category_menu_image: contentImageUrl(row, 480),
      category_banner_image: contentImageUrl(banner, 1280),
      category_banner_image_mobile: contentImageUrl(banner, 640),
      disable: row.disable,
    };
  });
}
