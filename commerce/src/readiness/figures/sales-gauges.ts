import { paymentMethods } from '@casamaestra/contract/checkout/place-order.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Gauges } from '../../platform/http/gauges.ts';
import { countNewSales, selectSalesMarks } from './sales.queries.ts';
import type { SalesCount, SalesMarks } from './sales.queries.ts';

/** A row may be committed after one with a higher number: only what is older than this is counted for good. */
const SETTLES_MS = 5 * 60_000;

/** Reasons as `payment.failure_reason` has them, without their first word. */
const failureReasons = [
  'funds',
  'expired',
  'cvv',
  'authentication',
  'abandoned',
  'denied',
  'blocked',
  'amount',
  'generic',
  'mismatch',
  'unreachable',
] as const;

const series = {
  placed: { name: 'orders_placed_total', label: 'method', values: paymentMethods },
  paid: { name: 'orders_paid_total', label: 'method', values: paymentMethods },
  cancelled: { name: 'orders_cancelled_total', label: 'method', values: paymentMethods },
  failed: { name: 'payments_failed_total', label: 'reason', values: failureReasons },
} as const;
type What = SalesCount['what'];
const kinds = Object.keys(series) as What[];

type Mark = { readonly at: number; readonly marks: SalesMarks };

/**
 * Orders and failed payments of the whole shop since this node began, by their rows: whatever wrote them, also a command.
 * Each node tells the same, so a sum over nodes is wrong and a maximum right.
 */
export function salesGauges(database: Database, clock: Clock): Gauges {
  const settled = new Map<string, number>();
  let from: SalesMarks | undefined;
  let noted: Mark[] = [];
  const keyOf = (what: What, label: string) => `${what} ${label}`;

  async function read(): Promise<ReadonlyMap<string, number>> {
    const newest = await selectSalesMarks(database);
    const isCut = from !== undefined && newest.events < from.events;
    // The first reading, or another server that lost the last rows: counting begins anew from here.
    if (from === undefined || isCut) noted = [];
    const begin = from === undefined || isCut ? newest : from;
    const old = noted.findLast(({ at }) => clock.now() - at >= SETTLES_MS);
    const to = old?.marks ?? begin;
    const counts = await countNewSales(database, begin, to);
    for (const { what, label, settled: more } of counts) {
      const key = keyOf(what, label);
      settled.set(key, (settled.get(key) ?? 0) + more);
    }
    from = to;
    noted = [
      ...noted.filter((mark) => old === undefined || mark.at > old.at),
      { at: clock.now(), marks: newest },
    ];
    const told = new Map(settled);
    for (const { what, label, later } of counts) {
      const key = keyOf(what, label);
      told.set(key, (told.get(key) ?? 0) + later);
    }
    return told;
  }

  return {
    help: {
      orders_placed_total: 'Orders placed in the whole shop since this node began, by way to pay',
      orders_paid_total: 'Orders paid in the whole shop since this node began',
      orders_cancelled_total: 'Orders cancelled in the whole shop since this node began',
      payments_failed_total: 'Payments that failed in the whole shop since this node began',
    },
    labels: Object.fromEntries(kinds.map((what) => [series[what].name, series[what].label])),
    async read() {
      const told = await read();
      return Object.fromEntries(
        kinds.map((what) => [
          series[what].name,
          Object.fromEntries(series[what].values.map((value) => [value, told.get(keyOf(what, value)) ?? 0])),
        ]),
      );
    },
  };
}
