import type { GoodsRow, StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadRows } from '../../catalog/testing/load-rows.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import { begun } from '../import/testing/lists.ts';

const maker = { name: 'Fabbrica SpA', address: 'Via Roma 1, Torino', contact: 'info@fabbrica.example' };
const whole = (code: string, more: object = {}) => ({
  code,
  name: `Lampada ${code}`,
  category: ['Luce', 'Lampade'],
  short_description: 'Bella',
  description: '<p>Molto bella</p>',
  manufacturer: maker,
  variants: [
    { sku: `${code}-A`, options: { Colore: 'Rosso' }, price: 10, stock: 1, weight_kg: 0.4 },
    { sku: `${code}-B`, options: { Colore: 'Blu' }, price: 10, stock: 0, weight_kg: 0.4 },
  ],
  ...more,
});
const hash = 'a'.repeat(20);
const picture = [{ hash, width: 800, height: 600, alt: 'Una lampada' }];

let shop: TestShop;
let owner: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  shop = await startTestShop([]);
  owner = await signedInStaff(shop, ['owner']);
  await shop.database
    .insertInto('media')
    .values({ hash: hash, source: 'file', width: 800, height: 600, bytes: 1 })
    .execute();
});
afterAll(() => shop.close());

const list = async (filter: object = {}) =>
  (await owner.value<{ rows: GoodsRow[] }>('products.list', { sort: 'code', ...filter })).rows;
const codes = async (filter: object) => (await list(filter)).map(({ code }) => code);
const missing = async (code: string) => (await list({ text: code }))[0]?.missing;
const withoutStock = () => codes({ lacks: 'stock' });
const idOf = async (code: string) => (await list({ text: code }))[0]?.id ?? 0;

/** A product of a test, in the shop, that lacks nothing but what is said. */
async function made(code: string, more: object = {}, lacks: readonly string[] = []): Promise<number> {
  await loadRows(shop, [whole(code, more)]);
  await shop.pool.query('update product set pictures = $1 where code = $2', [JSON.stringify(picture), code]);
  expect(await missing(code)).toEqual(lacks);
  return idOf(code);
}

/** Takes the last change back. */
async function undoLast(): Promise<void> {
  const { rows } = await owner.value<{ rows: { id: number }[] }>('activity.list', {});
  await owner.value('activity.undo', { id: rows[0]?.id });
}

describe('what a product lacks, and whether it is in stock, follows', () => {
  test('what staff save of it, and what they take back', async () => {
    const id = await made('SAL');
    const { fields } = await owner.value<StaffProduct>('products.read', { id });
    const changes = {
      short_description: { from: fields.short_description, to: '' },
      pictures: { from: fields.pictures, to: [] },
    };
    const saved = await owner.value<StaffProduct>('products.save', { id, changes });
    expect(saved.missing).toEqual(['picture', 'short_description']);
    expect(await codes({ incomplete: true, text: 'SAL' })).toEqual(['SAL']);
    expect(await codes({ lacks: 'picture', text: 'SAL' })).toEqual(['SAL']);
    await undoLast();
    expect(await missing('SAL')).toEqual([]);
    expect(await codes({ incomplete: true, text: 'SAL' })).toEqual([]);
  });

  test('the price of a variant', async () => {
    await made('PRE');
    await shop.pool.query("update variant set price_cents = 0 where sku = 'PRE-B'");
    expect(await missing('PRE')).toEqual(['price']);
    const { variants } = await owner.value<StaffProduct>('products.read', { id: await idOf('PRE') });
    const { prices } = variants.find(({ sku }) => sku === 'PRE-B') ?? {};
    await owner.value('prices.save', { sku: 'PRE-B', from: prices, to: { ...prices, price: 12 } });
    expect(await missing('PRE')).toEqual([]);
  });

  test('pieces that staff count, and a variant taken out of sale or put back', async () => {
    const id = await made('PEZ');
    const count = (sku: string, seen: number, pieces: number) =>
      owner.value('stock.change', { sku, act: 'count', seen, pieces });
    expect(await withoutStock()).not.toContain('PEZ');
    await count('PEZ-A', 1, 0);
    expect(await withoutStock()).toContain('PEZ');
    await count('PEZ-B', 0, 3);
    expect(await withoutStock()).not.toContain('PEZ');
    const options = ['Colore'];
    const onSale = (to: boolean) =>
      owner.value('variants.save', {
        id,
        options: { from: options, to: options },
        add: [],
        change: [{ sku: 'PEZ-B', on_sale: { from: !to, to } }],
      });
    await onSale(false);
    expect(await withoutStock()).toContain('PEZ');
    await onSale(true);
    expect(await withoutStock()).not.toContain('PEZ');
    await undoLast();
    expect(await withoutStock()).toContain('PEZ');
  });

  test('files of the catalogue, whose new rows are written without other triggers', async () => {
    const heavy = whole('FIL').variants.map((variant) => ({ ...variant, stock: 0 }));
    const light = heavy.map((variant) => ({ ...variant, weight_kg: undefined }));
    await loadRows(shop, [whole('FIL', { variants: light, description: undefined })]);
    const unreckoned = await shop.pool.query(
      'select code from product where id not in (select product_id from product_figure)',
    );
    expect(unreckoned.rows).toEqual([]);
    expect(await missing('FIL')).toEqual(['picture', 'description', 'weight']);
    expect(await withoutStock()).toContain('FIL');
    await loadRows(shop, [whole('FIL', { variants: [{ ...heavy[0], stock: 2 }] })]);
    expect(await missing('FIL')).toEqual(['picture']);
    expect(await withoutStock()).not.toContain('FIL');
  });

  test('a list of a supplier, and its undo', async () => {
    await made('LIS', { variants: [{ sku: 'LIS', price: 10, stock: 4 }] }, ['weight']);
    await begun(owner, 'SKU;Giacenza;Peso\nLIS;0;1,5\n');
    await shop.commerce.jobs.drain();
    expect(await missing('LIS')).toEqual([]);
    expect(await withoutStock()).toContain('LIS');
    await undoLast();
    expect(await missing('LIS')).toEqual(['weight']);
    expect(await withoutStock()).not.toContain('LIS');
  });

  test('a category that gets its first subcategory, and loses its last', async () => {
    await made('CAT', { category: ['Sole'] });
    const { id: parent } = await shop.database
      .selectFrom('category')
      .select('id')
      .where('label', '=', 'Sole')
      .executeTakeFirstOrThrow();
    await shop.pool.query(
      "insert into category (parent_id, label, path, url) values ($1, 'Tende', '{Sole,Tende}', 'sole,tende')",
      [parent],
    );
    expect(await missing('CAT')).toEqual(['category']);
    await shop.pool.query("delete from category where label = 'Tende'");
    expect(await missing('CAT')).toEqual([]);
  });
});

/** A session waits for another, or its statement is over. */
async function standsStill(pid: number): Promise<boolean> {
  const { rows } = await shop.pool.query<{ still: boolean }>(
    `select state = 'idle in transaction' and query like '%DUE-B%' or wait_event_type = 'Lock' as still
       from pg_stat_activity where pid = $1`,
    [pid],
  );
  return rows[0]?.still === true;
}

test('two who sell the last pieces of two variants at once leave none', async () => {
  await made('DUE', {
    variants: whole('DUE').variants.map((variant) => ({ ...variant, stock: 1 })),
  });
  const [one, other] = await Promise.all([shop.pool.connect(), shop.pool.connect()]);
  try {
    await one.query('begin');
    await other.query('begin');
    await one.query("update variant set stock = 0 where sku = 'DUE-A'");
    const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
    const waiting = other.query("update variant set stock = 0 where sku = 'DUE-B'");
    await expect.poll(() => standsStill(rows[0]?.pid ?? 0)).toBe(true);
    await one.query('commit');
    await waiting;
    await other.query('commit');
  } finally {
    one.release();
    other.release();
  }
  expect(await withoutStock()).toContain('DUE');
});
