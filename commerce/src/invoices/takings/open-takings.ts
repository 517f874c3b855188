import { isoDay } from '@casamaestra/rules/shipping/working-days.ts';
import type { Database } from '../../platform/database/connection.ts';
import { refundsVat } from '../document-vat.ts';
import { refundsOfDays, salesOfDays } from './takings.queries.ts';
import type { Days, RateTakings, RefundEntry } from './takings.queries.ts';

const DAY_MS = 24 * 3_600_000;

export const dayAfter = (day: string): string => isoDay(Date.parse(day) + DAY_MS);
export const dayBefore = (day: string): string => isoDay(Date.parse(day) - DAY_MS);

/** Every day from the first to the last; none when the last is earlier. */
export function eachDay({ from, to }: Days): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
}

const nothing = (percent: number): RateTakings => ({
  percent,
  sales_cents: 0,
  sales_vat_cents: 0,
  refunds_cents: 0,
  refunds_vat_cents: 0,
});

/** Adds figures of the same rate; the highest rate first. */
export function addRates(all: readonly RateTakings[]): readonly RateTakings[] {
  const byRate = new Map<number, RateTakings>();
  for (const one of all) {
    const sum = byRate.get(one.percent) ?? nothing(one.percent);
    byRate.set(one.percent, {
      percent: one.percent,
      sales_cents: sum.sales_cents + one.sales_cents,
      sales_vat_cents: sum.sales_vat_cents + one.sales_vat_cents,
      refunds_cents: sum.refunds_cents + one.refunds_cents,
      refunds_vat_cents: sum.refunds_vat_cents + one.refunds_vat_cents,
    });
  }
  return [...byRate.values()].toSorted((one, other) => other.percent - one.percent);
}

/** Refunds by day and rate: each takes what the refunds of its order before it have left. */
function refundRates(entries: readonly RefundEntry[]): readonly (RateTakings & { readonly day: string })[] {
  const byOrder = Map.groupBy(entries, ({ orderId }) => orderId);
  return [...byOrder.values()].flatMap((refunds) => {
    const sold = refunds[0]?.sold ?? [];
    const shares = refundsVat(
      refunds.map(({ amountCents }) => amountCents),
      sold,
    );
    return refunds.flatMap(({ day }, index) =>
      (shares[index] ?? []).map(({ percent, net_cents: net, vat_cents: vat }) => ({
        ...nothing(percent),
        day,
        refunds_cents: net + vat,
        refunds_vat_cents: vat,
      })),
    );
  });
}

/** What the entries of days say now; of a locked day what it was locked with holds instead. */
export async function openTakings(
  database: Database,
  days: Days,
): Promise<(day: string) => readonly RateTakings[]> {
  const [sales, refunds] = await Promise.all([salesOfDays(database, days), refundsOfDays(database, days)]);
  const parts = [
    ...sales.map(({ day, percent, grossCents, vatCents }) => ({
      ...nothing(percent),
      day,
      sales_cents: grossCents,
      sales_vat_cents: vatCents,
    })),
    ...refundRates(refunds),
  ];
  const byDay = Map.groupBy(parts, ({ day }) => day);
  return (day) => addRates(byDay.get(day) ?? []);
}
