import type { ProductVariantTable } from '@casamaestra/contract/staff/product-variants.operations.ts';
import type { StaffRecall } from '@casamaestra/contract/staff/staff-recalls.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadRows } from '../../catalog/testing/load-rows.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import { product, tried } from './testing/lists.ts';
import type { Person, ReadImport } from './testing/lists.ts';

type Variants = Parameters<typeof loadRows>[1][number]['variants'];
const paint = (more: Variants = []) => ({
  ...product('PITTURA', 20),
  variants: [
    { sku: 'PITTURA-5', price: 20, stock: 9, options: { Misura: '5 l' } },
    { sku: 'PITTURA-14', price: 50, stock: 2, options: { Misura: '14 l' } },
    ...more,
  ],
});

let shop: TestShop;
let person: Person;
beforeAll(async () => {
  shop = await startTestShop([product('RIC-1', 10), product('RIC-2', 10), product('RIC-3', 10), paint()]);
  person = await signedInStaff(shop, ['owner'], { name: 'Ada Bianchi' });
});
afterAll(() => shop.close());

const recall = (code: string) =>
  person.value<{ id: number }>('recalls.announce', {
    code,
    sku: null,
    lot: '',
    notice: 'Pericolo: i vapori fanno male.\n\nChe cosa fare: chiudi il barattolo.',
  });
const sold = async (sku: string) => {
  const { rows } = await shop.pool.query<{ stock: number; price: number }>(
    'select stock, price_cents as price from variant where sku = $1',
    [sku],
  );
  return rows[0];
};
const read = (id: number) => person.value<ReadImport>('imports.read', { id });

test('pieces of recalled goods are left out of a list: told in its trial and in its result, the rest is written', async () => {
  await recall('RIC-1');
  const { one, seen } = await tried(person, 'SKU;Prezzo;Giacenza\nRIC-1;11;5\nRIC-2;10;4\n');
  expect(seen).toMatchObject({
    changed: 2,
    bad: 1,
    bad_rows: [{ line: 2, code: 'RIC-1', field: 'stock', value: '5', fault: 'recalled' }],
  });
  const { rows } = await person.value<{ rows: object[] }>('imports.faults', { id: one.id });
  expect(rows).toMatchObject([{ fault: 'recalled', cells: ['RIC-1', '11', '5'] }]);
  await person.value('imports.start', { id: one.id, fingerprint: seen.fingerprint });
  await shop.commerce.jobs.drain();
  const done = await read(one.id);
  expect(done).toMatchObject({ state: 'done', total: 3, done: 2, skipped: 1 });
  expect(done.left).toEqual([{ sku: 'RIC-1', outcome: 'recalled' }]);
  expect(await sold('RIC-1')).toEqual({ stock: 0, price: 1100 });
  expect(await sold('RIC-2')).toEqual({ stock: 4, price: 1000 });
  const log = await person.value<{ rows: object[] }>('activity.list', { record: 'variant RIC-1' });
  expect(log.rows[0]).toMatchObject({
    kind: 'imports.apply',
    rows: [
      { record: 'variant RIC-1', field: 'price' },
      { record: 'variant RIC-2', field: 'stock' },
    ],
  });
  await person.value('activity.undo', { id: done.change });
  expect(await sold('RIC-1')).toEqual({ stock: 0, price: 1000 });
});

test('goods that were recalled after the trial are left alone, and that is told', async () => {
  await shop.pool.query("update variant set stock = 0 where sku = 'RIC-3'");
  const { one, seen } = await tried(person, 'SKU;Giacenza\nRIC-3;7\n');
  expect(seen).toMatchObject({ changed: 1, bad: 0 });
  await person.value('imports.start', { id: one.id, fingerprint: seen.fingerprint });
  await recall('RIC-3');
  await shop.commerce.jobs.drain();
  const done = await read(one.id);
  expect(done).toMatchObject({ state: 'done', done: 0, change: null });
  expect(done.left).toEqual([{ sku: 'RIC-3', outcome: 'recalled' }]);
});

test('a variant made meanwhile, by a person or a file, is held with the others and sold once the recall ends', async () => {
  const { id } = await recall('PITTURA');
  const goods = await shop.pool.query<{ id: number }>("select id from product where code = 'PITTURA'");
  const saving = {
    id: goods.rows[0]?.id,
    options: { from: ['Misura'], to: ['Misura'] },
    add: [{ sku: 'PITTURA-2', gtin: '', values: ['2 l'], price: 25, stock: 6, weight_kg: null }],
    change: [],
  };
  const table = await person.value<ProductVariantTable>('variants.save', saving);
  expect(table.variants.find(({ sku }) => sku === 'PITTURA-2')).toMatchObject({ stock: 0, on_sale: true });
  const one = { sku: 'PITTURA-1', price: 6, stock: 3, options: { Misura: '1 l' } };
  await loadRows(shop, [paint([one])]);
  expect(await sold('PITTURA-1')).toMatchObject({ stock: 0 });
  const held = async () => (await person.value<StaffRecall[]>('recalls.list')).find((own) => own.id === id);
  expect(await held()).toMatchObject({ pieces: 9 + 2 + 6 + 3 });
  // The file again, and an ordinary product beside: nothing is held twice, and what is not recalled comes in sale.
  await loadRows(shop, [paint([one]), product('NUOVO', 5)]);
  expect(await held()).toMatchObject({ pieces: 20 });
  expect(await sold('NUOVO')).toMatchObject({ stock: 9 });
  await person.value('recalls.end', { id, reason: 'Difetto corretto', sell_again: true });
  expect(await sold('PITTURA-2')).toMatchObject({ stock: 6 });
  expect(await sold('PITTURA-1')).toMatchObject({ stock: 3 });
});
