import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spoken } from '@casamaestra/texts/service/refusal-sentence.ts';
import { startTestDatabase } from '../testing/start-test-database.ts';
import type { TestDatabase } from '../testing/start-test-database.ts';
import { networkOf } from './network-of.ts';
import { createRateLimiter, purgeRequestsJob } from './rate-limiter.ts';
import { hours, minutes, tooManyRequests, withinLimits } from './too-many-requests.ts';

const HOUR = hours(1);
let now = Date.UTC(2026, 10, 21, 9);
const clock = { now: () => now };
let store: TestDatabase;
beforeAll(async () => {
  store = await startTestDatabase();
});
afterAll(() => store.close());

describe('A01 rate limits', () => {
  test('so many requests in a window, counted once however they come; the next window is new', async () => {
    const allow = createRateLimiter(store.database, clock);
    const another = createRateLimiter(store.database, clock);
    const limit = { requests: 10, windowMs: minutes(5) };
    const asked = Array.from({ length: 30 }, (_, index) =>
      (index % 2 === 0 ? allow : another)('bucket', limit),
    );
    const allowed = (await Promise.all(asked)).filter(Boolean);
    expect(allowed).toHaveLength(10);
    expect(await allow('other', limit)).toBe(true);
    expect(await allow('bucket', { ...limit, windowMs: minutes(6) })).toBe(true);
    now += minutes(5);
    expect(await allow('bucket', limit)).toBe(true);
  });

  test('the first bucket that is full refuses, and says when to try again', async () => {
    const limits = { allow: createRateLimiter(store.database, clock), clock };
    const ask = () =>
      withinLimits(limits, [
        ['narrow', { requests: 1, windowMs: minutes(5) }],
        ['wide', { requests: 2, windowMs: HOUR }],
      ]);
    expect(await ask()).toEqual({ ok: true, value: undefined });
    expect(await ask()).toMatchObject({ ok: false, refusal: { name: 'too_many_requests' } });
  });

  test.each([
    [minutes(5), minutes(4.5), 'Troppi tentativi: riprova tra un minuto.'],
    [minutes(5), 0, 'Troppi tentativi: riprova tra 5 minuti.'],
    [HOUR, minutes(10.5), 'Troppi tentativi: riprova tra 50 minuti.'],
    [24 * HOUR, HOUR * 2.5, 'Troppi tentativi: riprova tra 22 ore.'],
  ])('a window of %d ms, %d ms old', (windowMs, age, message) => {
    const start = Math.ceil(now / (24 * HOUR)) * 24 * HOUR;
    const outcome = tooManyRequests({ requests: 1, windowMs }, start + age);
    expect(spoken(outcome, 'it')).toMatchObject({ refusal: { message } });
  });

  test('old counts are forgotten', async () => {
    now += 25 * HOUR;
    await purgeRequestsJob(store.database, clock).run(new AbortController().signal);
    expect(await store.database.selectFrom('request_count').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
    ['2001:DB8:0:1::9', '2001:db8:0:1::/64'],
    ['2001:0db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));
});
