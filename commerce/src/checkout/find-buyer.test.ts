import { expect, test } from 'vitest';
import { startCheckoutShop } from './testing/checkout-shop.ts';

test('C07 guests of one network address are counted, the shop’s own machine is not', async () => {
  // A clock that stands still: all requests fall into one minute.
  const at = Date.now();
  const shop = await startCheckoutShop(undefined, { clock: { now: () => at } });
  const from = (address: string) => ({ 'x-client-address': address });
  const asked = await Promise.all(Array.from({ length: 130 }, () => shop.place({}, from('198.51.100.7'))));
  expect(asked.filter((answer) => answer.text.includes('RateLimitExceededError'))).toHaveLength(10);
  const input = await shop.order({ 'TR-1': 1 });
  const refused = { status: 417, body: { exc_type: 'RateLimitExceededError' } };
  expect(await shop.place(input, from('198.51.100.7'))).toMatchObject(refused);
  expect((await shop.place(input, from('198.51.100.8'))).status).toBe(200);
  const own = await Promise.all(Array.from({ length: 130 }, () => shop.place({}, from('127.0.0.1'))));
  expect(own.some((answer) => answer.text.includes('RateLimitExceededError'))).toBe(false);
  await shop.close();
});
