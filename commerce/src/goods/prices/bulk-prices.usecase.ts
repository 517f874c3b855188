import { createHash } from 'node:crypto';
import type { Cents } from '@casamaestra/contract/platform/money.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  applyBulkPricesOperation,
  bulkFaults,
  PriceRule,
  previewBulkPricesOperation,
} from '@casamaestra/contract/staff/bulk-prices.operations.ts';
import { grantedTo } from '@casamaestra/contract/staff/permissions.ts';
import type { Limit } from '@casamaestra/contract/staff/permissions.ts';
import { byRule, isOfCost, marginPercent } from '@casamaestra/rules/pricing/bulk-rule.ts';
import { priceNow } from '@casamaestra/rules/pricing/price-now.ts';
import type { VariantPrices } from '@casamaestra/rules/pricing/price-now.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { readGuards } from '../../staff/guards/read-guards.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { goodsIds, namesOfProducts } from '../products/product-list.queries.ts';
import { optionsOf, seenBy, shownPrices } from './present-variant.ts';
import { belowCost, faultOf } from './price-guard.ts';
import { putPrices, recordOfVariant } from './save-prices.usecase.ts';
import { variantsOf } from './variants.queries.ts';
import type { PricedVariant } from './variants.queries.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock'>;
type Planned = OperationInput<typeof previewBulkPricesOperation>;
type Preview = OperationOutput<typeof previewBulkPricesOperation>;
type Fault = (typeof bulkFaults)[number];

/** More would lock the catalogue for too long; the filter is narrowed. */
export const VARIANTS_MAX = 20_000;
const SHOWN = 200;

interface Change {
  readonly variant: PricedVariant;
  readonly prices: VariantPrices;
  /** Of a list price against the one before, of a reduced one against what is charged now. */
  readonly percent: number;
  /** By more than the guard says. */
  readonly isLarge: boolean;
  readonly fault: Fault | null;
}

interface Plan {
  readonly variants: readonly PricedVariant[];
  readonly changes: readonly Change[];
  readonly fingerprint: string;
}

const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text));

function faultIn(after: VariantPrices, isLarge: boolean, limits: readonly Limit[]): Fault | null {
  const fault = faultOf(after);
  if (!fault.ok) return fault.refusal.code === 'staff_price_zero' ? 'zero' : 'above_list';
  return limits.includes('price_30_percent') && isLarge ? 'limit' : null;
}

function percentOf(before: VariantPrices, after: VariantPrices, { field }: PriceRule, now: number): number {
  const [from, to] =
    field === 'price'
      ? [before.listCents, after.listCents]
      : [priceNow(before, now).amountCents, after.saleCents ?? priceNow(after, now).amountCents];
  return from === 0 ? 0 : ((to - from) * 100) / from;
}

const isSame = (one: VariantPrices, other: VariantPrices): boolean =>
  JSON.stringify(shownPrices(one)) === JSON.stringify(shownPrices(other));

/** What the rule makes of the prices of now. */
async function plan(
  { database, clock }: Parts,
  { filter, rule }: Planned,
  who: StaffIdentity,
  locks = false,
): Promise<Outcome<Plan>> {
  if (rule.from !== null && rule.to !== null && rule.from >= rule.to)
    return refused('staff_price_dates', {}, 'rule.to');
  if (rule.act === 'margin' && rule.value >= 100) return refused('staff_bulk_margin', {}, 'rule.value');
  if (isOfCost(rule) && !seenBy(who).costs) return refused('staff_bulk_costs_unseen', {}, 'rule.act');
  const products = goodsIds(database, filter);
  const variants = await variantsOf(database, { products, most: VARIANTS_MAX + 1 }, locks);
  if (variants.length > VARIANTS_MAX) return refused('staff_bulk_too_many', { most: VARIANTS_MAX }, 'filter');
  const { limits } = grantedTo(who.roles, 'prices');
  const { price_percent: muchPercent } = await readGuards(database);
  const timed = { ...rule, from: instant(rule.from), to: instant(rule.to) };
  const changes = variants.flatMap((variant): Change[] => {
    const prices = byRule(variant.prices, timed, variant.floorCents);
    if (isSame(variant.prices, prices)) return [];
    const percent = percentOf(variant.prices, prices, rule, clock.now());
    const isLarge = Math.abs(percent) > muchPercent;
    return [{ variant, prices, percent, isLarge, fault: faultIn(prices, isLarge, limits) }];
  });
  return accepted({ variants, changes, fingerprint: fingerprintOf(changes, rule) });
}

function fingerprintOf(changes: readonly Change[], rule: PriceRule): string {
  const hash = createHash('sha256').update(JSON.stringify(rule));
  for (const { variant, prices } of changes)
    hash.update(JSON.stringify([variant.id, shownPrices(variant.prices), shownPrices(prices)]));
  return hash.digest('hex');
}

const isBelowCost = ({ variant, prices }: Change): boolean =>
  belowCost(variant.prices, prices, variant.floorCents) !== undefined;
const euros = (amount: Cents | null): number | null => (amount === null ? null : eurosFromCents(amount));

/** The margin of what a rule makes the price, in percent; undefined: nobody has said the cost. */
const marginOf = ({ variant, prices }: Change, { field }: PriceRule): number | undefined =>
  variant.floorCents === null
    ? undefined
    : marginPercent(
        field === 'price' ? prices.listCents : (prices.saleCents ?? prices.listCents),
        variant.floorCents,
      );

/** Those that cannot be first, then those below cost, then the largest changes. */
const worstFirst = (changes: readonly Change[]): Change[] =>
  changes.toSorted(
    (a, b) =>
      Number(b.fault !== null) - Number(a.fault !== null) ||
      Number(isBelowCost(b)) - Number(isBelowCost(a)) ||
      Math.abs(b.percent) - Math.abs(a.percent),
  );

const countProducts = (changes: readonly Change[]): number =>
  new Set(changes.map(({ variant }) => variant.productId)).size;

interface Presenting {
  readonly now: number;
  readonly names: ReadonlyMap<number, string>;
  readonly who: StaffIdentity;
}

function presentRow(
  change: Change,
  rule: PriceRule,
  { now, names, who }: Presenting,
): Preview['rows'][number] {
  const { variant, prices, percent, fault } = change;
  const amountOf = ({ listCents, saleCents }: VariantPrices) =>
    euros(rule.field === 'price' ? listCents : saleCents);
  const tenths = (value: number) => Math.round(value * 10) / 10;
  const margin = seenBy(who).costs ? marginOf(change, rule) : undefined;
  return {
    sku: variant.sku,
    below_cost: isBelowCost(change),
    product_id: variant.productId,
    name: names.get(variant.productId) ?? '',
    options: optionsOf(variant),
    charged: eurosFromCents(priceNow(variant.prices, now).amountCents),
    from: amountOf(variant.prices),
    to: amountOf(prices),
    percent: rule.act === 'clear' ? null : tenths(percent),
    fault,
    cost: seenBy(who).costs ? euros(variant.costCents) : null,
    margin: margin === undefined ? null : tenths(margin),
  };
}

/** What a rule would do; nothing is changed. */
export async function previewBulkPrices(
  parts: Parts,
  input: Planned,
  who: StaffIdentity,
): Promise<Outcome<Preview>> {
  const planned = await plan(parts, input, who);
  if (!planned.ok) return planned;
  const { variants, changes, fingerprint } = planned.value;
  const shown = worstFirst(changes).slice(0, SHOWN);
  const names = await namesOfProducts(parts.database, [
    ...new Set(shown.map(({ variant }) => variant.productId)),
  ]);
  return accepted({
    products: countProducts(changes),
    variants: variants.length,
    changed: changes.length,
    faults: changes.filter(({ fault }) => fault !== null).length,
    large: changes.filter(({ isLarge }) => isLarge).length,
    below_cost: changes.filter(isBelowCost).length,
    without_cost: isOfCost(input.rule) ? variants.filter(({ floorCents }) => floorCents === null).length : 0,
    fingerprint,
    rows: shown.map((change) => presentRow(change, input.rule, { now: parts.clock.now(), names, who })),
  });
}
type Applied = OperationInput<typeof applyBulkPricesOperation>;

function mayApply({ changes, fingerprint }: Plan, given: Applied): Outcome<undefined> {
  if (changes.length === 0) return refused('staff_bulk_nothing', {}, 'rule');
  if (fingerprint !== given.fingerprint) return refused('staff_bulk_changed', {});
  const faults = changes.filter(({ fault }) => fault !== null).length;
  if (faults > 0) return refused('staff_bulk_faults', { count: faults }, 'rule');
  const below = changes.filter(isBelowCost).length;
  if (below > 0 && given.confirmed_below_cost !== below)
    return refused('staff_bulk_below_cost', { count: below }, 'confirmed_below_cost');
  const large = changes.filter(({ isLarge }) => isLarge).length;
  return large > 0 && given.confirmed !== large
    ? refused('staff_bulk_to_confirm', { count: large }, 'confirmed')
    : accepted(undefined);
}

/** Rows of a change set: which of the prices of a variant become others. */
export const changedPrices = ({ variant, prices }: Pick<Change, 'variant' | 'prices'>) => {
  const [before, after] = [shownPrices(variant.prices), shownPrices(prices)];
  return (Object.keys(after) as (keyof typeof after)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      record: recordOfVariant(variant.sku),
      field,
      from: before[field],
      to: after[field],
    }));
};

async function write(
  transaction: Database,
  changes: readonly Change[],
  who: StaffIdentity,
  given: Applied & { at: number },
) {
  await putPrices(transaction, changes, given.at);
  return recordChange(transaction, {
    author: authorOf(who),
    at: new Date(given.at),
    kind: 'prices.bulk',
    record: 'prices',
    reason: given.reason,
    rows: changes.flatMap(changedPrices),
  });
}

/** Changes all prices of a rule in one transaction, as they were seen; one change set, which is taken back as a whole. */
export function applyBulkPrices(
  { database, clock }: Parts,
  given: Applied,
  who: StaffIdentity,
): Promise<Outcome<OperationOutput<typeof applyBulkPricesOperation>>> {
  return inTransaction(database, async (transaction) => {
    const planned = await plan({ database: transaction, clock }, given, who, true);
    if (!planned.ok) return { keep: false, value: planned };
    const { changes } = planned.value;
    const may = mayApply(planned.value, given);
    if (!may.ok) return { keep: false, value: may };
    const change = await write(transaction, changes, who, { ...given, at: clock.now() });
    const value = { change, products: countProducts(changes), variants: changes.length };
    return { keep: true, value: accepted(value) };
  });
}
