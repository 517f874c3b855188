import { isDeepStrictEqual } from 'node:util';
import { centsFromEuros, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  previewPricesOperation,
  savePricesOperation,
  StaffPrices,
  StaffVariant,
} from '@casamaestra/contract/staff/goods.operations.ts';
import { grantedTo } from '@casamaestra/contract/staff/permissions.ts';
import { priceNow } from '@casamaestra/rules/pricing/price-now.ts';
import type { VariantPrices } from '@casamaestra/rules/pricing/price-now.ts';
import { discountPercent, referencePrice } from '@casamaestra/rules/pricing/reference-price.ts';
import type { PricePoint } from '@casamaestra/rules/pricing/reference-price.ts';
import { mergeFields } from '../../change-sets/merge-fields.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { readGuards } from '../../staff/guards/read-guards.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { presentVariant, rulePrices, seenBy, shownPrices } from './present-variant.ts';
import { belowCost, guardPrices, toConfirm } from './price-guard.ts';
import { variantsOf, writePrices } from './variants.queries.ts';
import type { PricedVariant } from './variants.queries.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock'>;

export const recordOfVariant = (sku: string): string => `variant ${sku}`;

/** Writes the prices of variants, and to the history what is charged from now on. */
export async function putPrices(
  transaction: Database,
  all: readonly { readonly variant: PricedVariant; readonly prices: VariantPrices }[],
  now: number,
): Promise<void> {
  const written = all.map(({ variant, prices }) => {
    const charged = priceNow(prices, now).amountCents;
    const isOther = charged !== variant.history.findLast(({ from }) => from <= now)?.amountCents;
    return { variant, prices, chargedCents: isOther ? charged : null };
  });
  await writePrices(transaction, written, new Date(now));
}

type Saved = OperationInput<typeof savePricesOperation>;

const changesOf = ({ from, to }: Saved) =>
  Object.fromEntries(
    (Object.keys(to) as (keyof StaffPrices)[])
      .filter((field) => !isDeepStrictEqual(from[field], to[field]))
      .map((field) => [field, { from: from[field], to: to[field] }]),
  );

/** Times of forms in the one way times are written here. */
const inOneForm = (prices: StaffPrices): StaffPrices => shownPrices(rulePrices(prices));

/** Changes the prices of a variant behind the guard; fields nobody else changed meanwhile. */
export function savePrices(
  { database, clock }: Parts,
  given: Saved,
  who: StaffIdentity,
): Promise<Outcome<StaffVariant>> {
  const input = { ...given, from: inOneForm(given.from), to: inOneForm(given.to) };
  return inTransaction<Outcome<StaffVariant>>(database, async (transaction) => {
    const now = clock.now();
    const [variant] = await variantsOf(transaction, { skus: [input.sku] }, true);
    if (variant === undefined) return { keep: false, value: refused('staff_variant_unknown', {}, 'sku') };
    const record = recordOfVariant(variant.sku);
    const today = shownPrices(variant.prices);
    const merged = mergeFields({ ...today }, changesOf(input), false);
    if (!merged.ok) {
      const { field } = merged;
      const other = (await whoChanged(transaction, { record, field })) ?? '–';
      const said = String(today[field as keyof StaffPrices] ?? '–');
      return {
        keep: false,
        value: refused('changed_meanwhile', { field, now: said, who: other }, `to.${field}`),
      };
    }
    if (merged.rows.length === 0)
      return { keep: false, value: accepted(presentVariant(variant, now, seenBy(who))) };
    const after = rulePrices({
      ...today,
      ...Object.fromEntries(merged.rows.map(({ field, to }) => [field, to])),
    });
    const { limits } = grantedTo(who.roles, 'prices');
    const { price_percent: muchPercent } = await readGuards(transaction);
    const confirmedCents = input.confirmed === undefined ? undefined : centsFromEuros(input.confirmed);
    const guarded = guardPrices({
      before: variant.prices,
      after,
      now,
      limits,
      muchPercent,
      confirmedCents,
      floorCents: variant.floorCents,
      seesCosts: seenBy(who).costs,
    });
    if (!guarded.ok) return { keep: false, value: guarded };
    await putPrices(transaction, [{ variant, prices: after }], now);
    const change = {
      author: authorOf(who),
      at: new Date(now),
      kind: 'prices.save',
      record,
      reason: input.reason,
    };
    await recordChange(transaction, { ...change, rows: merged.rows });
    const [saved = variant] = await variantsOf(transaction, { skus: [variant.sku] });
    return { keep: true, value: accepted(presentVariant(saved, now, seenBy(who))) };
  });
}

const THIRTY_DAYS_MS = 30 * 24 * 3_600_000;

/** The lowest price charged in the last 30 days; null for goods on sale for a shorter time. */
export function lowestOf(history: readonly PricePoint[], now: number): number | null {
  const since = now - THIRTY_DAYS_MS;
  const [first] = history;
  if (first === undefined || first.from > since) return null;
  const charged = history.filter(
    ({ from }, index) => from <= now && (history[index + 1]?.from ?? now) >= since,
  );
  return charged.length === 0 ? null : Math.min(...charged.map(({ amountCents }) => amountCents));
}

/** What prices of a variant would mean: what is paid, and the compare-at price when the reduction begins. */
export function meaningOfPrices(
  { prices, history: charged }: PricedVariant,
  after: VariantPrices,
  now: number,
) {
  const begins = [
    after.promoCents === null ? null : after.promoFrom,
    after.saleCents === null ? null : after.saleFrom,
  ]
    .filter((at) => at !== null && at > now)
    .toSorted((a, b) => (a ?? 0) - (b ?? 0))[0];
  const at = begins ?? now;
  const next = priceNow(after, at);
  const history =
    charged.at(-1)?.amountCents === next.amountCents
      ? charged
      : [...charged, { amountCents: next.amountCents, from: at }];
  const reference = referencePrice(after, history, at);
  const lowest = lowestOf(charged, now);
  return {
    charged: eurosFromCents(priceNow(after, now).amountCents),
    charged_before: eurosFromCents(priceNow(prices, now).amountCents),
    lowest_30_days: lowest === null ? null : eurosFromCents(lowest),
    reference: reference === null ? null : eurosFromCents(reference),
    percent: discountPercent(reference, next.amountCents),
    begins_at: begins === undefined || begins === null ? null : new Date(begins).toISOString(),
  };
}

/** What prices would mean: the price of today, the compare-at price when the reduction begins, what is to be confirmed. */
export async function previewPrices(
  { database, clock }: Parts,
  { sku, prices }: OperationInput<typeof previewPricesOperation>,
  who: Pick<StaffIdentity, 'roles'>,
): Promise<Outcome<OperationOutput<typeof previewPricesOperation>>> {
  const [variant] = await variantsOf(database, { skus: [sku] });
  if (variant === undefined) return refused('staff_variant_unknown', {}, 'sku');
  const now = clock.now();
  const after = rulePrices(prices);
  const below = seenBy(who).costs ? belowCost(variant.prices, after, variant.floorCents) : undefined;
  const { price_percent: muchPercent } = await readGuards(database);
  const confirm = toConfirm(variant.prices, after, now, muchPercent) ?? below;
  return accepted({
    ...meaningOfPrices(variant, after, now),
    to_confirm: confirm === undefined ? null : eurosFromCents(confirm),
    below_cost: below !== undefined,
  });
}
