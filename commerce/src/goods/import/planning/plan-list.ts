import { setImmediate as breath } from 'node:timers/promises';
import { centsFromEuros } from '@casamaestra/contract/platform/money.ts';
import { importFields } from '@casamaestra/contract/staff/goods-import.operations.ts';
import type { FaultyRow, ImportField } from '@casamaestra/contract/staff/goods-import.operations.ts';
import { priceNow } from '@casamaestra/rules/pricing/price-now.ts';
import type { BrokenRecord, FlatRecord } from '../../../catalog/import/reading/source-row.ts';
import { belowCost, faultOf, MUCH_PERCENT } from '../../prices/price-guard.ts';
import { rulePrices, shownPrices } from '../../prices/present-variant.ts';
import { floorOf } from '../../prices/variants.queries.ts';
import type { CellValue } from '../reading/read-cell.ts';
import { faultyRow } from './list-plan.ts';
import type { Changes, PlannedRow, ListReading, ReadRow, Values } from './list-plan.ts';
import { faultsAmong } from './rows-together.ts';
import { readRow, valueNow } from './read-row.ts';

export interface ListPlan {
  /** Variants that change, in the order of the list. */
  readonly planned: readonly PlannedRow[];
  readonly faults: readonly FaultyRow[];
}

/** Prices of a variant with those of a row. */
export const pricesAfter = ({ variant, values }: Pick<ReadRow, 'variant' | 'values'>) => {
  const before = shownPrices(variant.prices);
  const { price = before.price, sale_price: salePrice = before.sale_price } = values as Partial<{
    price: number;
    sale_price: number;
  }>;
  return rulePrices({ ...before, price, sale_price: salePrice });
};

/** Whether a new price does not cover what the goods cost, by the same row if it says so. */
export function isBelowCost(row: Pick<ReadRow, 'variant' | 'values'>): boolean {
  const { variant, values } = row;
  const floorCents =
    values.cost === undefined
      ? variant.floorCents
      : floorOf(centsFromEuros(Number(values.cost)), variant.vatPercent);
  return belowCost(variant.prices, pricesAfter(row), floorCents) !== undefined;
}

/** In one order of fields, whatever that of the columns: what is seen and what is done are compared. */
function changesOf({ variant, product, values }: ReadRow): Changes {
  const changes: Partial<Record<ImportField, [CellValue | null, CellValue]>> = {};
  for (const field of importFields) {
    const to = values[field];
    const from = to === undefined ? to : valueNow(variant, product, field);
    if (to !== undefined && from !== undefined && from !== to) changes[field] = [from, to];
  }
  return changes;
}

const percentBetween = (from: number, to: number): number => (from === 0 ? 0 : ((to - from) * 100) / from);

/** The largest change of a price: of a list price against the one before, of a reduced one against what is charged. */
function percentOf({ variant: { prices } }: ReadRow, { price, sale_price: sale }: Changes, now: number) {
  const charged = priceNow(prices, now).amountCents / 100;
  const percents = [
    ...(price === undefined ? [] : [percentBetween(Number(price[0]), Number(price[1]))]),
    ...(sale === undefined ? [] : [percentBetween(charged, Number(sale[1]))]),
  ];
  return percents.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? null;
}

/** Whether a row may become what it says, by the rules of its own screens. */
function guarded(row: PlannedRow, { limits, withholds }: ListReading): FaultyRow | undefined {
  const { changes, percent, product } = row;
  const field = changes.sale_price === undefined ? 'price' : 'sale_price';
  if (percent !== null) {
    const value = String(changes[field]?.[1] ?? '');
    const fault = faultOf(pricesAfter(row));
    if (!fault.ok)
      return faultyRow(
        row,
        fault.refusal.code === 'staff_price_zero' ? 'price_zero' : 'above_list',
        field,
        value,
      );
    if (limits.includes('price_30_percent') && Math.abs(percent) > MUCH_PERCENT)
      return faultyRow(row, 'limit', field, value);
    if (isBelowCost(row)) return faultyRow(row, 'below_cost', field, value);
  }
  return changes.status?.[1] === true && withholds && !product.isNamed
    ? faultyRow(row, 'maker', 'status')
    : undefined;
}

/** What is said of a product is changed by its first row alone. */
function* productsOnce(rows: Iterable<ReadRow>): Generator<ReadRow> {
  const said = new Set<string>();
  for (const row of rows) {
    const values: Values = { ...row.values };
    for (const field of ['name', 'status'] as const) {
      if (values[field] === undefined) continue;
      const key = `${field} ${row.product.id}`;
      if (said.has(key)) delete values[field];
      said.add(key);
    }
    yield { ...row, values };
  }
}

/** So many rows are read before the server answers others. */
const AT_ONCE = 1000;

async function* inTurns<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await breath();
    yield rows.slice(at, at + AT_ONCE);
  }
}

/** Every row by itself: what it says, or why it cannot be read. */
async function readAll(rows: readonly (FlatRecord | BrokenRecord)[], reading: ListReading) {
  const faults: FaultyRow[] = [];
  const read: ReadRow[] = [];
  for await (const some of inTurns(rows))
    for (const row of some) {
      const one = readRow(row, reading);
      if ('fault' in one) faults.push(one);
      else read.push(one);
    }
  return { faults, read };
}

const planned = (row: ReadRow, now: number): PlannedRow => {
  const changes = changesOf(row);
  return { ...row, changes, percent: percentOf(row, changes, now) };
};

/** What a list would change, and which of its rows are left out. */
export async function planList(
  rows: readonly (FlatRecord | BrokenRecord)[],
  reading: ListReading,
): Promise<ListPlan> {
  const { faults, read } = await readAll(rows, reading);
  const among = faultsAmong(read, reading.goods);
  faults.push(...among.values());
  const good: ReadRow[] = [];
  for await (const some of inTurns(read.filter((row) => !among.has(row))))
    for (const row of some) {
      const fault = guarded(planned(row, reading.now), reading);
      if (fault === undefined) good.push(row);
      else faults.push(fault);
    }
  const changing: PlannedRow[] = [];
  for await (const some of inTurns([...productsOnce(good)]))
    for (const row of some) {
      const one = planned(row, reading.now);
      if (Object.keys(one.changes).length > 0) changing.push(one);
    }
  return { planned: changing, faults: faults.toSorted((a, b) => a.line - b.line) };
}
