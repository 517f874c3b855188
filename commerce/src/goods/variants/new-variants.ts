import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { NewVariant } from '@casamaestra/contract/staff/new-product.operations.ts';
import { variantRowSchema } from '@casamaestra/contract/catalog/product-row.ts';
import { isValidGtin } from '../../catalog/import/checking/gtin.ts';

/** As in catalogue files. */
const skuSchema = variantRowSchema.shape.sku;

/**
 * What is wrong with the codes and prices of new variants by themselves, or beside the SKUs a product has, each with its
 * place in what was sent. SKUs that differ in capitals only are one.
 */
export function faultOfNewCodes(
  variants: readonly NewVariant[],
  known: readonly string[],
  list: string,
): Outcome<undefined> {
  const skus = new Set(known.map((sku) => sku.toLowerCase()));
  const gtins = new Set<string>();
  for (const [at, { sku, gtin, price }] of variants.entries()) {
    const field = `${list}.${at}`;
    if (!skuSchema.safeParse(sku).success) return refused('staff_sku_letters', { sku }, `${field}.sku`);
    if (skus.has(sku.toLowerCase())) return refused('staff_sku_known', { sku }, `${field}.sku`);
    if (gtin !== '' && !isValidGtin(gtin)) return refused('staff_gtin_wrong', { gtin }, `${field}.gtin`);
    if (gtin !== '' && gtins.has(gtin)) return refused('staff_gtin_known', { gtin }, `${field}.gtin`);
    if (price <= 0) return refused('staff_price_zero', {}, `${field}.price`);
    skus.add(sku.toLowerCase());
    gtins.add(gtin);
  }
  return accepted(undefined);
}
