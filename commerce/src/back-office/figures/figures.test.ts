import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

let shop: TestShop;
const at = Date.parse('2026-11-29T12:00:00Z');
beforeAll(async () => {
  shop = await startTestShop([], { clock: { now: () => at } });
  const visit = { kind: 'product', detail: '', device: 'phone', source: 'direct' };
  await shop.database
    .insertInto('visit_count')
    .values([
      { ...visit, day: '2026-11-29', count: 4 },
      { ...visit, day: '2026-11-24', kind: 'cart', device: 'computer', source: 'search', count: 2 },
      { ...visit, day: '2026-11-22', count: 50 },
      { ...visit, day: '2026-09-10', count: 7 },
    ])
    .execute();
});
afterAll(() => shop.close());

interface Figures {
  readonly since: string;
  readonly days: readonly { readonly day: string; readonly count: number }[];
  readonly funnel: readonly { readonly name: string; readonly count: number }[];
}
const signedIn = (role: 'manager' | 'support' | 'warehouse') => signedInStaff(shop, [role], { now: at });

test('visits are told for the last 7, 30 or 90 days, every day of them, and nobody is named', async () => {
  const manager = await signedIn('manager');
  const week = await manager.value<Figures>('figures.visits', { days: 7 });
  expect(week.since).toBe('2026-11-23');
  expect(week.days.map(({ count }) => count)).toEqual([4, 0, 0, 0, 0, 2, 0]);
  expect(week).toMatchObject({
    kinds: [
      { name: 'product', count: 4 },
      { name: 'cart', count: 2 },
    ],
    devices: [{ name: 'phone' }, { name: 'computer' }],
    sources: [{ name: 'direct' }, { name: 'search' }],
  });
  expect(week.funnel.map(({ name, count }) => [name, count])).toEqual([
    ['product', 4],
    ['cart', 2],
    ['checkout', 0],
    ['placed', 0],
    ['paid', 0],
  ]);
  const sums = [];
  for (const days of [30, 90]) {
    const told = await manager.value<Figures>('figures.visits', { days });
    expect(told.days).toHaveLength(days);
    sums.push(told.days.reduce((sum, { count }) => sum + count, 0));
  }
  expect(sums).toEqual([56, 63]);
  expect((await manager.call('figures.visits', { days: 8 })).status).toBe(417);
});

test('are no business of who prepares parcels or answers the telephone', async () => {
  for (const role of ['support', 'warehouse'] as const)
    expect(await (await signedIn(role)).refusal('figures.visits', {})).toBe('staff_not_permitted');
});
