import { describe, expect, it } from 'vitest';
import { menuTree } from './menu-tree.ts';

const row = (name: string, parent: string | null, more: object = {}) => ({
  name,
  creation: '2026-01-01',
  docstatus: 0,
  label: name,
  order: 0,
  title: null,
  url: `/shop?category=${name}`,
  description: null,
  lft: 0,
  rgt: 0,
  is_group: 0,
  old_parent: null,
  parent_menu: parent,
  category_menu_image: null,
  category_banner_image: null,
  category_banner_image_mobile: null,
  disable: 0,
  ...more,
});
const labels = (nodes: ReturnType<typeof menuTree>): unknown =>
  nodes.map((node) => [node.label, labels(node.children)]);

describe('L03 category menu from the flat list', () => {
  it('hangs rows under their parent in the given order', () => {
    const rows = [
      row('Seghe', 'Utensili'),
      row('Giardino', null, { order: 2 }),
      row('Utensili', null, { order: 1 }),
    ];
    expect(labels(menuTree(rows))).toEqual([
      ['Utensili', [['Seghe', []]]],
      ['Giardino', []],
    ]);
  });

  it('hides disabled rows with everything below them', () => {
    const rows = [row('Utensili', null, { disable: 1 }), row('Seghe', 'Utensili'), row('Giardino', '')];
    expect(labels(menuTree(rows))).toEqual([['Giardino', []]]);
  });

  it('survives orphans and circles', () => {
    expect(menuTree([row('A', 'B'), row('B', 'A'), row('C', 'nowhere')])).toEqual([]);
    expect(labels(menuTree([row('A', null), row('A', 'A'), row('B', 'A')]))).toEqual([['A', [['B', []]]]]);
  });

  it('links to one address per category, inside the shop', () => {
    const address = (url: string) => menuTree([row('A', null, { url })])[0]?.url;
    expect(address('shop?category=A')).toBe('/shop?category=A');
    expect(address('/shop?category=A&category_detail=A%20b')).toBe('/shop?category=A');
    expect(address('')).toBe('/shop');
    expect(address('https://blog.example/')).toBe('https://blog.example/');
  });
});
