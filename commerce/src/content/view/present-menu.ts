import type { MenuItem } from '@casamaestra/contract/content/content.operations.ts';
import { frappeTime } from '../../contract-http/frappe-time.ts';
import type { FlatMenu, FlatMenuRow } from './menu-rows.ts';
import { contentFocus, contentImageUrl } from './present-picture.ts';

/** The Frappe API appends the row's name to addresses that are not empty. */
function menuUrl(row: FlatMenuRow): string {
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
function nestedSet(rows: readonly FlatMenuRow[]): ReadonlyMap<string, Bounds> {
  const names = new Set(rows.map((row) => row.name));
  const children = Map.groupBy(rows, (row) =>
    row.parent !== null && names.has(row.parent) ? row.parent : '',
  );
  const bounds = new Map<string, Bounds>();
  const entered = new Set<string>();
  let next = 1;
  const visit = (row: FlatMenuRow): void => {
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
export function presentMenu({ rows, pictures, createdAt }: FlatMenu): MenuItem[] {
  const bounds = nestedSet(rows);
  return rows.map((row, at) => {
    const { lft, rgt } = bounds.get(row.name) ?? { lft: 0, rgt: 0 };
    const { focus } = contentFocus(pictures, row.banner);
    return {
      name: row.name,
      creation: frappeTime(createdAt),
      docstatus: 0,
      label: row.label,
      order: at + 1,
      title: row.title ?? null,
      url: menuUrl(row),
      description: row.description ?? null,
      lft,
      rgt,
      is_group: rgt - lft > 1 ? 1 : 0,
      old_parent: row.parent,
      parent_menu: row.parent,
      category_menu_image: contentImageUrl(pictures, row.picture, 480),
      category_banner_image: contentImageUrl(pictures, row.banner, 1280),
      category_banner_image_mobile: contentImageUrl(pictures, row.banner, 640),
      ...(focus && { category_banner_focus: focus }),
      disable: row.hidden === true ? 1 : 0,
    };
  });
}
