import type { Takings } from '@casamaestra/contract/staff/staff-takings.operations.ts';
import { italianDay } from '@casamaestra/rules/shipping/working-days.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const dayOf = (ahead = 0) => italianDay(shop.clock.now() + ahead * DAY_MS);
/** What the register says of a day, its rates together. */
async function day(of: string) {
  const { days } = await accountant.value<Takings>('takings.days', { month: of.slice(0, 7) });
  const found = days.find((one) => one.day === of);
  const sum = (pick: 'sales' | 'refunds') =>
    Math.round((found?.rates ?? []).reduce((total, rate) => total + rate[pick].gross, 0) * 100) / 100;
  return { locked: found?.locked, sales: sum('sales'), refunds: sum('refunds'), rates: found?.rates };
}
/** Signs in anew: after a day has passed no session is left. */
const nextDay = async (days = 1) => {
  shop.clock.advance(days * DAY_MS);
  accountant = await shop.signIn();
};

describe('daily takings', () => {
  test('have what was paid without an invoice, at the rates of the orders, and refunds on their own day', async () => {
    const one = await shop.paid();
    const two = await shop.paid();
    await shop.paid({ invoice: privateInvoice });
    await shop.buy('axerve');
    const today = dayOf();
    const taken = await day(today);
    expect(taken.sales).toBeCloseTo(one.total + two.total, 2);
    expect(taken.refunds).toBe(0);
    expect(taken.rates).toMatchObject([{ percent: 22 }]);
    const [rate] = taken.rates ?? [];
    expect((rate?.sales.net ?? 0) + (rate?.sales.vat ?? 0)).toBeCloseTo(rate?.sales.gross ?? 0, 2);
    expect(rate?.sales.vat).toBeCloseTo(((rate?.sales.gross ?? 0) * 22) / 122, 1);

    await nextDay();
    await shop.refunded(one.number, 7.5);
    expect(await day(today)).toMatchObject({ sales: taken.sales, refunds: 0 });
    expect(await day(dayOf())).toMatchObject({ sales: 0, refunds: 7.5 });
  });

  test('of a locked day never change: what comes later falls on a day that is open', async () => {
    const order = await shop.paid();
    const locked = dayOf();
    expect(await accountant.refusal('takings.lock', { through: locked })).toBe('staff_takings_not_over');
    await nextDay();
    const before = await day(locked);
    expect(before).toMatchObject({ locked: false });
    await accountant.value('takings.lock', { through: locked });
    expect(await accountant.refusal('takings.lock', { through: locked })).toBe('staff_takings_locked');
    expect(await day(locked)).toEqual({ ...before, locked: true });

    await shop.refunded(order.number, 3);
    expect(await day(locked)).toEqual({ ...before, locked: true });
    expect(await day(dayOf())).toMatchObject({ locked: false, refunds: 3 });

    // A payment that is booked with a moment of the locked day, and a change of an order that was counted.
    const late = await shop.buy('axerve');
    await shop.database
      .updateTable('shop_order')
      .set({ state: 'paid', paid_at: new Date(shop.clock.now() - DAY_MS) })
      .where('number', '=', late.order_number)
      .execute();
    await shop.database
      .updateTable('shop_order')
      .set({ vat: JSON.stringify([{ percent: 4, net_cents: 1, vat_cents: 1 }]) })
      .where('number', '=', order.number)
      .execute();
    expect(await day(locked)).toEqual({ ...before, locked: true });
    expect(await day(dayOf())).toMatchObject({ sales: late.total });

    const change = shop.database.updateTable('takings_day').set({ rates: '[]' }).where('day', '=', locked);
    await expect(change.execute()).rejects.toThrow('a locked day stays');
    const log = await shop.database
      .selectFrom('change_set')
      .select(['kind', 'record'])
      .where('kind', '=', 'takings.lock')
      .execute();
    expect(log).toEqual([{ kind: 'takings.lock', record: `takings ${locked}` }]);
  });

  test('say until when they are locked, and which day may be locked next', async () => {
    const { locked_through: through } = await accountant.value<Takings>('takings.days', {
      month: dayOf().slice(0, 7),
    });
    await nextDay(40);
    const month = dayOf().slice(0, 7);
    const takings = await accountant.value<Takings>('takings.days', { month });
    expect(takings.locked_through).toBe(through);
    expect(takings.lockable).toBe(dayOf(-1) >= `${month}-01` ? dayOf(-1) : null);
    expect(takings.days.at(-1)?.day).toBe(dayOf());
    expect(takings.totals).toEqual([]);
    await accountant.value('takings.lock', { through: dayOf(-1) });
    const after = await accountant.value<Takings>('takings.days', { month });
    expect(after).toMatchObject({ locked_through: dayOf(-1), lockable: null });
  });
});
