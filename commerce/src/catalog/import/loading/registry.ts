import type { RowFinding } from '@casamaestra/texts/staff/import-texts.ts';
import type { ProductRow } from '@casamaestra/contract/catalog/product-row.ts';
import { slugOf } from '../../../platform/slug.ts';

export type FeatureType = 'text' | 'number' | 'boolean';

export interface KnownFeature {
  id: number | null;
  readonly code: string;
  readonly label: string;
  readonly type: FeatureType;
  readonly unit: string | null;
}

export interface KnownFamily {
  stored: boolean;
  readonly name: string;
  /** Codes of its features in display order. */
  readonly features: Set<string>;
}

export interface KnownBrand {
  id: number | null;
  readonly name: string;
}

/**
 * Records that products refer to, by natural key. Ids are null until the first product that needs them is
 * saved.
 */
export interface Registry {
  readonly brands: Map<string, KnownBrand>;
  readonly brandSlugs: Set<string>;
  /** Category id by its labels joined with \u0001; null: claimed by this import, not stored yet. */
  readonly categories: Map<string, number | null>;
  /** Path of labels by normalised listing address: two paths with one address would be ambiguous. */
  readonly addresses: Map<string, string>;
  readonly families: Map<string, KnownFamily>;
  readonly features: Map<string, KnownFeature>;
  readonly operators: Map<string, number | null>;
  /** Path of today by the normalised address a category had before staff changed or merged it. */
  readonly formerCategories: Map<string, readonly string[]>;
  /** Whether the session checks references once a batch instead of once a row. */
  liftsRowChecks: boolean;
}

export const emptyRegistry = (): Registry => ({
  brands: new Map(),
  brandSlugs: new Set(),
  categories: new Map(),
  addresses: new Map(),
  families: new Map(),
  features: new Map(),
  operators: new Map(),
  formerCategories: new Map(),
  liftsRowChecks: false,
});

export const pathKey = (labels: readonly string[]): string => labels.join('\u0001');
export const brandKey = (name: string): string => name.toLowerCase();

/** Comma-joined address of the listing calls: spaces and commas inside a label are hyphens. */
export const categoryUrl = (labels: readonly string[]): string =>
  labels.map((label) => label.replace(/[\s,]+/g, '-')).join(',');

export const foldedUrl = (labels: readonly string[]): string => labels.map(slugOf).join(',');

/** Adds a category that is stored in the database. */
export function knowCategory(registry: Registry, labels: readonly string[], id: number | null): void {
  registry.categories.set(pathKey(labels), id);
  registry.addresses.set(foldedUrl(labels), pathKey(labels));
}

export type ClaimedCategory =
  | { readonly ok: true; readonly labels: readonly string[] }
  | { readonly ok: false; readonly reason: RowFinding };

/** A path as the shop has it today: staff may have changed the category, or one above it, since the file was written. */
function pathToday({ formerCategories }: Registry, labels: readonly string[]): readonly string[] {
  for (let levels = labels.length; levels > 0 && formerCategories.size > 0; levels -= 1) {
    const today = formerCategories.get(foldedUrl(labels.slice(0, levels)));
    if (today !== undefined) return [...today, ...labels.slice(levels)];
  }
  return labels;
}

/**
 * Claims a category and its ancestors for a row. A level that differs from a known one only by case,
 * accents or punctuation is the known one; the returned labels have the shop's spelling.
 */
export function claimCategory(registry: Registry, told: readonly string[]): ClaimedCategory {
  if (registry.categories.has(pathKey(told))) return { ok: true, labels: told };
  const labels = pathToday(registry, told);
  const nameless = labels.find((label) => slugOf(label) === '');
  if (nameless !== undefined)
    return { ok: false, reason: { code: 'category_without_letters', facts: { label: nameless } } };
  let path: readonly string[] = [];
  for (const label of labels) {
    const part = [...path, label];
    const owner = registry.addresses.get(foldedUrl(part));
    path = owner === undefined ? part : owner.split('\u0001');
    if (owner === undefined) knowCategory(registry, path, null);
  }
  return { ok: true, labels: path };
}

export const operatorKey = (operator: NonNullable<ProductRow['manufacturer']>): string =>
  `${operator.name}\u0001${operator.address}\u0001${operator.contact}`;

/** Stored id; null when it is not stored yet. */
export const brandId = (registry: Registry, name: string): number | null =>
  registry.brands.get(brandKey(name))?.id ?? null;

export const categoryId = (registry: Registry, labels: readonly string[]): number | null =>
  registry.categories.get(pathKey(labels)) ?? null;

export const operatorId = (
  registry: Registry,
  operator: NonNullable<ProductRow['manufacturer']>,
): number | null => registry.operators.get(operatorKey(operator)) ?? null;

/**
 * Whether the product type is stored with all these features; without a product type, whether the features
 * are.
 */
export function hasFamily(
  registry: Registry,
  family: { readonly code: string } | null,
  features: readonly string[],
): boolean {
  const known = family === null ? undefined : registry.families.get(family.code);
  if (family !== null && known?.stored !== true) return false;
  return features.every(
    (code) => known?.features.has(code) ?? typeof registry.features.get(code)?.id === 'number',
  );
}

/** A freshly read registry with what this import has claimed and not stored yet. */
export function withClaims(fresh: Registry, before: Registry): Registry {
  for (const key of before.categories.keys()) {
    if (!fresh.categories.has(key)) knowCategory(fresh, key.split('\u0001'), null);
  }
  for (const [code, feature] of before.features) {
    if (!fresh.features.has(code)) fresh.features.set(code, { ...feature, id: null });
  }
  return fresh;
}
