import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { grantedTo } from '@casamaestra/contract/staff/permissions.ts';
import type { changePricePeriodOperation } from '@casamaestra/contract/staff/price-calendar.operations.ts';
import type { VariantPrices } from '@casamaestra/rules/pricing/price-now.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { readGuards } from '../../staff/guards/read-guards.usecase.ts';
import { isPermitted } from '../../staff/staff-endpoint.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { changedPrices, VARIANTS_MAX } from './bulk-prices.usecase.ts';
import { putPrices } from './save-prices.usecase.ts';
import { variantsOf } from './variants.queries.ts';

const bulk = { subject: 'bulk', needs: 'edit' } as const;

type Given = OperationInput<typeof changePricePeriodOperation>;
type Changed = OperationOutput<typeof changePricePeriodOperation>;
/** Instants in milliseconds; null: that side is open. */
type Days = readonly [from: number | null, to: number | null];

const instant = (text: string | null | undefined): number | null =>
  text === null || text === undefined ? null : Date.parse(text);

/** The days that a period gets; null: its prices are taken away, since it has not begun. */
function daysAfter(given: Given, now: number): Outcome<Days | null> {
  const [from, to] = [instant(given.from), instant(given.to)];
  if (from === null && to === null) return refused('staff_period_without_days', {});
  if (to !== null && to <= now) return refused('staff_period_over', {});
  if (given.act === 'end') return accepted(from !== null && from > now ? null : [from, now]);
  const [newFrom, newTo] = [instant(given.new_from), instant(given.new_to)];
  if (newFrom === null && newTo === null) return refused('staff_period_without_days', {}, 'new_to');
  if (newFrom !== null && newTo !== null && newFrom >= newTo)
    return refused('staff_price_dates', {}, 'new_to');
  if (newTo !== null && newTo <= now) return refused('staff_period_over', {}, 'new_to');
  return accepted([newFrom, newTo]);
}

function pricesAfter(prices: VariantPrices, kind: Given['kind'], days: Days | null): VariantPrices {
  const [from, to] = days ?? [null, null];
  return kind === 'sale'
    ? { ...prices, saleFrom: from, saleTo: to, ...(days === null && { saleCents: null }) }
    : { ...prices, promoFrom: from, promoTo: to, ...(days === null && { promoCents: null }) };
}

/** Moves or ends a period for all variants that share it; none is changed when they are others than were seen. */
export function changePricePeriod(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  given: Given,
  who: StaffIdentity,
): Promise<Outcome<Changed>> {
  return inTransaction<Outcome<Changed>>(database, async (transaction) => {
    const keepNot = (value: Outcome<never>) => ({ keep: false, value });
    const now = clock.now();
    if (given.kind === 'sale' && grantedTo(who.roles, 'prices').limits.includes('promotions'))
      return keepNot(refused('staff_price_promotions_only', {}));
    const days = daysAfter(given, now);
    if (!days.ok) return keepNot(days);
    const at = (text: string | null) => (text === null ? null : new Date(text));
    const period = { kind: given.kind, from: at(given.from), to: at(given.to) };
    const variants = await variantsOf(transaction, { period, most: VARIANTS_MAX + 1 }, true);
    if (variants.length > VARIANTS_MAX)
      return keepNot(refused('staff_bulk_too_many', { most: VARIANTS_MAX }, 'variants'));
    if (variants.length !== given.variants) return keepNot(refused('staff_bulk_changed', {}));
    // Beyond so many they are prices in bulk, whichever way they change.
    const { bulk_rows: few } = await readGuards(transaction);
    const may = variants.length > few ? isPermitted({ permission: bulk }, who, now) : accepted(undefined);
    if (!may.ok) return keepNot(may);
    const all = variants.map((variant) => ({
      variant,
      prices: pricesAfter(variant.prices, given.kind, days.value),
    }));
    const rows = all.flatMap(changedPrices);
    if (rows.length === 0) return keepNot(refused('staff_bulk_nothing', {}));
    await putPrices(transaction, all, now);
    const change = await recordChange(transaction, {
      author: authorOf(who),
      at: new Date(now),
      kind: 'prices.period',
      record: 'prices',
      reason: given.reason,
      rows,
    });
    const products = new Set(variants.map(({ productId }) => productId)).size;
    return { keep: true, value: accepted({ change, products, variants: variants.length }) };
  });
}
