import type { Database } from '../../platform/database/connection.ts';
import {
  selectCategories,
  selectFamilies,
  selectFeatures,
  selectFormerNames,
} from './attribute-schema.queries.ts';

export interface CategoryEntry {
  readonly id: number;
  readonly label: string;
  /** Path of the listing calls: labels joined by commas, with hyphens for spaces. */
  readonly url: string;
  /** Ids and labels from department to this category. */
  readonly ids: readonly number[];
  readonly labels: readonly string[];
  readonly parent: CategoryEntry | null;
  /** What listings called it before staff renamed, moved or merged. */
  readonly formerUrls: readonly string[];
}

export interface FeatureEntry {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'boolean';
  readonly unit: string | null;
  /** The Frappe API's facet key: "field_12_feature_s". */
  readonly key: string;
}

/** Categories, features and product types, kept in memory for cards and listings. */
export interface AttributeSchema {
  readonly categories: ReadonlyMap<number, CategoryEntry>;
  readonly features: ReadonlyMap<string, FeatureEntry>;
  /** Feature by the Frappe API's key, or by its lower-case label. */
  readonly featureAliases: ReadonlyMap<string, FeatureEntry>;
  readonly families: ReadonlyMap<string, string>;
  /** Numbers of categories by the address they had, in lower case without accents: "mobili,sedie-da-ufficio". */
  readonly formerCategories: ReadonlyMap<string, number>;
  /** Names of brands by those they had, in lower case. */
  readonly formerBrands: ReadonlyMap<string, string>;
}

const keyLetters = { text: 's', number: 'f', boolean: 'b' } as const;

/** Reads the whole attribute schema; repeated after every 'category' change. */
export async function loadAttributeSchema(database: Database): Promise<AttributeSchema> {
  const [categoryRows, featureRows, familyRows, former] = await Promise.all([
    selectCategories(database),
    selectFeatures(database),
    selectFamilies(database),
    selectFormerNames(database),
  ]);
  const formerUrls = Map.groupBy(former.categories, ({ id }) => id);
  const categories = new Map<number, CategoryEntry>();
  for (const row of categoryRows) {
    const parent = row.parent_id === null ? null : (categories.get(row.parent_id) ?? null);
    const ids = [...(parent?.ids ?? []), row.id];
    categories.set(row.id, {
      id: row.id,
      label: row.label,
      url: row.url,
      ids,
      labels: row.path,
      parent,
      formerUrls: formerUrls.get(row.id)?.map(({ url }) => url) ?? [],
    });
  }
  const features = new Map<string, FeatureEntry>();
  const featureAliases = new Map<string, FeatureEntry>();
  for (const row of featureRows) {
    const entry: FeatureEntry = { ...row, key: `field_${row.id}_feature_${keyLetters[row.type]}` };
    features.set(entry.code, entry);
    featureAliases.set(entry.key, entry);
    featureAliases.set(entry.label.toLowerCase(), entry);
  }
  return {
    categories,
    features,
    featureAliases,
    families: new Map(familyRows.map((row) => [row.code, row.name])),
    formerCategories: new Map(former.categories.map(({ key, id }) => [key, id])),
    formerBrands: new Map(former.brands.map(({ key, name }) => [key, name])),
  };
}

/** From department to the category, itself included. */
export function categoryLineage(category: CategoryEntry): CategoryEntry[] {
  const lineage: CategoryEntry[] = [];
  for (let step: CategoryEntry | null = category; step !== null; step = step.parent) lineage.unshift(step);
  return lineage;
}
