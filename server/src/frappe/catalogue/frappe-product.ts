import type { Product, ProductDetail } from '@casamaestra/contract/catalog/product.ts';
import { z } from 'zod';
import { cleanHtml } from '@casamaestra/commerce/catalog/import/checking/clean-html.ts';
import { textOfMarkup } from '../transport/frappe-answer.ts';

const text = z.string().nullish().catch(null);
const amount = z.coerce.number().finite().nullish().catch(null);
const pictures = z
  .array(z.looseObject({ url: z.string(), width: z.coerce.string(), height: z.coerce.string() }))
  .nullish()
  .catch(null);

/** A product as the Frappe API returns it: fields missing in its index are absent. Prices include VAT. */
export const frappeProductSchema = z.looseObject({
  id: z.union([z.number(), z.string()]).nullish(),
  sku: z.coerce.string(),
  name: z.coerce.string(),
  slug: z.coerce.string(),
  description: text,
  short_description: text,
  brand: text,
  gtin: text,
  family_code: text,
  group_1: text,
  group_2: text,
  group_3: text,
  group_4: text,
  group_5: text,
  stock: amount,
  is_sale: z.boolean().nullish().catch(null),
  gross_price: amount,
  net_price: amount,
  promo_price: amount,
  price: amount,
  sale_price: amount,
  large_pictures: pictures,
  main_pictures: pictures,
  gallery_pictures: pictures,
  small_pictures: pictures,
});
export type FrappeProduct = z.output<typeof frappeProductSchema>;

/** The products that can be sold: those without a price are left out. */
export const sellable = (rows: readonly FrappeProduct[]): FrappeProduct[] =>
  rows.filter((row) => row.slug !== '' && priceOf(row) > 0);

/** Current price of one piece in euros with two decimals, VAT included. */
export function priceOf({
  is_sale: sale,
  sale_price: reduced,
  price,
  net_price: net,
}: FrappeProduct): number {
  return toCent((sale === true ? reduced : null) ?? price ?? net ?? 0);
}

export const toCent = (euros: number): number => Math.round((euros + Number.EPSILON) * 100) / 100;

/** Whole pieces in stock. */
export const stockOf = ({ stock }: FrappeProduct): number => Math.max(0, Math.floor(stock ?? 0));

/** A numeric id for caches and lists: the service's, or a hash of the SKU (FNV-1a). */
export function idOf({ id, sku }: Pick<FrappeProduct, 'id' | 'sku'>): number {
  const own = Number(id);
  if (id !== null && id !== undefined && id !== '' && Number.isSafeInteger(own) && own > 0) return own;
  let hash = 0x81_1c_9d_c5;
  for (const character of sku) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash;
}

/** The category path as labels, root first, each with its listing URL. */
function categoriesOf(row: FrappeProduct): Product['product_categories'] {
  const labels = [row.group_1, row.group_2, row.group_3, row.group_4, row.group_5];
  const path = labels.filter((label) => label !== null && label !== undefined && label !== '');
  const slug = (until: number) =>
    path
      .slice(0, until)
      .map((label) => label?.replaceAll(' ', '-'))
      .join(',');
  return path.map((nome, at) => ({
    nome: nome ?? '',
    slug: slug(at + 1),
    parent: at === 0 ? null : slug(at),
  }));
}

const pictureList = (list: FrappeProduct['main_pictures']): Product['main_pictures'] =>
  (list ?? []).map(({ url, width, height }) => ({ url, width, height }));

/** A product in the form of the contract. Fields the service does not have are empty. */
export function productOf(row: FrappeProduct): Product {
  const pays = priceOf(row);
  const struck = toCent(row.gross_price ?? row.price ?? 0);
  const sale = row.is_sale === true && struck > pays;
  return {
    id: idOf(row),
    sku: row.sku,
    name: row.name,
    slug: row.slug.replace(/^\/+/, ''),
    description: textOfMarkup(row.description ?? '', 2_000),
    short_description: textOfMarkup(row.short_description ?? ''),
    brand: row.brand ?? null,
    gtin: row.gtin ?? null,
    family_code: row.family_code ?? null,
    group_1: row.group_1 ?? null,
    group_2: row.group_2 ?? null,
    group_3: row.group_3 ?? null,
    group_4: row.group_4 ?? null,
    group_5: row.group_5 ?? null,
    product_categories: categoriesOf(row),
    stock: stockOf(row),
    is_out_of_stock: stockOf(row) === 0,
    is_sale: sale,
    // The service marks every product as hot and new, so the labels mean nothing.
    is_hot: false,
    is_new: false,
    gross_price: sale ? struck : pays,
    net_price: pays,
    promo_price: sale ? pays : null,
    price: sale ? struck : pays,
    sale_price: sale ? pays : null,
    min_price: pays,
    max_price: pays,
    discount_percent: sale ? Math.round((1 - pays / struck) * 100) : null,
    unit_price: null,
    energy_class: null,
    large_pictures: pictureList(row.large_pictures),
    main_pictures: pictureList(row.main_pictures),
    gallery_pictures: pictureList(row.gallery_pictures),
    small_pictures: pictureList(row.small_pictures),
    ratings: 0,
    reviews: '0',
    sale_count: 0,
    variants: [],
  };
}

const featureSchema = z.record(
  z.string(),
  z.looseObject({
    value: z.union([z.string(), z.number(), z.boolean()]).nullish(),
    default_uom: z.string().nullish(),
  }),
);

export const frappeDetailSchema = frappeProductSchema.extend({
  long_description: text,
  features: featureSchema.nullish().catch(null),
});

/** A product in the form of the product page. */
export function productDetailOf(row: z.output<typeof frappeDetailSchema>, now: number): ProductDetail {
  const features = Object.entries(row.features ?? {}).flatMap(([label, { value, default_uom: uom }]) =>
    value === null || value === undefined || value === ''
      ? []
      : [[label, { value, default_uom: uom ?? null }] as const],
  );
  return {
    ...productOf(row),
    long_description: cleanHtml(row.long_description ?? row.description ?? ''),
    features: Object.fromEntries(features),
    product_data: {},
    variants: [],
    documents: [],
    warnings: [],
    manufacturer: null,
    eu_responsible: null,
    energy: null,
    dimensions: { width_cm: null, depth_cm: null, height_cm: null },
    custom_made: false,
    hazardous: false,
    best_variant: null,
    min_age: null,
    updated_at: new Date(now).toISOString(),
  };
}
