import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { ProductVariantTable } from '@casamaestra/contract/staff/product-variants.operations.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { seenBy } from '../prices/present-variant.ts';
import { productById } from '../products/staff-product.queries.ts';
import { saidOffer } from './offer.ts';
import { tableOf } from './variant-table.queries.ts';
import type { OptionPairs, TableVariant } from './variant-table.queries.ts';

/** What the variants of a product differ in: the options of the first. */
export const labelsOf = ([first]: readonly TableVariant[]): readonly string[] =>
  (first?.options ?? []).map(([label]) => label);

/** The values of a variant in the order of the labels; '' where a file told it otherwise. */
export const valuesByLabel = (options: OptionPairs, labels: readonly string[]): string[] =>
  labels.map((label) => options.find(([name]) => name === label)?.[1] ?? '');

/** The variants of a product as a table. */
export async function readVariants(
  { database }: Pick<StaffDependencies, 'database'>,
  id: number,
  who: Pick<StaffIdentity, 'roles'>,
): Promise<Outcome<ProductVariantTable>> {
  const [product, rows] = await Promise.all([productById(database, id), tableOf(database, [id])]);
  if (product === undefined) return refused('staff_product_unknown', {}, 'id');
  const labels = labelsOf(rows);
  const { prices } = seenBy(who);
  return accepted({
    id,
    code: product.code,
    name: product.name,
    options: [...labels],
    variants: rows.map(
      ({ sku, gtin, options, priceCents, sale, stock, weightKg, content, shelf, isRetired }) => ({
        sku,
        gtin: gtin ?? '',
        values: valuesByLabel(options, labels),
        price: prices ? eurosFromCents(priceCents) : null,
        sale: prices ? saidOffer(sale) : null,
        stock,
        weight_kg: weightKg,
        content,
        shelf: shelf ?? '',
        on_sale: !isRetired,
      }),
    ),
  });
}
