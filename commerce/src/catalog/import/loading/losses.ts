import type { Loss } from '@casamaestra/texts/staff/import-texts.ts';
import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';

/** What an import removes: cleared fields with the number of products, variants, whole products. */
export interface Losses {
  readonly emptied: ReadonlyMap<LossCode, number>;
  readonly variants: number;
  readonly products: number;
}

export const noLosses: Losses = { emptied: new Map(), variants: 0, products: 0 };

type LossCode = Loss['code'];

/** What each field that can be emptied is to a merchant; several may be one thing. */
const names: Readonly<Record<string, LossCode>> = {
  brand: 'loses_brand',
  family_code: 'loses_family',
  short_description: 'loses_short_description',
  description: 'loses_description',
  meta_title: 'loses_search_words',
  meta_description: 'loses_search_words',
  features: 'loses_features',
  pictures: 'loses_pictures',
  documents: 'loses_documents',
  manufacturer: 'loses_manufacturer',
  eu_responsible: 'loses_eu_responsible',
  energy: 'loses_energy',
  width_cm: 'loses_size',
  depth_cm: 'loses_size',
  height_cm: 'loses_size',
  warnings: 'loses_warnings',
  hazard_label: 'loses_warnings',
  promo_codes: 'loses_promo_codes',
  accessories: 'loses_accessories',
  min_age: 'loses_min_age',
  group_1: 'loses_groups',
  group_2: 'loses_groups',
  group_3: 'loses_groups',
  group_4: 'loses_groups',
  group_5: 'loses_groups',
};
const namesOfVariant: Readonly<Record<string, LossCode>> = {
  gtin: 'loses_gtin',
  options: 'loses_options',
  pictures: 'loses_variant_pictures',
  swatch: 'loses_swatch',
  weight_kg: 'loses_weight',
  content: 'loses_content',
};

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

function emptiedIn(codes: Readonly<Record<string, LossCode>>, before: object, after: object): LossCode[] {
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return Object.entries(codes)
    .filter(([field]) => !isEmpty(old[field]) && isEmpty(fresh[field]))
    .map(([, code]) => code);
}

/** What the first row of a product has and the second lacks. */
export function lossesBetween(before: ProductRowInput, after: ProductRowInput): Losses {
  const emptied = new Set(emptiedIn(names, before, after));
  let variants = 0;
  const kept = new Map(after.variants.map((variant) => [variant.sku, variant]));
  for (const variant of before.variants) {
    const now = kept.get(variant.sku);
    if (now === undefined) variants += 1;
    else for (const name of emptiedIn(namesOfVariant, variant, now)) emptied.add(name);
  }
  if (emptied.size === 0 && variants === 0) return noLosses;
  return { emptied: new Map([...emptied].map((name) => [name, 1])), variants, products: 0 };
}

export function addedLosses(one: Losses, other: Losses): Losses {
  if (other === noLosses) return one;
  const emptied = new Map(one.emptied);
  for (const [name, count] of other.emptied) emptied.set(name, (emptied.get(name) ?? 0) + count);
  return { emptied, variants: one.variants + other.variants, products: one.products + other.products };
}

/** As a list: emptied fields, then variants and products that go. */
export function listedLosses({ emptied, variants, products }: Losses): Loss[] {
  const losses: Loss[] = [...emptied].map(([code, count]) => ({ code, count }));
  if (variants > 0) losses.push({ code: 'loses_variants', count: variants });
  if (products > 0) losses.push({ code: 'loses_products', count: products });
  return losses;
}
