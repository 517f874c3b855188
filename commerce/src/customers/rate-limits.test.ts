import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { createRateLimiter } from '../platform/limits/rate-limiter.ts';
import { accountOf, withinMails } from './rate-limits.ts';

const clock = { now: () => Date.UTC(2026, 10, 21) };
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([], { clock });
});
afterAll(() => shop.close());

const signIn = (n: number) =>
  shop.post(
    '/api/method/mymb_ecommerce.utils.auth.sigin',
    { usr: `nessuno-${n}@esempio.it`, pwd: 'sbagliata' },
    { 'x-client-address': `2001:db8::${n}` },
  );
async function mail(n: number): Promise<{ readonly status: number }> {
  const limits = { clock, allow: createRateLimiter(shop.database, clock) };
  const asked = { address: `2001:db8::${n}`, account: accountOf(`nessuno-${n}@esempio.it`) };
  return { status: (await withinMails(limits, asked)).ok ? 200 : 417 };
}

test.each([
  ['passwords', signIn],
  ['mails', mail],
])('A01 %s: made-up accounts of one network leave no more counts than it has tries', async (_, attempt) => {
  const counts = async () =>
    (await shop.database.selectFrom('request_count').select('bucket').execute()).length;
  for (let n = 0; n < 60; n += 1) await attempt(n);
  const before = await counts();
  for (let n = 60; n < 90; n += 1) expect(await attempt(n)).toMatchObject({ status: 417 });
  expect(await counts()).toBe(before);
});
