import {
  confirmOrderOperation,
  resendConfirmationOperation,
  trackOrderOperation,
} from '@casamaestra/contract/orders/orders.operations.ts';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { PlaceOrderInput } from '@casamaestra/contract/checkout/place-order.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerCustomer } from '../customers/testing/register-customer.ts';
import { messageOf, startCheckoutShop } from './testing/checkout-shop.ts';
import type { CheckoutShop, Placed } from './testing/checkout-shop.ts';

const HOUR = 3_600_000;
let ahead = 0;
const clock = { now: () => Date.now() + ahead };
const variant = (sku: string, price: number, stock: number) => ({ sku, price, stock, weight_kg: 1 });
/** A number of articles with the given stock each. */
const articles = (code: string, count: number, stock: number) =>
  Array.from({ length: count }, (_, n) => ({
    code: `${code}${n}`,
    name: `Vaso ${code} ${n}`,
    category: ['Vasi'],
    variants: [variant(`${code}-${n}`, 1, stock)],
  }));
const oneOfEach = (code: string, from: number, to: number) =>
  Object.fromEntries(Array.from({ length: to - from }, (_, n) => [`${code}-${from + n}`, 1]));
let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop(
    [
      { code: 'VI', name: 'Viti', category: ['Ferramenta'], variants: [variant('VI-1', 2, 100_000)] },
      { code: 'CU', name: 'Cucina', category: ['Cucine'], variants: [variant('CU-1', 9_000, 100_000)] },
      { code: 'LA', name: 'Lampada', category: ['Luce'], variants: [variant('LA-1', 10, 40)] },
      ...articles('VA', 62, 1000),
      ...articles('RA', 31, 1),
    ],
    { clock, environment: { ORDER_LIMITS_TIMES: '1' } },
  );
});
afterAll(() => shop.close());

let people = 0;
/** A new buyer: own address, telephone and network, except for the given ones. */
function stranger(changes: { email?: string; phone?: string; network?: string; jwt?: string } = {}) {
  people += 1;
  const {
    email = `persona${people}@esempio.it`,
    phone = `333 ${1_000_000 + people}`,
    network = `198.51.${people >> 8}.${people & 255}`,
    ...login
  } = changes;
  return async (pieces: Record<string, number>, more: Partial<PlaceOrderInput> = {}) => {
    const input = await shop.order(pieces, { email, phone, ...more });
    return shop.place(input, { 'x-client-address': network, ...login });
  };
}

const placedOf = (answer: Awaited<ReturnType<CheckoutShop['place']>>): Placed => {
  const placed = messageOf(answer, placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  return placed;
};
const tooMany = { status: 417, body: { exc_type: 'RateLimitExceededError' } };

describe('C09 what unpaid orders reserve is limited', () => {
  test.each([
    ['e-mail address', { email: 'Sempre.Lei@esempio.it' }],
    ['telephone', { phone: '333 7654321' }],
  ])('five of one %s; a cancelled one makes room', async (_what, same) => {
    const orders: Placed[] = [];
    for (let n = 0; n < 5; n += 1) orders.push(placedOf(await stranger(same)({ 'VI-1': 1 })));
    const stock = await shop.stockOf('VI-1');
    const refused = await stranger(same)({ 'VI-1': 1 });
    expect(refused).toMatchObject(tooMany);
    expect(refused.text).toContain('pagane o annullane uno');
    expect(await shop.stockOf('VI-1')).toBe(stock);
    const { order_token } = orders[0] ?? { order_token: '' };
    await shop.post('/api/method/casamaestra.orders.cancel', { order_token });
    placedOf(await stranger(same)({ 'VI-1': 1 }));
  });

  test('twenty orders of one network, whatever the buyers’ names', async () => {
    const network = '203.0.113.9';
    for (let n = 0; n < 20; n += 1) placedOf(await stranger({ network })({ 'VI-1': 1 }));
    expect(await stranger({ network })({ 'VI-1': 1 })).toMatchObject(tooMany);
    placedOf(await stranger()({ 'VI-1': 1 }));
  });

  test('a total in euros, over several orders or in one', async () => {
    const buy = stranger();
    placedOf(await buy({ 'CU-1': 2 }));
    const refused = await buy({ 'CU-1': 1 });
    expect(refused).toMatchObject(tooMany);
    expect(refused.text).toContain('20.000,00\u00a0€');
    expect(await stranger()({ 'CU-1': 3 })).toMatchObject(tooMany);
  });

  test('an unconfirmed transfer, or several orders, may reserve half of an article’s stock; a card order all of it', async () => {
    const refused = await stranger()({ 'LA-1': 21 });
    expect(refused).toMatchObject({ ...tooMany, body: { ...tooMany.body, field: 'lines' } });
    expect(refused.text).toContain('«Lampada»');
    const buy = stranger();
    placedOf(await buy({ 'LA-1': 15 }));
    expect(await buy({ 'LA-1': 6 }, { payment_method: 'card' })).toMatchObject(tooMany);
    placedOf(await stranger()({ 'LA-1': 25 }, { payment_method: 'card' }));
  });

  test('sixty different articles, in one transfer or in several orders of a network', async () => {
    const refused = await stranger()(oneOfEach('VA', 0, 61));
    expect(refused).toMatchObject({ ...tooMany, body: { ...tooMany.body, field: 'lines' } });
    expect(refused.text).toContain('60 articoli');
    const network = '203.0.113.77';
    placedOf(await stranger({ network })(oneOfEach('VA', 0, 40)));
    expect(await stranger({ network })(oneOfEach('VA', 40, 61))).toMatchObject(tooMany);
    placedOf(await stranger({ network })(oneOfEach('VA', 20, 60)));
    placedOf(await stranger()(oneOfEach('VA', 0, 61), { payment_method: 'card' }));
  });

  test('unconfirmed transfers together reserve only a small part of the shop', async () => {
    const transfer = () => stranger()({ 'VI-1': 1 });
    const first = placedOf(await stranger()(oneOfEach('RA', 0, 31)));
    ahead += 6_000;
    const refused = await transfer();
    expect(refused).toMatchObject({ ...tooMany, body: { ...tooMany.body, field: 'payment_method' } });
    placedOf(await stranger()({ 'VI-1': 1 }, { payment_method: 'card' }));
    await shop.post('/api/method/casamaestra.orders.cancel', { order_token: first.order_token });
    ahead += 6_000;
    placedOf(await transfer());
  });

  test('twelve orders of one address in a day, each of which is confirmed by mail', async () => {
    const email = 'bersaglio@esempio.it';
    for (let n = 0; n < 12; n += 1) {
      const { order_token } = placedOf(await stranger({ email })({ 'VI-1': 1 }));
      await shop.post('/api/method/casamaestra.orders.cancel', { order_token });
    }
    const refused = await stranger({ email })({ 'VI-1': 1 });
    expect(refused).toMatchObject({ ...tooMany, body: { ...tooMany.body, field: 'email' } });
  });

  test('repeating an order still returns it', async () => {
    const email = 'ripete@esempio.it';
    for (let n = 0; n < 4; n += 1) placedOf(await stranger({ email })({ 'VI-1': 1 }));
    const input = await shop.order({ 'VI-1': 1 }, { email, phone: '333 9999999' });
    const first = placedOf(await shop.place(input));
    expect(placedOf(await shop.place(input)).order_number).toBe(first.order_number);
  });
});

describe('C09 a transfer is confirmed by the link of its mail', () => {
  const viewOf = async ({ order_token }: Placed) =>
    messageOf(await shop.post(trackOrderOperation.path, { order_token }), trackOrderOperation.output);
  const drainAfter = async (ms: number) => {
    ahead += ms;
    await shop.commerce.jobs.drain();
  };

  test('without it the goods are kept for a day', async () => {
    const stock = await shop.stockOf('VI-1');
    const placed = placedOf(await stranger()({ 'VI-1': 3 }));
    const { confirm_by } = await viewOf(placed);
    expect(Date.parse(confirm_by ?? '')).toBeLessThanOrEqual(clock.now() + 24 * HOUR);
    await drainAfter(25 * HOUR);
    const view = await viewOf(placed);
    expect(view).toMatchObject({ state: 'cancelled', confirm_by: null });
    expect(view.history.at(-1)?.note).toContain('non è stato confermato');
    expect(await shop.stockOf('VI-1')).toBeGreaterThanOrEqual(stock);
  });

  test('with it as long as a transfer takes; a forged proof is none', async () => {
    const placed = placedOf(await stranger()({ 'VI-1': 3 }));
    const { order_token } = placed;
    for (const proof of ['', 'A'.repeat(22), order_token.split('.')[1]])
      expect((await shop.post(confirmOrderOperation.path, { order_token, proof })).status).toBe(404);
    expect((await viewOf(placed)).confirm_by).not.toBeNull();
    expect((await shop.confirm(placed)).body).toMatchObject({ message: { confirm_by: null } });
    expect((await shop.confirm(placed)).status).toBe(200);
    await drainAfter(25 * HOUR);
    const view = await viewOf(placed);
    expect(view.state).toBe('awaiting_payment');
    expect(view.history.filter(({ note }) => note?.includes('confermato') === true)).toHaveLength(1);
  });

  test('the mail is sent again three times', async () => {
    const placed = placedOf(await stranger()({ 'VI-1': 1 }));
    const { order_token } = placed;
    const again = () => shop.post(resendConfirmationOperation.path, { order_token });
    for (let n = 0; n < 3; n += 1) {
      ahead += 1;
      expect((await again()).status).toBe(200);
    }
    expect(await again()).toMatchObject(tooMany);
    expect((await shop.confirm(placed)).status).toBe(200);
    expect((await again()).status).toBe(403);
  });

  test('a customer confirms once for an address', async () => {
    const email = 'cliente@esempio.it';
    const { headers } = await registerCustomer(shop, { email, clock });
    const first = placedOf(await stranger({ email, ...headers })({ 'VI-1': 1 }));
    expect((await viewOf(first)).confirm_by).not.toBeNull();
    await shop.confirm(first);
    const second = placedOf(await stranger({ email, ...headers })({ 'VI-1': 1 }));
    expect((await viewOf(second)).confirm_by).toBeNull();
    const elsewhere = placedOf(await stranger({ email: 'altra@esempio.it', ...headers })({ 'VI-1': 1 }));
    expect((await viewOf(elsewhere)).confirm_by).not.toBeNull();
  });
});
