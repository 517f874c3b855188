import { productFeaturesOperation } from '@casamaestra/contract/staff/product-features.operations.ts';
import { reading } from '../../platform/queries.ts';

/** Features of a product as one of a type. */
export const featuresQuery = (id: number, family: string | null) =>
  reading(productFeaturesOperation, { id, family });
