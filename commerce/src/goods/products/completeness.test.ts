import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GoodsRow, StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import { loadRows } from '../../catalog/testing/load-rows.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

const maker = { name: 'Fabbrica SpA', address: 'Via Roma 1, Torino', contact: 'info@fabbrica.example' };
const energy = {
  class: 'C',
  label_url: 'https://shop.example/e.png',
  sheet_url: 'https://shop.example/s.pdf',
};
const whole = (code: string, more: object = {}) => ({
  code,
  name: `Lampada ${code}`,
  category: ['Luce', 'Lampade'],
  short_description: 'Bella',
  description: '<p>Molto bella</p>',
  manufacturer: maker,
  energy,
  variants: [{ sku: `${code}-Ab`, price: 10, stock: 1, weight_kg: 0.4 }],
  ...more,
});
const picture = [{ hash: 'a'.repeat(20), width: 800, height: 600, alt: 'Una lampada' }];

let shop: TestShop;
let owner: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  shop = await startTestShop([]);
  await loadRows(shop, [
    whole('TUTTO'),
    whole('SENZA', { short_description: undefined, description: undefined, manufacturer: undefined }),
    whole('PESO', { variants: [{ sku: 'PESO-1', price: 10, stock: 1 }] }),
    whole('ALTO', { category: ['Luce'] }),
    whole('ETICHETTA', { energy: { class: 'C' } }),
    whole('SPENTA', { energy: undefined }),
  ]);
  owner = await signedInStaff(shop, ['owner']);
  await shop.database
    .updateTable('product')
    .set({ pictures: JSON.stringify(picture) })
    .where('code', '<>', 'SENZA')
    .execute();
});
afterAll(() => shop.close());

const list = async (filter: object) =>
  (await owner.value<{ rows: GoodsRow[]; count: { rows: number } }>('products.list', filter)).rows;
const missing = async () => new Map((await list({})).map((row) => [row.code, row.missing]));

test('each product is told with what it lacks, by the same rules in the list and on its page', async () => {
  const told = await missing();
  expect(Object.fromEntries(told)).toEqual({
    TUTTO: [],
    SPENTA: [],
    SENZA: ['picture', 'description', 'short_description', 'maker'],
    PESO: ['weight'],
    ALTO: ['category'],
    ETICHETTA: ['energy_label'],
  });
  for (const { id, code } of await list({}))
    expect((await owner.value<StaffProduct>('products.read', { id })).missing).toEqual(told.get(code));
});

test('incomplete ones are a filter, which a product leaves when nothing is missing any more', async () => {
  const codes = async () => (await list({ incomplete: true, sort: 'code' })).map(({ code }) => code);
  expect(await codes()).toEqual(['ALTO', 'ETICHETTA', 'PESO', 'SENZA']);
  await shop.database.updateTable('variant').set({ weight_kg: 1 }).where('sku', '=', 'PESO-1').execute();
  expect(await codes()).toEqual(['ALTO', 'ETICHETTA', 'SENZA']);
});

test('a price of zero and a picture without words are missing; a variant out of sale counts for nothing', async () => {
  const put = (set: object) =>
    shop.database.updateTable('variant').set(set).where('sku', '=', 'PESO-1').execute();
  await put({ price_cents: 0 });
  await shop.database
    .updateTable('product')
    .set({ pictures: JSON.stringify([{ ...picture[0], alt: '' }]) })
    .where('code', '=', 'PESO')
    .execute();
  expect((await missing()).get('PESO')).toEqual(['alt', 'price']);
  await put({ retired_at: new Date() });
  expect((await missing()).get('PESO')).toEqual(['alt']);
});

test('a code is found by its beginning whatever the capitals', async () => {
  for (const text of ['tutto-ab', 'TUTTO-A', 'tutto-aB', 'tut'])
    expect((await list({ text })).map(({ code }) => code)).toEqual(['TUTTO']);
  const found = await owner.value<{ id: string }[]>('search', { text: 'tutto-a' });
  expect(found.map(({ id }) => id)).toEqual(['TUTTO-Ab']);
});
