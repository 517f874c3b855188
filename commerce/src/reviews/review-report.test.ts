import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageOf, startCheckoutShop, toolShop } from '../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../checkout/testing/checkout-shop.ts';
import { registerCustomer } from '../customers/testing/register-customer.ts';
import { signedInStaff } from '../staff/testing/staff-browser.ts';

interface History {
  published: number;
  refused: number;
  reviews: { id: number; title: string; state: string; refused_because: string | null }[];
}
interface Report {
  published: number;
  refused: number;
  waiting: number;
  reasons: { reason: string; count: number; stars: number }[];
}

let shop: CheckoutShop;
let support: Awaited<ReturnType<typeof signedInStaff>>;
let products: number[];
beforeAll(async () => {
  shop = await startCheckoutShop(toolShop);
  support = await signedInStaff(shop, ['support']);
  const rows = await shop.database.selectFrom('product').select('id').orderBy('id').execute();
  products = rows.map(({ id }) => id);
});
afterAll(() => shop.close());

interface Written {
  readonly title: string;
  readonly rating?: number;
  readonly state?: 'waiting' | 'published' | 'refused';
  readonly because?: string;
  readonly days?: number;
  readonly customer?: number;
  readonly order?: number;
  readonly product?: number;
}

async function write({ title, days = 1, state = 'waiting', ...some }: Written): Promise<number> {
  const at = new Date(Date.now() - days * 24 * 3_600_000);
  const { id } = await shop.database
    .insertInto('review')
    .values({
      product_id: products[some.product ?? 0] ?? 0,
      customer_id: some.customer ?? null,
      order_id: some.order ?? null,
      author: 'Ada B.',
      rating: some.rating ?? 3,
      title,
      verified: false,
      state,
      refused_because: some.because ?? null,
      updated_at: at,
      moderated_at: state === 'waiting' ? null : at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function orderOf(email: string): Promise<number> {
  const placed = messageOf(await shop.place(await shop.order({ 'PI-5': 1 }, { email })), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  const { id } = await shop.database
    .selectFrom('shop_order')
    .select('id')
    .where('number', '=', placed.order_number)
    .executeTakeFirstOrThrow();
  return id;
}

const history = (id: number) => support.value<History>('reviews.author', { id });
const report = (days: number) => support.value<Report>('reviews.report', { days });

test('what the author of a review wrote before is told, by account and by the address of orders', async () => {
  const { customerId } = await registerCustomer(shop, { email: 'ada@esempio.it' });
  const inHand = await write({ title: 'Adesso', customer: customerId });
  expect(await history(inHand)).toEqual({ published: 0, refused: 0, reviews: [] });
  await write({ title: 'Prima', customer: customerId, product: 1, state: 'published', days: 9 });
  const refused = { state: 'refused', because: 'Contiene offese.' } as const;
  await write({ title: 'Male', customer: customerId, product: 2, days: 5, ...refused });
  await write({ title: 'Di un altro', product: 1, state: 'published' });
  const told = await history(inHand);
  expect(told).toMatchObject({ published: 1, refused: 1 });
  expect(told.reviews.map(({ title, refused_because: because }) => [title, because])).toEqual([
    ['Male', 'Contiene offese.'],
    ['Prima', null],
  ]);

  const first = await orderOf('ospite@esempio.it');
  const second = await orderOf('Ospite@esempio.it');
  const guest = await write({ title: 'Ospite uno', order: first });
  await write({ title: 'Ospite due', order: second, product: 1, state: 'published' });
  expect((await history(guest)).reviews.map(({ title }) => title)).toEqual(['Ospite due']);
  expect(await support.refusal('reviews.author', { id: 999_999 })).toBe('staff_review_unknown');
});

test('the reasons of refusals are counted, whatever their capitals, with the stars they met', async () => {
  await shop.database.deleteFrom('review').execute();
  const refused = (because: string, rating: number, days: number) =>
    write({ title: because, state: 'refused', because, rating, days });
  await refused('È pubblicità.', 1, 2);
  await refused(' è  PUBBLICITÀ.', 2, 3);
  await refused('Contiene offese.', 5, 4);
  await refused('Contiene dati personali.', 5, 100);
  await write({ title: 'Buona', state: 'published', days: 2 });
  await write({ title: 'Nuova' });
  const lately = await report(30);
  expect(lately).toMatchObject({ published: 1, refused: 3, waiting: 1 });
  expect(lately.reasons.map(({ reason, count, stars }) => [reason.toLowerCase(), count, stars])).toEqual([
    [expect.stringContaining('pubblicità.'), 2, 1.5],
    ['contiene offese.', 1, 5],
  ]);
  expect((await report(365)).reasons).toHaveLength(3);
  expect(await support.refusal('reviews.report', { days: 7 })).not.toBe('');
  const warehouse = await signedInStaff(shop, ['warehouse']);
  expect(await warehouse.refusal('reviews.report', { days: 30 })).toBe('staff_not_permitted');
  expect(await warehouse.refusal('reviews.author', { id: 1 })).toBe('staff_not_permitted');
});
