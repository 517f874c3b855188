import { setImmediate as breath } from 'node:timers/promises';
import { importFields } from '@casamaestra/contract/staff/goods-import.operations.ts';
import type { FaultyRow, ImportField } from '@casamaestra/contract/staff/goods-import.operations.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import { priceNow } from '@casamaestra/rules/pricing/price-now.ts';
import type { BrokenRecord, FlatRecord } from '../../../catalog/import/reading/source-row.ts';
import { faultOf } from '../../prices/price-guard.ts';
import type { CellValue } from '../reading/read-cell.ts';
import { faultyRow } from './list-plan.ts';
import type { Changes, HeldRow, ListPlan, PlannedRow, ListReading, ReadRow, Values } from './list-plan.ts';
import { guardsOf, heldPrices, withoutPrices } from './hold-prices.ts';
import { pricesAfter } from './prices-after.ts';
import { faultsAmong } from './rows-together.ts';
import { readRow, valueNow } from './read-row.ts';

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

/** Whether a row may become what it says, by the rules of its own screens; nobody can agree to what these forbid. */
function forbidden(row: PlannedRow, { withholds }: ListReading): FaultyRow | undefined {
  const { changes, percent, product } = row;
  const field = changes.sale_price === undefined ? 'price' : 'sale_price';
  const fault = percent === null ? accepted(undefined) : faultOf(pricesAfter(row));
  if (!fault.ok) {
    const kind = fault.refusal.code === 'staff_price_zero' ? 'price_zero' : 'above_list';
    return faultyRow(row, kind, field, String(changes[field]?.[1] ?? ''));
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

/** The pieces a row says of recalled goods, where these are more than now: the database lets none in. */
function recalledStock({ variant, values: { stock } }: ReadRow, { goods }: ListReading) {
  const isMore = stock !== undefined && Number(stock) > variant.stock;
  return isMore && goods.recalled.has(variant.id) ? stock : undefined;
}

function withoutStock(row: ReadRow): ReadRow {
  const { stock: _stock, ...values } = row.values;
  return { ...row, values };
}

const planned = (row: ReadRow, { now, muchPercent }: ListReading): PlannedRow => {
  const changes = changesOf(row);
  const percent = percentOf(row, changes, now);
  return { ...row, changes, percent, isFar: percent !== null && Math.abs(percent) > muchPercent };
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
  const held: HeldRow[] = [];
  const recalled: PlannedRow[] = [];
  for await (const some of inTurns(read.filter((row) => !among.has(row))))
    for (const said of some) {
      const stock = recalledStock(said, reading);
      const row = stock === undefined ? said : withoutStock(said);
      const one = planned(row, reading);
      const fault = forbidden(one, reading);
      const guards = guardsOf(one, reading.limits);
      if (stock !== undefined && fault === undefined) {
        recalled.push(planned({ ...said, values: { stock } }, reading));
        faults.push(faultyRow(said, 'recalled', 'stock', String(stock)));
      }
      if (fault !== undefined) faults.push(fault);
      else if (guards.length === 0) good.push(row);
      else {
        held.push(heldPrices(one, guards));
        good.push(withoutPrices(row));
      }
    }
  const changing: PlannedRow[] = [];
  for await (const some of inTurns([...productsOnce(good)]))
    for (const row of some) {
      const one = planned(row, reading);
      if (Object.keys(one.changes).length > 0) changing.push(one);
    }
  return { planned: changing, held, recalled, faults: faults.toSorted((a, b) => a.line - b.line) };
}
