import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import { bologna, messageOf, startCheckoutShop, toolShop } from './testing/checkout-shop.ts';
import type { CheckoutShop } from './testing/checkout-shop.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop(toolShop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of ['search_choice', 'search_order', 'order_line'] as const)
    await shop.database.deleteFrom(table).execute();
});

interface Buying {
  readonly term?: string;
  readonly buyer?: number;
  readonly sku?: string;
  readonly found?: string;
}

/** An order of one piece by somebody who had typed `term`; its number. */
async function buy({ term = 'trapano', buyer = 1, sku = 'TR-1', found = sku }: Buying = {}): Promise<string> {
  const order = await shop.order(
    { [sku]: 1 },
    {
      email: `buyer${buyer}@esempio.it`,
      phone: `333 123456${buyer}`,
      shipping_address: { ...bologna, address_line1: `Via Po ${buyer}` },
      searches: [{ sku: found, term }],
    },
  );
  const placed = messageOf(await shop.place(order), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  await shop.commerce.jobs.drain();
  return placed.order_number;
}
const become = async (state: 'paid' | 'shipped' | 'delivered' | 'cancelled', ...numbers: string[]) => {
  await shop.database.updateTable('shop_order').set({ state }).where('number', 'in', numbers).execute();
  await shop.commerce.jobs.drain();
};
const counted = () => shop.database.selectFrom('search_choice').select(['term', 'opens', 'buys']).execute();
const waiting = () => shop.database.selectFrom('search_order').select('term').execute();

describe('what is bought after a search', () => {
  test('counts once the goods have left, and then nothing tells which order it was', async () => {
    const number = await buy({ term: 'Trapani' });
    expect(await waiting()).toHaveLength(1);
    await become('paid', number);
    expect(await counted()).toEqual([]);
    await become('shipped', number);
    expect(await counted()).toMatchObject([{ opens: 0, buys: 1 }]);
    expect(await waiting()).toEqual([]);
    await become('delivered', number);
    expect(await counted()).toMatchObject([{ buys: 1 }]);
  });

  test('a cancelled order does not count, nor one that is never paid', async () => {
    await become('cancelled', await buy());
    expect([await counted(), await waiting()]).toEqual([[], []]);
    await buy({ buyer: 2 });
    await shop.database.updateTable('search_order').set({ day: '2020-01-01' }).execute();
    await shop.commerce.jobs.drain();
    expect([await counted(), await waiting()]).toEqual([[], []]);
  });

  test.each<[string, Buying]>([
    ['words that do not find the product', { term: 'martello' }],
    ['no words', { term: ' ? ' }],
    ['an article the order does not hold', { found: 'MA-1', term: 'martello' }],
  ])('a browser is not believed: %s', async (_title, buying) => {
    await become('shipped', await buy(buying));
    expect([await counted(), await waiting()]).toEqual([[], []]);
  });

  test('who buys the same again counts once, whatever address of mail or phone is given', async () => {
    const first = await buy();
    const second = await buy();
    await become('shipped', first, second);
    expect(await counted()).toMatchObject([{ buys: 1 }]);
    const other = await buy({ buyer: 2 });
    await shop.database
      .updateTable('shop_order')
      .set({ phone: '+393331234561' })
      .where('number', 'in', [first, second, other])
      .execute();
    await become('shipped', other);
    expect(await counted()).toMatchObject([{ buys: 1 }]);
    await become('shipped', await buy({ buyer: 3 }));
    expect(await counted()).toMatchObject([{ buys: 2 }]);
  });

  test('what was nearly given away does not count', async () => {
    const number = await buy();
    await shop.database
      .updateTable('order_line')
      .set({ discount_cents: 9_000 })
      .where('sku', '=', 'TR-1')
      .execute();
    await become('shipped', number);
    expect(await counted()).toEqual([]);
  });
});
