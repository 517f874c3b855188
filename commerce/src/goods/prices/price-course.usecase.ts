import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { courseVariantsMost } from '@casamaestra/contract/staff/price-calendar.operations.ts';
import type {
  PriceCourseStep,
  priceCourseOperation,
} from '@casamaestra/contract/staff/price-calendar.operations.ts';
import { marginPercent } from '@casamaestra/rules/pricing/bulk-rule.ts';
import { priceCourse } from '@casamaestra/rules/pricing/price-course.ts';
import type { CourseStep } from '@casamaestra/rules/pricing/price-course.ts';
import { discountPercent } from '@casamaestra/rules/pricing/reference-price.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { namesOfProducts } from '../products/product-list.queries.ts';
import { optionsOf, seenBy } from './present-variant.ts';
import { productOfCode, variantsOf } from './variants.queries.ts';
import type { PricedVariant } from './variants.queries.ts';

type Asked = OperationInput<typeof priceCourseOperation>;

const SHOWN_MS = 30 * 24 * 3_600_000;

async function variantOf(
  database: Database,
  { code, product_id: id }: Asked,
): Promise<PricedVariant | undefined> {
  const [bySku] = code === undefined ? [] : await variantsOf(database, { skus: [code] });
  if (bySku !== undefined) return bySku;
  const productId = code === undefined ? id : await productOfCode(database, code);
  return productId === undefined ? undefined : (await variantsOf(database, { productId }))[0];
}

function shownStep(
  { from, amountCents, kind, lowestCents, referenceCents }: CourseStep,
  floorCents: PricedVariant['floorCents'],
): PriceCourseStep {
  return {
    from: new Date(from).toISOString(),
    charged: eurosFromCents(amountCents),
    kind,
    lowest_30_days: lowestCents === null ? null : eurosFromCents(lowestCents),
    reference: referenceCents === null ? null : eurosFromCents(referenceCents),
    percent: discountPercent(referenceCents, amountCents),
    // Rounded down: a margin is never overstated.
    margin: floorCents === null ? null : Math.floor(marginPercent(amountCents, floorCents) * 10) / 10,
  };
}

/** What a variant has cost in the last thirty days and will cost, by the prices of today; margins for who sees costs. */
export async function readPriceCourse(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  asked: Asked,
  who: Pick<StaffIdentity, 'roles'>,
): Promise<Outcome<OperationOutput<typeof priceCourseOperation>>> {
  const variant = await variantOf(database, asked);
  if (variant === undefined) return refused('staff_variant_unknown', {}, 'code');
  const { productId, prices, history, sku } = variant;
  const now = clock.now();
  const [names, siblings] = await Promise.all([
    namesOfProducts(database, [productId]),
    variantsOf(database, { productId }),
  ]);
  const floor = seenBy(who).costs ? variant.floorCents : null;
  return accepted({
    sku,
    product_id: productId,
    name: names.get(productId) ?? '',
    now: new Date(now).toISOString(),
    steps: priceCourse(prices, history, { since: now - SHOWN_MS, now }).map((step) => shownStep(step, floor)),
    variants: siblings
      .filter((one) => !one.isRetired || one.sku === sku)
      .slice(0, courseVariantsMost)
      .map((one) => ({ sku: one.sku, options: optionsOf(one) })),
  });
}
