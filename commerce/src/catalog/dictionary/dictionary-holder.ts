import type { Database } from '../../platform/database/connection.ts';
import type { ProductRecord } from '../product/product-record.ts';
import { loadDictionary } from './catalogue-dictionary.ts';
import type { CatalogueDictionary } from './catalogue-dictionary.ts';

export interface DictionaryHolder {
  readonly current: CatalogueDictionary;
  reload(): Promise<void>;
  /** Whether every word the product refers to is known; a new feature comes with the product that has it. */
  knows(product: ProductRecord): boolean;
}

/** Keeps the dictionary of the moment; empty until the first reload. */
export function createDictionaryHolder(database: Database): DictionaryHolder {
  let current: CatalogueDictionary = {
    categories: new Map(),
    features: new Map(),
    featureAliases: new Map(),
    families: new Map(),
  };
  return {
    get current() {
      return current;
    },
    async reload() {
      current = await loadDictionary(database);
    },
    knows: (product) =>
      current.categories.has(product.categoryId) &&
      (product.familyCode === null || current.families.has(product.familyCode)) &&
      product.features.every((feature) => current.features.has(feature.code)),
  };
}
