import { createQuotationOperation } from '@casamaestra/contract/checkout/frappe-checkout.operations.ts';
import { expect, test } from 'vitest';
import { startCheckoutShop } from './testing/checkout-shop.ts';

test('C07 guests of one network address are counted, also those of the shop’s own machine', async () => {
  // A stopped clock: all requests are within one hour.
  const at = Date.now();
  const clock = { now: () => at };
  const shop = await startCheckoutShop(undefined, { clock, environment: { ORDER_LIMITS_TIMES: '1' } });
  const from = (address: string) => ({ 'x-client-address': address });
  for (const address of ['198.51.100.7', '127.0.0.1']) {
    const asked = await Promise.all(Array.from({ length: 70 }, () => shop.place({}, from(address))));
    expect(asked.filter((answer) => answer.text.includes('RateLimitExceededError'))).toHaveLength(10);
  }
  const input = await shop.order({ 'TR-1': 1 });
  const refused = { status: 417, body: { exc_type: 'RateLimitExceededError' } };
  expect(await shop.place(input, from('198.51.100.7'))).toMatchObject(refused);
  expect((await shop.place(input, from('198.51.100.8'))).status).toBe(200);
  const quotations = await Promise.all(
    Array.from({ length: 70 }, () => shop.post(createQuotationOperation.path, {}, from('198.51.100.9'))),
  );
  expect(quotations.filter((answer) => answer.text.includes('RateLimitExceededError'))).toHaveLength(10);
  await shop.close();
});
