import type { ProductVariantTable } from '@casamaestra/contract/staff/product-variants.operations.ts';
import { expect, test } from 'vitest';
import { goodsReadAgain, openSeatShop } from '../../structure/testing/seat-shop.ts';

test('the net content of variants is changed, gives the price per unit, outlives files and is taken back', async () => {
  const seats = await openSeatShop();
  const { person, shop } = seats;
  const { rows } = await person.value<{ rows: { id: number }[] }>('products.list', { text: 'Sedia' });
  const id = rows[0]?.id ?? 0;
  const table = () => person.value<ProductVariantTable>('variants.list', { id });
  expect((await table()).variants[0]?.content).toBeNull();
  const litres = { amount: 2.5, unit: 'l' };
  const change = { sku: 'S-1', content: { from: null, to: litres } };
  const none = { id, options: { from: [], to: [] }, add: [], change: [] };
  const saved = await person.value<{ change: number }>('variants.save', { ...none, change: [change] });
  expect((await table()).variants[0]?.content).toEqual(litres);
  // 10 € for 2,5 l.
  await shop.until('/api/products?slug=det/s-1', ({ text }) => text.includes('"unit_price":{"amount":4'));
  await seats.load(goodsReadAgain);
  expect((await table()).variants[0]?.content).toEqual(litres);
  const other = { sku: 'S-1', content: { from: null, to: { amount: 3, unit: 'l' } } };
  expect(await person.call('variants.save', { ...none, change: [other] })).toMatchObject({
    body: { code: 'changed_meanwhile', field: 'change.0.content' },
  });
  for (const to of [
    { amount: -1, unit: 'l' },
    { amount: 1, unit: 'hl' },
  ])
    expect(
      (
        await person.call('variants.save', {
          ...none,
          change: [{ sku: 'S-1', content: { from: litres, to } }],
        })
      ).body,
    ).toMatchObject({ field: expect.stringContaining('change.0.content') });
  await seats.undo(saved.change);
  expect((await table()).variants[0]?.content).toBeNull();
  await seats.close();
});
