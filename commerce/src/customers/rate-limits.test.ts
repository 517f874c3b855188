import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { createRateLimiter } from '../platform/limits/rate-limiter.ts';
import { accountOf, withinMails, withinPasswordTries } from './rate-limits.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

test.each([
  ['passwords', withinPasswordTries],
  ['mails', withinMails],
])('A01 %s: made-up accounts of one network leave no more counts than it has tries', async (_, within) => {
  const clock = { now: () => Date.UTC(2026, 10, 21) };
  const limits = { clock, allow: createRateLimiter(shop.database, clock) };
  const attempt = (n: number) =>
    within(limits, { address: `2001:db8::${n}`, account: accountOf(`nessuno-${n}@esempio.it`) });
  const counts = async () =>
    (await shop.database.selectFrom('request_count').select('bucket').execute()).length;
  for (let n = 0; n < 60; n += 1) await attempt(n);
  const before = await counts();
  for (let n = 60; n < 90; n += 1) expect(await attempt(n)).toMatchObject({ ok: false });
  expect(await counts()).toBe(before);
});
