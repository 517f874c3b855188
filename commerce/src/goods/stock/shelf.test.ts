import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { loadRows } from '../../catalog/testing/load-rows.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

const row = {
  code: 'SC',
  name: 'Scaffale da parete',
  category: ['Casa', 'Ripiani'],
  variants: [
    { sku: 'SC-1', price: 20, stock: 3, options: { Colore: 'rosso' } },
    { sku: 'SC-2', price: 20, stock: 3, options: { Colore: 'blu' } },
  ],
};

let shop: TestShop;
let packer: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  shop = await startTestShop([row]);
  packer = await signedInStaff(shop, ['warehouse'], { name: 'Ugo Verdi' });
});
afterAll(() => shop.close());

const shelfOf = async (sku: string) => (await packer.value<{ shelf: string }>('stock.ledger', { sku })).shelf;

test('where a variant lies is said by the warehouse, kept when files are loaded, and taken back', async () => {
  const saved = await packer.value<{ change: number }>('stock.shelf', { sku: 'SC-1', from: '', to: 'A3-12' });
  expect(await shelfOf('SC-1')).toBe('A3-12');
  const late = { sku: 'SC-1', from: '', to: 'B1' };
  const { body } = await packer.call('stock.shelf', late);
  expect(body).toMatchObject({ code: 'changed_meanwhile', facts: { now: 'A3-12', who: 'Ugo Verdi' } });
  expect(await packer.value('stock.shelf', { ...late, to: 'A3-12' })).toMatchObject({ change: null });
  await loadRows(shop, [{ ...row, name: 'Scaffale riletto' }]);
  expect(await shelfOf('SC-1')).toBe('A3-12');
  expect(await packer.value('activity.undo', { id: saved.change })).toMatchObject({ undone: 1 });
  expect(await shelfOf('SC-1')).toBe('');
  expect(await packer.refusal('stock.shelf', { sku: 'MAI', from: '', to: 'A1' })).toBe(
    'staff_variant_unknown',
  );
  const support = await signedInStaff(shop, ['support']);
  expect(await support.refusal('stock.shelf', late)).toBe('staff_not_permitted');
});

test('in the table of variants it is one more cell, and is taken back with the others', async () => {
  const manager = await signedInStaff(shop, ['manager']);
  const { rows } = await manager.value<{ rows: { id: number }[] }>('products.list', { text: 'SC' });
  const id = rows[0]?.id ?? 0;
  const saved = await manager.value<{ change: number; variants: { shelf: string }[] }>('variants.save', {
    id,
    options: { from: ['Colore'], to: ['Colore'] },
    add: [],
    change: [{ sku: 'SC-2', shelf: { from: '', to: 'C7' } }],
  });
  expect(saved.variants.map(({ shelf }) => shelf)).toEqual(['', 'C7']);
  expect(await shelfOf('SC-2')).toBe('C7');
  await manager.value('activity.undo', { id: saved.change });
  expect(await shelfOf('SC-2')).toBe('');
});
