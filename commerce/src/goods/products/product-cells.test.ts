import type { GoodsFacets } from '@casamaestra/contract/staff/goods-facets.operations.ts';
import type { GoodsFilter } from '@casamaestra/contract/staff/goods-filter.ts';
import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadRows } from '../../catalog/testing/load-rows.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import { begun } from '../import/testing/lists.ts';

const row = (code: string, more: object = {}) => ({
  code,
  name: `Sedia ${code}`,
  category: ['Casa', 'Sedie'],
  brand: 'Legnami',
  short_description: 'Bella',
  manufacturer: { name: 'Fabbrica', address: 'Via Roma 1, Torino', contact: 'info@fabbrica.example' },
  variants: [{ sku: code, price: 10, stock: 3, weight_kg: 1 }],
  ...more,
});
const all = { published: 3, in: 3, Legnami: 2, Ferri: 1, Casa: 3, picture: 3, description: 3 };

let shop: TestShop;
let owner: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  shop = await startTestShop([]);
  owner = await signedInStaff(shop, ['owner']);
});
beforeEach(async () => {
  await shop.pool.query('truncate product, category, brand, change_log cascade');
  await loadRows(shop, [row('A1'), row('A2'), row('B1', { category: ['Casa', 'Tavoli'], brand: 'Ferri' })]);
});
afterAll(() => shop.close());

/** The filter of each value of the facets, with its name and count. */
const valuesOf = ({ status, stock, part, brand, category }: GoodsFacets) => [
  ...status.map(({ value, count }) => ({ name: value, filter: { status: value }, count })),
  ...stock.map(({ value, count }) => ({ name: value, filter: { stock: value }, count })),
  ...part.map(({ value, count }) => ({ name: value, filter: { part: value }, count })),
  ...brand.map(({ id, name, count }) => ({ name, filter: { brand: id }, count })),
  ...category.map(({ id, label, count }) => ({ name: label, filter: { category: id }, count })),
];

/** What the facets tell, by the name of each value; the list leaves as many, whether or not a job has folded the cells. */
async function facets(filter: GoodsFilter = {}): Promise<Record<string, number>> {
  const told = valuesOf(await owner.value<GoodsFacets>('products.facets', filter));
  const lists = told.map(async ({ name, filter: chosen }) => {
    const { count } = await owner.value<{ count: { rows: number } }>('products.list', {
      sort: 'code',
      ...filter,
      ...chosen,
    });
    return { name, count: count.rows };
  });
  expect(told.map(({ name, count }) => ({ name, count }))).toEqual(await Promise.all(lists));
  await shop.commerce.jobs.drain();
  expect(valuesOf(await owner.value<GoodsFacets>('products.facets', filter))).toEqual(told);
  return Object.fromEntries(told.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]));
}

const idOf = async (code: string) =>
  (await owner.value<{ rows: { id: number }[] }>('products.list', { sort: 'code', text: code })).rows[0]?.id;
const save = async (code: string, fields: object) => {
  const id = await idOf(code);
  const { fields: seen } = await owner.value<StaffProduct>('products.read', { id });
  const changes = Object.fromEntries(
    Object.entries(fields).map(([name, to]) => [name, { from: seen[name as keyof typeof seen], to }]),
  );
  return owner.value<StaffProduct>('products.save', { id, changes });
};
const known = async (table: 'brand' | 'category', column: string, name: string) =>
  (await shop.pool.query<{ id: number }>(`select id from ${table} where ${column} = $1`, [name])).rows[0]?.id;
const undoLast = async () => {
  const { rows } = await owner.value<{ rows: { id: number }[] }>('activity.list', {});
  await owner.value('activity.undo', { id: rows[0]?.id });
};

test('the last piece counted away, and back again', async () => {
  expect(await facets()).toEqual(all);
  const count = (seen: number, pieces: number) =>
    owner.value('stock.change', { sku: 'A1', act: 'count', seen, pieces });
  await count(3, 0);
  expect(await facets()).toEqual({ ...all, in: 2, out: 1 });
  await count(0, 5);
  expect(await facets()).toEqual(all);
});

test('another category, another brand, out of the shop, each undone', async () => {
  const tables = await known('category', 'label', 'Tavoli');
  await save('A1', { category_id: tables });
  expect(await facets({ category: tables })).toMatchObject({ published: 2, Legnami: 1, Ferri: 1, in: 2 });
  await undoLast();
  await save('A1', { published: false, description_html: '<p>Lunga</p>' });
  expect(await facets()).toEqual({ ...all, published: 2, withdrawn: 1, description: 2 });
  await undoLast();
  const [from, into] = [await known('brand', 'name', 'Ferri'), await known('brand', 'name', 'Legnami')];
  await owner.value('structure.merge', { kind: 'brand', id: from, into });
  expect((await facets({ status: 'published' }))['Legnami']).toBe(3);
  await undoLast();
  expect(await facets()).toEqual(all);
});

test('a product that staff make, and take back', async () => {
  await owner.value('products.create', {
    name: 'Sgabello',
    category_id: await known('category', 'label', 'Sedie'),
    vat_class: 'standard',
    options: [],
    variants: [{ sku: 'NEU', values: [], price: 9.9 }],
  });
  const { Casa, withdrawn } = await facets();
  expect([Casa, withdrawn]).toEqual([4, 1]);
  await undoLast();
  expect(await facets()).toEqual(all);
});

test('imports of a supplier and of a catalogue, and an undo', async () => {
  await begun(owner, 'SKU;Giacenza;Prezzo scontato\nA1;0;8\n');
  await shop.commerce.jobs.drain();
  expect(await facets()).toEqual({ ...all, in: 2, out: 1 });
  await undoLast();
  expect(await facets()).toEqual(all);
  await loadRows(shop, [
    row('A1', {
      brand: 'Ferri',
      variants: [{ sku: 'A1', price: 10, stock: 0, weight_kg: 1 }],
    }),
    row('C1', { brand: 'Nuova' }),
  ]);
  expect(await facets()).toMatchObject({ published: 4, out: 1, Legnami: 1, Ferri: 2, Nuova: 1 });
  expect(await facets({ text: 'sedia', stock: 'in' })).toMatchObject({ published: 3, Nuova: 1 });
});

test('a reduced price, and its undo', async () => {
  const { variants } = await owner.value<StaffProduct>('products.read', { id: await idOf('B1') });
  const from = variants[0]?.prices;
  await owner.value('prices.save', { sku: 'B1', from, to: { ...from, sale_price: 8 } });
  expect(await facets({ reduced: true })).toEqual({
    published: 1,
    in: 1,
    Ferri: 1,
    Casa: 1,
    picture: 1,
    description: 1,
  });
  await undoLast();
  expect(await facets({ reduced: true })).toEqual({});
});

test('goods of before the cells count until and after they have their place', async () => {
  await shop.pool.query('update product_figure set status = null, category_id = null, reduced = null');
  expect(await facets()).toEqual(all);
  const { rows } = await shop.pool.query('select product_id from product_figure where status is null');
  expect(rows).toEqual([]);
});
