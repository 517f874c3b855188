import type { Database } from '../../platform/database/connection.ts';
import type { ProductRecord } from '../product/product-record.ts';
import { loadAttributeSchema } from './attribute-schema.ts';
import type { AttributeSchema } from './attribute-schema.ts';

export interface AttributeSchemaStore {
  readonly current: AttributeSchema;
  reload(): Promise<void>;
  /** Whether the schema contains every category, product type and feature of the product. */
  knows(product: ProductRecord): boolean;
}

/** Holds the current attribute schema; empty until the first reload. `reloaded` is called after each. */
export function createAttributeSchemaStore(database: Database, reloaded?: () => void): AttributeSchemaStore {
  let current: AttributeSchema = {
    categories: new Map(),
    features: new Map(),
    featureAliases: new Map(),
    families: new Map(),
    formerCategories: new Map(),
    formerBrands: new Map(),
  };
  return {
    get current() {
      return current;
    },
    async reload() {
      current = await loadAttributeSchema(database);
      reloaded?.();
    },
    knows: (product) =>
      current.categories.has(product.categoryId) &&
      (product.familyCode === null || current.families.has(product.familyCode)) &&
      product.features.every((feature) => current.features.has(feature.code)),
  };
}
