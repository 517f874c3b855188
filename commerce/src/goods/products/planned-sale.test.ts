import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { loadRows } from '../../catalog/testing/load-rows.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

interface Product {
  readonly id: number;
  readonly status: string;
  readonly own_fields: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;
}
interface Logged {
  readonly id: number;
  readonly kind: string;
  readonly who: string;
  readonly rows: readonly object[];
}

/** Short enough that nobody is signed out meanwhile. */
const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const begin = inMinutes(5);
const end = inMinutes(10);
const row = (code: string, more: object = {}) => ({
  code,
  name: `Vaso ${code}`,
  slug: `det/${code.toLowerCase()}`,
  category: ['Giardino', 'Vasi'],
  published: false,
  description: '<p>Di terracotta.</p>',
  variants: [{ sku: `${code}-A`, price: 12, stock: 4 }],
  ...more,
});
const rows = [row('V1'), row('V2', { description: undefined }), row('V3', { published: true })];

let now: number;
let shop: TestShop;
let owner: Awaited<ReturnType<typeof signedInStaff>>;
beforeEach(async () => {
  now = Date.now();
  shop = await startTestShop(rows, { clock: { now: () => now } });
  await shop.pool.query(
    "insert into media (hash, source, width, height, bytes) values ('f00d', 'staff', 800, 800, 900)",
  );
  await shop.pool.query(`update product set pictures = '[{"hash":"f00d","width":800,"height":800}]'`);
  owner = await signedInStaff(shop, ['owner']);
});
afterEach(() => shop.close());

const read = async (code: string): Promise<Product> => {
  const found = await owner.value<{ rows: { id: number }[] }>('products.list', { text: code });
  return owner.value('products.read', { id: found.rows[0]?.id ?? 0 });
};
const changesOf = ({ fields }: Product, wanted: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(wanted).map(([field, to]) => [field, { from: fields[field], to }]));
const save = async (code: string, wanted: Readonly<Record<string, unknown>>): Promise<Product> => {
  const product = await read(code);
  return owner.value('products.save', { id: product.id, changes: changesOf(product, wanted) });
};
const refusalOf = async (code: string, wanted: Readonly<Record<string, unknown>>) => {
  const product = await read(code);
  const { body } = await owner.call('products.save', { id: product.id, changes: changesOf(product, wanted) });
  return body;
};
const page = (code: string) => `/api/products?slug=det/${code.toLowerCase()}`;
/** The jobs of the shop look at the clock; then the page follows the change log. */
const until = async (code: string, wanted: number) => {
  await shop.commerce.jobs.drain();
  await shop.until(page(code), ({ status }) => status === wanted);
};
const shows = (code: string) => until(code, 200);
const hides = (code: string) => until(code, 404);
const logOf = async (id: number): Promise<readonly Logged[]> =>
  (await owner.value<{ rows: Logged[] }>('activity.list', { record: `product ${id}` })).rows;
const plan = { published: true, offered_from: begin, offered_until: end };

describe('a product with a planned begin and end', () => {
  test('is seen as planned, goes on sale and off it by the clock, and the log says so', async () => {
    const planned = await save('V1', plan);
    expect(planned).toMatchObject({ status: 'scheduled', fields: plan });
    const listed = await owner.value<{ rows: object[] }>('products.list', { status: 'scheduled' });
    expect(listed.rows).toEqual([expect.objectContaining({ code: 'V1', offered_from: begin })]);
    const facets = await owner.value<{ statuses: Record<string, number> }>('products.facets', {});
    expect(JSON.stringify(facets)).toContain('scheduled');
    const { url } = await owner.value<{ url: string }>('products.preview', { id: planned.id });
    const preview = new URL(url).searchParams.get('anteprima_prodotto') ?? '';
    expect((await shop.ask(`${page('V1')}&preview=${preview}`)).text).toContain(`"planned_from":"${begin}"`);
    now = Date.parse(begin) - 1;
    await shop.commerce.jobs.drain();
    expect((await shop.ask(page('V1'))).status).toBe(404);
    now = Date.parse(begin);
    await shows('V1');
    expect(await read('V1')).toMatchObject({ status: 'published', fields: plan });
    const { rows: prices } = await shop.pool.query(
      `select h.valid_from from price_history h join variant v on v.id = h.variant_id where v.sku = 'V1-A'`,
    );
    expect(prices).toHaveLength(1);
    now = Date.parse(end);
    await hides('V1');
    expect(await read('V1')).toMatchObject({
      status: 'withdrawn',
      fields: { published: false, offered_until: end },
    });
    const switched = (await logOf(planned.id)).filter(({ kind }) => kind === 'products.by_date');
    expect(switched.map(({ who, rows: [first] }) => [who, first])).toEqual([
      ['calendar', expect.objectContaining({ from: '"published"', to: '"withdrawn"' })],
      ['calendar', expect.objectContaining({ from: '"scheduled"', to: '"published"' })],
    ]);
  });

  test('what is on sale waits again with a begin to come, and ends with an end alone', async () => {
    expect(await save('V3', { offered_from: begin })).toMatchObject({ status: 'scheduled' });
    await hides('V3');
    expect(await save('V3', { offered_from: null, offered_until: end })).toMatchObject({
      status: 'published',
    });
    await shows('V3');
    now = Date.parse(end) + MINUTE_MS;
    await hides('V3');
    expect(await refusalOf('V3', { published: true })).toMatchObject({
      code: 'staff_product_dates_over',
      field: 'changes.offered_until',
    });
    expect(await save('V3', { published: true, offered_until: null })).toMatchObject({ status: 'published' });
  });

  test('is cancelled, and its plan is taken back by the log, also after its begin', async () => {
    const { id } = await save('V1', plan);
    expect(await save('V1', { published: false, offered_from: null, offered_until: null })).toMatchObject({
      status: 'withdrawn',
    });
    now = Date.parse(begin) + 1;
    await shop.commerce.jobs.drain();
    expect((await shop.ask(page('V1'))).status).toBe(404);
    now = Date.parse(begin) - MINUTE_MS;
    await save('V1', plan);
    now = Date.parse(begin);
    await shows('V1');
    const change = (await logOf(id)).find(({ kind }) => kind === 'products.save')?.id ?? 0;
    expect(await owner.value('activity.undo', { id: change })).toMatchObject({ undone: 3, kept: [] });
    await hides('V1');
    expect(await read('V1')).toMatchObject({
      status: 'withdrawn',
      fields: { published: false, offered_from: null, offered_until: null },
    });
  });

  test('is refused with a sentence while its page is not complete, and with dates that cannot be', async () => {
    const refused = await refusalOf('V2', plan);
    expect(refused).toMatchObject({ code: 'staff_product_plan_incomplete', field: 'changes.offered_from' });
    expect(JSON.stringify(refused)).toContain('Manca: la descrizione.');
    expect(await read('V2')).toMatchObject({ status: 'withdrawn', fields: { offered_from: null } });
    expect(await refusalOf('V1', { ...plan, offered_until: begin })).toMatchObject({
      code: 'staff_product_dates_backwards',
      field: 'changes.offered_until',
    });
    const complete = { ...plan, description_html: '<p>Smaltato.</p>' };
    expect(await save('V2', complete)).toMatchObject({ status: 'scheduled' });
  });

  test('files that are loaded leave it alone, also once it was given back to them', async () => {
    const { id } = await save('V1', plan);
    const again = rows.map((one) => ({ ...one, published: true, short_description: 'Riletto.' }));
    await loadRows(shop, again);
    expect(await read('V1')).toMatchObject({
      status: 'scheduled',
      fields: { short_description: 'Riletto.' },
    });
    const released = await owner.value<Product>('products.release', { id });
    expect(released.own_fields).toEqual(['offered_from', 'offered_until', 'published']);
    await loadRows(
      shop,
      again.map((one) => ({ ...one, short_description: 'Di nuovo.' })),
    );
    expect(await read('V1')).toMatchObject({
      status: 'scheduled',
      fields: { short_description: 'Di nuovo.' },
    });
  });

  test('many at once are not put on sale against their dates', async () => {
    const { id } = await save('V1', plan);
    await save('V1', { published: false });
    const change = { field: 'published', to: true };
    expect(await owner.value('products.bulk_preview', { ids: [id], change })).toMatchObject({
      changed: 0,
      rows: [{ fault: 'dated' }],
    });
  });
});
