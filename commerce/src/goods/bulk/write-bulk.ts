import type { ProductFeatureValue } from '@casamaestra/contract/staff/product-fields.ts';
import type { Database } from '../../platform/database/connection.ts';
import { changedFeatures, featureOfField } from '../features/stored-features.ts';
import { notePublicPrices } from '../prices/public-prices.ts';
import { changedFieldsOf } from '../products/changed-fields.ts';
import { writeAlike, writeFeatures } from '../products/staff-product.queries.ts';
import type { BulkProduct } from './bulk-products.queries.ts';
import type { WantedField } from './plan-bulk.ts';

interface Writing {
  /** Features of types in their order. */
  readonly families: ReadonlyMap<string, readonly string[]>;
  readonly now: number;
}

/** Writes one field of many products, all alike. */
export async function writeBulk(
  transaction: Database,
  products: readonly BulkProduct[],
  { field, to }: WantedField,
  { families, now }: Writing,
): Promise<void> {
  if (products.length === 0) return;
  const code = featureOfField(field);
  const ids = products.map(({ id }) => id);
  if (code === undefined) await writeAlike(transaction, ids, changedFieldsOf([{ field, value: to }]));
  else
    await writeFeatures(
      transaction,
      products.map(({ id, features, familyCode }) => ({
        id,
        features: changedFeatures(
          features,
          { [code]: to as ProductFeatureValue | null },
          families.get(familyCode ?? '') ?? [],
        ),
      })),
    );
  if (field === 'published' && to === true) await notePublicPrices(transaction, ids, now);
}
