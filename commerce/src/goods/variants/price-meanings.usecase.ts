import { centsFromEuros, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { variantPriceMeaningsOperation } from '@casamaestra/contract/staff/product-variants.operations.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import { readGuards } from '../../staff/guards/read-guards.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { seenBy } from '../prices/present-variant.ts';
import { belowCost, toConfirm, unlikeSiblings } from '../prices/price-guard.ts';
import { meaningOfPrices } from '../prices/save-prices.usecase.ts';
import { variantsOf } from '../prices/variants.queries.ts';
import type { PricedVariant } from '../prices/variants.queries.ts';
import { productById } from '../products/staff-product.queries.ts';
import { offerOf, repriced } from './offer.ts';

type Wanted = InputOf<typeof variantPriceMeaningsOperation>;
type Meanings = OperationOutput<typeof variantPriceMeaningsOperation>;
type Meaning = Meanings['rows'][number];

function meaningOf(
  variant: PricedVariant,
  { price, sale }: Wanted['change'][number],
  {
    now,
    seesCosts,
    muchPercent,
  }: { readonly now: number; readonly seesCosts: boolean; readonly muchPercent: number },
): Meaning {
  const after = repriced(variant.prices, {
    ...(price !== undefined && { listCents: centsFromEuros(price) }),
    ...(sale !== undefined && { sale: offerOf(sale) }),
  });
  const below = seesCosts ? belowCost(variant.prices, after, variant.floorCents) : undefined;
  const confirm = below ?? toConfirm(variant.prices, after, now, muchPercent);
  return {
    sku: variant.sku,
    ...meaningOfPrices(variant, after, now),
    to_confirm: confirm === undefined ? null : eurosFromCents(confirm),
    doubt: confirm === undefined ? null : below === undefined ? 'much_less' : 'below_cost',
  };
}

/** What the prices typed into the table of variants would mean, before they are saved. */
export async function priceMeanings(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  { id, change, add }: Wanted,
  who: StaffIdentity,
): Promise<Outcome<Meanings>> {
  if ((await productById(database, id)) === undefined) return refused('staff_product_unknown', {}, 'id');
  const variants = await variantsOf(database, { productId: id });
  const bySku = new Map(variants.map((variant) => [variant.sku, variant]));
  const siblings = variants.filter(({ isRetired }) => !isRetired).map(({ prices }) => prices.listCents);
  const { price_percent: muchPercent } = await readGuards(database);
  const rows: Meaning[] = [];
  for (const wanted of change) {
    const variant = bySku.get(wanted.sku);
    if (variant === undefined) return refused('staff_variant_unknown', {}, 'change');
    rows.push(meaningOf(variant, wanted, { now: clock.now(), seesCosts: seenBy(who).costs, muchPercent }));
  }
  for (const { sku, price } of add) {
    const isUnlike = unlikeSiblings(centsFromEuros(price), siblings, muchPercent) !== undefined;
    rows.push({
      sku,
      charged_before: null,
      charged: price,
      lowest_30_days: null,
      reference: null,
      percent: null,
      begins_at: null,
      to_confirm: isUnlike ? price : null,
      doubt: isUnlike ? 'unlike_siblings' : null,
    });
  }
  return accepted({ rows });
}
