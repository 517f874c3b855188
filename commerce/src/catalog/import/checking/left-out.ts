import type { RowFinding } from '@casamaestra/texts/staff/import-texts.ts';
/** What is left out when a part of a row is wrong: paths to remove, or how many entries of a list stay. */
export interface LeftOut {
  readonly paths: readonly (readonly PropertyKey[])[];
  readonly keepEntries?: number;
}

/**
 * A wrong part of a row, with what to leave out so that the rest can be loaded; null: the whole row is
 * refused.
 */
export interface Fault {
  readonly field: string;
  readonly value: unknown;
  readonly reason: RowFinding;
  readonly out: LeftOut | null;
}

/** Fields a row cannot do without: it would not be a product, or its buyer could come to harm. */
const needed = new Set([
  'code',
  'name',
  'slug',
  'category',
  'variants',
  'published',
  'custom_made',
  'hazardous',
  'min_age',
  'age_check',
]);
const neededOfVariant = new Set(['sku', 'price', 'options']);
/** Lists in which single entries may be left out. */
const lists = new Set([
  'features',
  'pictures',
  'documents',
  'warnings',
  'hazard_label',
  'promo_codes',
  'accessories',
]);

/** Fields that have a meaning only together. */
const together: readonly (readonly string[])[] = [
  ['sale_price', 'sale_from', 'sale_to'],
  ['promo_price', 'promo_from', 'promo_to'],
  ['content', 'content_unit'],
  ['stock', 'stock_at_export'],
];

/** The fields of a variant that must be left out together with one of them. */
export const groupOf = (field: string): readonly string[] =>
  together.find((group) => group.includes(field)) ?? [field];

function ofVariant(path: readonly PropertyKey[]): readonly (readonly PropertyKey[])[] | null {
  const [, , field, entry] = path;
  if (typeof field !== 'string' || neededOfVariant.has(field)) return null;
  if (field === 'pictures' && typeof entry === 'number') return [path.slice(0, 4)];
  return groupOf(field).map((name) => [...path.slice(0, 2), name]);
}

/**
 * What can be left out so that the rest of the product is loaded; null when the row cannot do without it.
 * @param most set for a list with too many entries: how many are allowed
 */
export function leftOut(path: readonly PropertyKey[], most?: number): LeftOut | null {
  const [field, entry] = path;
  if (field === 'variants') {
    if (typeof entry !== 'number') return null;
    const paths = ofVariant(path);
    if (paths === null) return null;
    return most === undefined ? { paths } : { paths: [path], keepEntries: most };
  }
  if (typeof field !== 'string' || needed.has(field)) return null;
  if (most !== undefined) return { paths: [path], keepEntries: most };
  return { paths: [lists.has(field) && typeof entry === 'number' ? path.slice(0, 2) : [field]] };
}
