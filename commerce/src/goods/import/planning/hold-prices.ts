import type { HeldGuard } from '@casamaestra/contract/staff/held-price.ts';
import type { Limit } from '@casamaestra/contract/staff/permissions.ts';
import type { Changes, HeldRow, ListPlan, PlannedRow, ReadRow, Values } from './list-plan.ts';
import { isBelowCost } from './prices-after.ts';

/** A price far from what it is. */
export const isLarge = ({ isFar }: Pick<PlannedRow, 'isFar'>): boolean => isFar;

/** Why the prices of a row need a second person; empty: they need none. */
export const guardsOf = (row: PlannedRow, limits: readonly Limit[]): readonly HeldGuard[] =>
  row.percent === null
    ? []
    : [
        ...(limits.includes('price_30_percent') && isLarge(row) ? (['limit'] as const) : []),
        ...(isBelowCost(row) ? (['below_cost'] as const) : []),
      ];

function pricesOf({ price, sale_price: sale }: Changes): Changes {
  return { ...(price && { price }), ...(sale && { sale_price: sale }) };
}

/** The prices of a row alone. */
export const heldPrices = (row: PlannedRow, guards: readonly HeldGuard[]): HeldRow => ({
  ...row,
  changes: pricesOf(row.changes),
  percent: row.percent ?? 0,
  guards,
});

/** What a row says beside its prices. */
export function withoutPrices<Row extends Pick<ReadRow, 'values'>>(row: Row): Row {
  const { price: _price, sale_price: _sale, ...values }: Values = row.values;
  return { ...row, values };
}

/** A planned row without its prices; what else it says is done. */
export function plannedWithoutPrices(row: PlannedRow): PlannedRow {
  const { price: _price, sale_price: _sale, ...changes } = row.changes;
  return { ...withoutPrices(row), changes, percent: null, isFar: false };
}

/** Very many far prices in one list are more likely a wrong column than meant: they wait for a second person, all of them. */
export function holdWhenMany<Plan extends Pick<ListPlan, 'planned' | 'held'> & { readonly farMost: number }>(
  plan: Plan,
): Plan {
  if (plan.planned.filter(isLarge).length <= plan.farMost) return plan;
  const many = plan.planned.filter(isLarge).map((row) => heldPrices(row, ['many']));
  const planned = plan.planned.map((row) => (isLarge(row) ? plannedWithoutPrices(row) : row));
  return {
    ...plan,
    planned: planned.filter(({ changes }) => Object.keys(changes).length > 0),
    held: [...plan.held, ...many].toSorted((a, b) => a.line - b.line),
  };
}
