import { centsFromEuros, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { Cents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import { variantPricesMost } from '@casamaestra/contract/staff/product-variants.operations.ts';
import type { VariantPrices } from '@casamaestra/rules/pricing/price-now.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { seenBy } from '../prices/present-variant.ts';
import { guardPrices, toConfirm, unlikeSiblings } from '../prices/price-guard.ts';
import { putPrices } from '../prices/save-prices.usecase.ts';
import { variantsOf } from '../prices/variants.queries.ts';
import type { PricedVariant } from '../prices/variants.queries.ts';
import { repriced, sameOffer } from './offer.ts';
import type { WantedVariants } from './plan-variants.ts';
import type { PlannedVariant } from './planned-variants.ts';
import type { TableVariant } from './variant-table.queries.ts';

interface Repricing {
  readonly now: number;
  readonly roles: StaffIdentity['roles'];
  readonly muchPercent: number;
  /** What was typed again, by SKU; `before`: they cost that before, nothing is asked again. */
  readonly confirmed: ReadonlyMap<string, Cents> | 'before';
}

/** What new variants cost beside those that are sold already: one far from all of them is typed again. */
export function faultOfNewPrices(
  { add }: Pick<WantedVariants, 'add'>,
  today: readonly TableVariant[],
  muchPercent: number,
): Outcome<undefined> {
  const siblings = today.filter(({ isRetired }) => !isRetired).map(({ priceCents }) => priceCents);
  for (const [at, { price, confirmed }] of add.entries()) {
    const unlike = unlikeSiblings(centsFromEuros(price), siblings, muchPercent);
    if (unlike === undefined || (confirmed !== undefined && centsFromEuros(confirmed) === unlike)) continue;
    const [least, most] = [Math.min(...siblings), Math.max(...siblings)];
    return refused(
      'staff_price_unlike_siblings',
      {
        price: price.toFixed(2),
        least: eurosFromCents(least as Cents).toFixed(2),
        most: eurosFromCents(most as Cents).toFixed(2),
      },
      `add.${at}.price`,
    );
  }
  return accepted(undefined);
}

/** What was typed again, of the variants that are there. */
export const confirmedOf = ({ change }: Pick<WantedVariants, 'change'>): ReadonlyMap<string, Cents> =>
  new Map(
    change.flatMap(({ sku, confirmed }) =>
      confirmed === undefined ? [] : [[sku, centsFromEuros(confirmed)] as const],
    ),
  );

/** The cell that a fault of the guard is about; one about no price in particular is about the one that changes. */
function cellOf(at: string | undefined, isListKept: boolean): string {
  if (at === 'to.sale_to') return 'sale_to';
  return at === 'to.sale_price' || isListKept ? 'sale' : 'price';
}

/** The guard over one price, with the place of the cell. */
function guarded(
  variant: PricedVariant,
  { priceCents, sale, field, today }: PlannedVariant,
  { now, roles, muchPercent, confirmed }: Repricing,
): Outcome<VariantPrices> {
  const after = repriced(variant.prices, { listCents: priceCents, sale });
  const isKnown = confirmed === 'before';
  const fault = guardPrices({
    before: variant.prices,
    after,
    now,
    limits: grantedTo(roles, 'prices').limits,
    muchPercent,
    confirmedCents: isKnown ? toConfirm(variant.prices, after, now, muchPercent) : confirmed.get(variant.sku),
    floorCents: isKnown ? null : variant.floorCents,
    seesCosts: !isKnown && seenBy({ roles }).costs,
  });
  return fault.ok
    ? accepted(after)
    : {
        ok: false,
        refusal: {
          ...fault.refusal,
          field: `${field ?? ''}.${cellOf(fault.refusal.field, priceCents === today?.priceCents)}`,
        },
      };
}

/** Writes the prices a plan changes, each behind the guard: all or none. */
export async function reprice(
  transaction: Database,
  plan: readonly PlannedVariant[],
  repricing: Repricing,
): Promise<Outcome<undefined>> {
  const wanted = new Map(
    plan.flatMap((one) =>
      one.today !== undefined &&
      (one.priceCents !== one.today.priceCents || !sameOffer(one.sale, one.today.sale))
        ? [[one.sku, one] as const]
        : [],
    ),
  );
  if (wanted.size === 0) return accepted(undefined);
  if (!reaches(grantedTo(repricing.roles, 'prices'), 'edit')) return refused('staff_not_permitted', {});
  if (wanted.size > variantPricesMost)
    return refused('staff_prices_too_many', { most: variantPricesMost }, 'change');
  const all: { variant: PricedVariant; prices: VariantPrices }[] = [];
  for (const variant of await variantsOf(transaction, { skus: [...wanted.keys()] }, true)) {
    const planned = wanted.get(variant.sku);
    if (planned === undefined) continue;
    const prices = guarded(variant, planned, repricing);
    if (!prices.ok) return prices;
    all.push({ variant, prices: prices.value });
  }
  await putPrices(transaction, all, repricing.now);
  return accepted(undefined);
}
