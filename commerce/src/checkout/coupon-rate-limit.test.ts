import { applyCouponOperation } from '@casamaestra/contract/checkout/frappe-checkout.operations.ts';
import { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purgeRequestsJob } from '../platform/limits/rate-limiter.ts';
import { registerCustomer } from '../customers/testing/register-customer.ts';
import { startCheckoutShop } from './testing/checkout-shop.ts';
import type { CheckoutShop } from './testing/checkout-shop.ts';

let shop: CheckoutShop;
const at = Date.now();
const clock = { now: () => at };
beforeAll(async () => {
  shop = await startCheckoutShop(undefined, { clock, environment: { ORDER_LIMITS_TIMES: '1' } });
});
afterAll(() => shop.close());

const tooMany = { status: 417, body: { exc_type: 'RateLimitExceededError' } };
const codes = (n: number) => Array.from({ length: 5 }, (_, index) => `PROVA${n}X${index}`);

test('C05 codes cannot be guessed by orders; quotes of the same network are refused too', async () => {
  const from = { 'x-client-address': '2001:db8::1' };
  const good = await shop.order({ 'TR-1': 1 });
  for (let n = 0; n < 6; n += 1) {
    const answer = await shop.place({ ...good, coupon_codes: codes(n) }, from);
    expect(answer.body).toMatchObject({ message: { status: 'changed' } });
  }
  const neighbour = { 'x-client-address': '2001:db8::ffff' };
  expect(await shop.place({ ...good, coupon_codes: codes(9) }, neighbour)).toMatchObject(tooMany);
  const asked = { lines: good.lines, coupon_codes: codes(9) };
  expect(await shop.post(quoteOperation.path, asked, neighbour)).toMatchObject(tooMany);
  const coupon = { quotation_name: 'QTN-1', applied_code: 'X', applied_referral_sales_partner: '' };
  expect(await shop.post(applyCouponOperation.path, coupon, neighbour)).toMatchObject(tooMany);
  expect((await shop.place(good, from)).body).toMatchObject({ message: { status: 'placed' } });
});

test('C05 several nodes count guesses together; only a network that guesses wrong has a row, forgotten later', async () => {
  const node = shop.anotherNode();
  await node.ready;
  const from = { 'x-client-address': '203.0.113.9' };
  const { lines } = await shop.order({ 'TR-1': 1 });
  const post = async (handler: typeof node.handler, coupon_codes: readonly string[]) => {
    const body = JSON.stringify({ lines, coupon_codes });
    const headers = { ...from, 'content-type': 'application/json' };
    const url = `http://shop.test${quoteOperation.path}`;
    return (await handler(new Request(url, { method: 'POST', headers, body }))).status;
  };
  const rows = () =>
    shop.database
      .selectFrom('request_count')
      .selectAll()
      .where('bucket', 'like', 'coupon:203.0.113.9%')
      .execute();
  expect(await post(node.handler, [])).toBe(200);
  expect(await rows()).toEqual([]);
  for (let n = 0; n < 6; n += 1)
    expect(await post(n % 2 === 0 ? node.handler : shop.commerce.handler, codes(n))).toBe(200);
  expect(await post(node.handler, codes(7))).toBe(417);
  expect(await post(shop.commerce.handler, codes(8))).toBe(417);
  expect(await rows()).toMatchObject([{ count: 30 }]);
  const later = { now: () => at + 25 * 3_600_000 };
  await purgeRequestsJob(shop.database, later).run(new AbortController().signal);
  expect(await rows()).toEqual([]);
});

test('C07 customers are counted by their account, from any network', async () => {
  const { headers } = await registerCustomer(shop, { email: 'robot@esempio.it', clock });
  const answers = [];
  for (let n = 0; n < 65; n += 1)
    answers.push(await shop.place({}, { ...headers, 'x-client-address': `198.51.100.${n}` }));
  expect(answers.filter(({ text }) => text.includes('RateLimitExceededError'))).toHaveLength(5);
});
