import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { ProductFeature } from '@casamaestra/contract/staff/product-features.operations.ts';
import type { Database } from '../../platform/database/connection.ts';
import { productById } from '../products/staff-product.queries.ts';
import { featuresByCode, featuresOfFamily, textsOfFamily } from './features.queries.ts';

interface Asked {
  readonly id: number;
  /** Null: none. */
  readonly family: string | null;
}

/** Features a product may have as one of a type, then those it has besides. */
export async function readProductFeatures(
  database: Database,
  { id, family }: Asked,
): Promise<Outcome<ProductFeature[]>> {
  const product = await productById(database, id);
  if (product === undefined) return refused('staff_product_unknown', {}, 'id');
  const own = family === null ? [] : await featuresOfFamily(database, family);
  const codes = new Set(own.map(({ code }) => code));
  const [others, texts] = await Promise.all([
    featuresByCode(
      database,
      product.features.map(({ code }) => code).filter((code) => !codes.has(code)),
    ),
    family === null ? new Map<string, readonly string[]>() : textsOfFamily(database, family),
  ]);
  return accepted(
    [...own, ...others].map(({ choices, ...feature }) => ({
      ...feature,
      of_family: codes.has(feature.code),
      values: feature.type === 'text' ? [...new Set([...choices, ...(texts.get(feature.code) ?? [])])] : [],
    })),
  );
}
