import type { MethodTakings, Takings } from '@casamaestra/contract/staff/staff-takings.operations.ts';
import { italianDay } from '@casamaestra/rules/shipping/working-days.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffBrowser } from '../../staff/testing/staff-browser.ts';
import { privateInvoice, startInvoiceShop } from '../testing/invoice-shop.ts';
import type { InvoiceShop } from '../testing/invoice-shop.ts';

const DAY_MS = 24 * 3_600_000;
let shop: InvoiceShop;
let accountant: StaffBrowser;
beforeAll(async () => {
  shop = await startInvoiceShop();
  accountant = await shop.signIn();
});
afterAll(() => shop.close());

const today = () => italianDay(shop.clock.now());
const cents = (euros: number) => Math.round(euros * 100);
const methods = (from: string, to: string) =>
  accountant.value<MethodTakings>('takings.methods', { from, to });

/** What the register by rate says of a day, its rates together, in cents. */
async function byRate(day: string) {
  const { days } = await accountant.value<Takings>('takings.days', { month: day.slice(0, 7) });
  const rates = days.find((one) => one.day === day)?.rates ?? [];
  return {
    sales: rates.reduce((sum, { sales }) => sum + cents(sales.gross), 0),
    refunds: rates.reduce((sum, { refunds }) => sum + cents(refunds.gross), 0),
  };
}

test('takings by method add up to those by rate; refunds are on their own day, by the method they go back on', async () => {
  const card = await shop.paid();
  await shop.paid({ invoice: privateInvoice });
  const transfer = await shop.buy('transfer');
  await shop.database
    .updateTable('shop_order')
    .set({ state: 'paid', paid_at: new Date(shop.clock.now()) })
    .where('number', '=', transfer.order_number)
    .execute();
  const first = today();
  expect((await methods(first, first)).days).toEqual([
    {
      day: first,
      methods: [
        { method: 'card', sales: card.total, refunds: 0 },
        { method: 'transfer', sales: transfer.total, refunds: 0 },
      ],
    },
  ]);
  expect(await byRate(first)).toEqual({ sales: cents(card.total) + cents(transfer.total), refunds: 0 });

  shop.clock.advance(DAY_MS);
  accountant = await shop.signIn();
  await shop.refunded(card.number, 7.5);
  const second = today();
  const period = await methods(first, second);
  expect(period.days.map(({ day }) => day)).toEqual([first, second]);
  expect(period.days[1]?.methods).toEqual([{ method: 'card', sales: 0, refunds: 7.5 }]);
  expect(period.totals).toEqual([
    { method: 'card', sales: card.total, refunds: 7.5 },
    { method: 'transfer', sales: transfer.total, refunds: 0 },
  ]);
  expect(await byRate(second)).toEqual({ sales: 0, refunds: 750 });
  expect((await methods(second, second)).totals).toEqual([{ method: 'card', sales: 0, refunds: 7.5 }]);
  expect(await (await shop.signIn('catalogue')).refusal('takings.methods', { from: first, to: first })).toBe(
    'staff_not_permitted',
  );
});
