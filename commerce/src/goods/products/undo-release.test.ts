import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { loadRows } from '../../catalog/testing/load-rows.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

const row = (name: string, price: number) => ({
  code: 'U1',
  name,
  category: ['Casa', 'Prove'],
  variants: [{ sku: 'U1', price, stock: 9 }],
});

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([row('Mensola', 20)]);
});
afterAll(() => shop.close());

test('what was given back to the files is the shop’s own again, with what it says by now', async () => {
  const owner = await signedInStaff(shop, ['owner']);
  const { rows } = await owner.value<{ rows: { id: number }[] }>('products.list', { text: 'U1' });
  const id = rows[0]?.id ?? 0;
  interface Read {
    readonly own_fields: readonly string[];
    readonly fields: { readonly name: string };
    readonly variants: readonly { readonly own_prices: boolean; readonly prices: object }[];
  }
  const read = () => owner.value<Read>('products.read', { id });
  await owner.value('products.save', { id, changes: { name: { from: 'Mensola', to: 'Mensola bella' } } });
  const [variant] = (await read()).variants;
  await owner.value('prices.save', {
    sku: 'U1',
    from: variant?.prices,
    to: { ...variant?.prices, price: 22 },
  });
  await owner.value('products.release', { id });
  expect(await read()).toMatchObject({ own_fields: [], variants: [{ own_prices: false }] });
  await loadRows(shop, [row('Mensola del file', 21)]);
  expect((await read()).fields.name).toBe('Mensola del file');
  const log = await owner.value<{ rows: { id: number; kind: string }[] }>('activity.list', {
    record: `product ${id}`,
  });
  const released = log.rows.find(({ kind }) => kind === 'products.release');
  expect(await owner.value('activity.undo', { id: released?.id })).toMatchObject({ undone: 2, kept: [] });
  await loadRows(shop, [row('Di nuovo dal file', 23)]);
  expect(await read()).toMatchObject({
    own_fields: ['name'],
    fields: { name: 'Mensola del file' },
    variants: [{ own_prices: true, prices: { price: 21 } }],
  });
});
