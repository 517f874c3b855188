import type { FaultyRow } from '@casamaestra/contract/staff/goods-import.operations.ts';
import { faultyRow } from './list-plan.ts';
import type { ListedGoods, ReadRow } from './list-plan.ts';

const shared = (rows: readonly ReadRow[], keyOf: (row: ReadRow) => unknown): ReadRow[][] =>
  [...Map.groupBy(rows, keyOf).values()].filter(({ length }) => length > 1);

/** Rows that say different things of the same product: nobody knows which is meant. */
function* differing(rows: readonly ReadRow[], field: 'name' | 'status'): Generator<[ReadRow, FaultyRow]> {
  const told = rows.filter(({ values }) => values[field] !== undefined);
  for (const group of shared(told, ({ product }) => product.id)) {
    if (new Set(group.map(({ values }) => values[field])).size === 1) continue;
    for (const row of group) yield [row, faultyRow(row, 'name_differs', field, String(row.values[field]))];
  }
}

/** Codes that another variant has, or that two rows want. */
function* takenCodes(rows: readonly ReadRow[], { byGtin }: ListedGoods): Generator<[ReadRow, FaultyRow]> {
  const wanting = rows.filter(
    ({ values, variant }) => values.gtin !== undefined && values.gtin !== variant.gtin,
  );
  const twice = new Set(shared(wanting, ({ values }) => values.gtin).flat());
  for (const row of wanting) {
    const gtin = String(row.values.gtin);
    if (twice.has(row) || byGtin.has(gtin)) yield [row, faultyRow(row, 'gtin_taken', 'gtin', gtin)];
  }
}

/** What is wrong with rows beside others: a variant named twice, one code for two, two names for one product. */
export function faultsAmong(rows: readonly ReadRow[], goods: ListedGoods): ReadonlyMap<ReadRow, FaultyRow> {
  const twice = shared(rows, ({ variant }) => variant.id)
    .flat()
    .map((row): [ReadRow, FaultyRow] => [row, faultyRow(row, 'twice', null, row.code)]);
  return new Map([
    ...differing(rows, 'status'),
    ...differing(rows, 'name'),
    ...takenCodes(rows, goods),
    ...twice,
  ]);
}
