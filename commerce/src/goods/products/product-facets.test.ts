import type { GoodsFacets } from '@casamaestra/contract/staff/goods-facets.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadRows } from '../../catalog/testing/load-rows.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

const row = (code: string, category: string[], brand: string | undefined, more: object = {}) => ({
  code,
  name: `Articolo ${code}`,
  category,
  brand,
  short_description: 'Breve',
  description: '<p>Lunga</p>',
  manufacturer: { name: 'Fabbrica', address: 'Via Roma 1, Torino', contact: 'info@fabbrica.example' },
  variants: [{ sku: code, price: 10, stock: 1, weight_kg: 1 }],
  ...more,
});
const soldOut = (code: string) => ({ variants: [{ sku: code, price: 10, stock: 0, weight_kg: 1 }] });

let shop: TestShop;
let owner: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  shop = await startTestShop([]);
  await loadRows(shop, [
    row('A1', ['Casa', 'Sedie'], 'Legnami'),
    row('A2', ['Casa', 'Sedie'], 'Legnami', soldOut('A2')),
    row('A3', ['Casa', 'Tavoli'], 'Ferri', { published: false }),
    row('B1', ['Giardino', 'Vasi'], 'Ferri', { short_description: undefined }),
    row('B2', ['Giardino', 'Vasi'], undefined, { ...soldOut('B2'), description: undefined }),
  ]);
  owner = await signedInStaff(shop, ['owner']);
});
afterAll(() => shop.close());

/** Each value by its name with its count; those of zero are left out. */
const facets = async (filter: object = {}) => {
  const found = await owner.value<GoodsFacets>('products.facets', filter);
  const counts = (all: readonly { readonly count: number }[], nameOf: (one: never) => string) =>
    Object.fromEntries(all.filter(({ count }) => count > 0).map((one) => [nameOf(one as never), one.count]));
  return {
    status: counts(found.status, ({ value }: { value: string }) => value),
    stock: counts(found.stock, ({ value }: { value: string }) => value),
    part: counts(found.part, ({ value }: { value: string }) => value),
    brand: counts(found.brand, ({ name }: { name: string }) => name),
    category: counts(found.category, ({ label }: { label: string }) => label),
  };
};
const idOf = async (table: 'brand' | 'category', name: string) => {
  const column = table === 'brand' ? 'name' : 'label';
  const { rows } = { rows: await shop.database.selectFrom(table).selectAll().execute() };
  return rows.find((one) => (one as unknown as Record<string, unknown>)[column] === name)?.id ?? 0;
};
const listed = async (filter: object) =>
  (await owner.value<{ rows: { code: string }[] }>('products.list', { ...filter, sort: 'code' })).rows.map(
    ({ code }) => code,
  );

test('each value is told with what it leaves of all products', async () => {
  expect(await facets()).toEqual({
    status: { published: 4, withdrawn: 1 },
    stock: { in: 3, out: 2 },
    part: { picture: 5, short_description: 1, description: 1 },
    brand: { Legnami: 2, Ferri: 2 },
    category: { Casa: 3, Giardino: 2 },
  });
});

test('a filter narrows all facets but its own, which shows what else could be chosen', async () => {
  const [casa, ferri] = [await idOf('category', 'Casa'), await idOf('brand', 'Ferri')];
  expect(await facets({ category: casa })).toMatchObject({
    category: { Sedie: 2, Tavoli: 1 },
    brand: { Legnami: 2, Ferri: 1 },
    stock: { in: 2, out: 1 },
  });
  expect(await facets({ brand: ferri })).toMatchObject({
    brand: { Legnami: 2, Ferri: 2 },
    status: { published: 1, withdrawn: 1 },
    category: { Casa: 1, Giardino: 1 },
    part: { picture: 2, short_description: 1 },
  });
  expect(await facets({ stock: 'in', status: 'published' })).toMatchObject({
    stock: { in: 2, out: 2 },
    status: { published: 2, withdrawn: 1 },
    brand: { Legnami: 1, Ferri: 1 },
  });
  expect(await facets({ part: 'description' })).toMatchObject({
    part: { picture: 5, description: 1, short_description: 1 },
    category: { Giardino: 1 },
  });
  expect(await facets({ text: 'B' })).toMatchObject({ category: { Giardino: 2 }, stock: { in: 1, out: 1 } });
});

test.each<[string, object, readonly string[]]>([
  ['stock', { stock: 'out' }, ['A2', 'B2']],
  ['both', { stock: 'in', part: 'picture' }, ['A1', 'A3', 'B1']],
  ['stock with status', { stock: 'in', status: 'withdrawn' }, ['A3']],
  ['a missing part', { part: 'short_description' }, ['B1']],
])('the list leaves as many as told: %s', async (_, filter, codes) => {
  expect(await listed(filter)).toEqual(codes);
  const { count } = await owner.value<{ count: object }>('products.list', filter);
  expect(count).toEqual({ rows: codes.length, exact: true });
});

test('the list by brand, and what costs forbid', async () => {
  expect(await listed({ brand: await idOf('brand', 'Legnami') })).toEqual(['A1', 'A2']);
  const reader = await signedInStaff(shop, ['content']);
  expect(await reader.refusal('products.facets', { below_cost: true })).toBe('staff_not_permitted');
});

test('beside words of more than 10,000 products counts are estimated, and said to be', async () => {
  const { rows } = await shop.pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = 'product' and is_generated = 'NEVER'
      and column_name not in ('id', 'code', 'slug', 'name', 'brand_id', 'published')`,
  );
  const same = rows.map(({ column_name: name }) => `"${name}"`).join(', ');
  await shop.pool.query(`insert into product (code, slug, name, brand_id, published, ${same})
    select 'M' || n, 'molla-' || n, 'Molla ' || n, case when n % 4 = 0 then brand_id end, n % 3 > 0, ${same}
      from product, generate_series(1, 12000) n where code = 'A1'`);
  expect(await owner.value<GoodsFacets>('products.facets', {})).toMatchObject({ exact: true });
  expect(await owner.value<GoodsFacets>('products.facets', { text: 'articolo' })).toMatchObject({
    exact: true,
  });
  const { exact, status, stock, brand } = await owner.value<GoodsFacets>('products.facets', {
    text: 'molla',
  });
  expect(exact).toBe(false);
  const near = (share: number) => ({ min: 12_000 * share * 0.85, max: 12_000 * share * 1.15 });
  for (const [told, { min, max }] of [
    [status.find(({ value }) => value === 'published')?.count, near(2 / 3)],
    [status.find(({ value }) => value === 'withdrawn')?.count, near(1 / 3)],
    [brand[0]?.count, near(1 / 4)],
    [stock.find(({ value }) => value === 'out')?.count, near(1)],
  ] as const) {
    expect(told).toBeGreaterThan(min);
    expect(told).toBeLessThan(max);
  }
});
