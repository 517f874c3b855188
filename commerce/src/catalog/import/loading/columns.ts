import type { ProductRow, VariantRow } from '@casamaestra/contract/catalog/product-row.ts';
import type { StoredPicture } from '../../../media/picture-url.ts';
import { plainAttributes } from '../../product/plain-attributes.ts';
import { cleanHtml } from '../checking/clean-html.ts';
import {
  copyBoolean,
  copyDecimal,
  copyInstant,
  copyJson,
  copyNumber,
  copyField,
  copyTextArray,
} from './copy-text.ts';
import type { StoredFeature } from './feature-values.ts';
import type { pricesOf } from './price-points.ts';

/** A database column that an import fills from a row: its name, and the cell in COPY's text format. */
export interface CopyColumn<Source> {
  readonly name: string;
  readonly write: (source: Source) => string;
}

/** Stored pictures by source; those that could not be stored are missing. */
export type Pictures = Pick<ReadonlyMap<string, StoredPicture>, 'get'>;

function copyPictures(rows: ProductRow['pictures'], pictures: Pictures): string {
  if (rows.length === 0) return '[]';
  const stored = rows.flatMap(({ source, alt }) => {
    const picture = pictures.get(source);
    if (picture === undefined) return [];
    const { hash: name, width, height } = picture;
    return [alt === undefined ? { hash: name, width, height } : { hash: name, width, height, alt }];
  });
  return copyJson(stored);
}

interface ProductSource {
  readonly row: ProductRow;
  readonly features: readonly StoredFeature[];
  readonly pictures: Pictures;
}

interface VariantSource {
  readonly variant: VariantRow;
  readonly position: number;
  readonly pictures: Pictures;
}

interface PriceSource {
  readonly variant: VariantRow;
  readonly prices: ReturnType<typeof pricesOf>;
}

function plainColumn({ name, kind }: (typeof plainAttributes)[number]): CopyColumn<ProductSource> {
  if (kind === 'list') return { name, write: ({ row }) => copyTextArray(row[name]) };
  if (kind === 'boolean') return { name, write: ({ row }) => copyBoolean(row[name]) };
  if (kind === 'integer') return { name, write: ({ row }) => copyNumber(row[name]) };
  return { name, write: ({ row }) => copyDecimal(row[name], 2) };
}

/** Product columns. A new column that files fill is one line here. */
export const productContentColumns: readonly CopyColumn<ProductSource>[] = [
  { name: 'name', write: ({ row }) => copyField(row.name) },
  { name: 'group_1', write: ({ row }) => copyField(row.group_1) },
  { name: 'group_2', write: ({ row }) => copyField(row.group_2) },
  { name: 'group_3', write: ({ row }) => copyField(row.group_3) },
  { name: 'group_4', write: ({ row }) => copyField(row.group_4) },
  { name: 'group_5', write: ({ row }) => copyField(row.group_5) },
  { name: 'short_description', write: ({ row }) => copyField(row.short_description || null) },
  {
    name: 'description_html',
    write: ({ row }) => copyField(row.description === undefined ? null : cleanHtml(row.description) || null),
  },
  { name: 'meta_title', write: ({ row }) => copyField(row.meta_title) },
  { name: 'meta_description', write: ({ row }) => copyField(row.meta_description) },
  { name: 'features', write: ({ features }) => copyJson(features) },
  { name: 'pictures', write: ({ row, pictures }) => copyPictures(row.pictures, pictures) },
  { name: 'documents', write: ({ row }) => (row.documents.length === 0 ? '[]' : copyJson(row.documents)) },
  { name: 'energy', write: ({ row }) => copyJson(row.energy) },
  { name: 'is_hot', write: ({ row }) => copyBoolean(row.is_hot) },
  { name: 'is_new', write: ({ row }) => copyBoolean(row.is_new) },
  ...plainAttributes.map(plainColumn),
  { name: 'published', write: ({ row }) => copyBoolean(row.published) },
];

/** Variant columns. */
export const variantContentColumns: readonly CopyColumn<VariantSource>[] = [
  { name: 'position', write: ({ position }) => String(position) },
  { name: 'sku', write: ({ variant }) => copyField(variant.sku) },
  { name: 'gtin', write: ({ variant }) => copyField(variant.gtin) },
  { name: 'options', write: ({ variant }) => copyJson(Object.entries(variant.options)) },
  { name: 'swatch', write: ({ variant }) => copyField(variant.swatch?.toLowerCase()) },
  { name: 'pictures', write: ({ variant, pictures }) => copyPictures(variant.pictures, pictures) },
  { name: 'weight_kg', write: ({ variant }) => copyDecimal(variant.weight_kg, 3) },
  { name: 'content', write: ({ variant }) => copyDecimal(variant.content, 4) },
  { name: 'content_unit', write: ({ variant }) => copyField(variant.content_unit) },
];

/** Price columns. */
export const variantPriceColumns: readonly CopyColumn<PriceSource>[] = [
  { name: 'price_cents', write: ({ prices }) => String(prices.listCents) },
  { name: 'sale_price_cents', write: ({ prices }) => copyNumber(prices.saleCents) },
  { name: 'sale_from', write: ({ variant }) => copyInstant(variant.sale_from) },
  { name: 'sale_to', write: ({ variant }) => copyInstant(variant.sale_to) },
  { name: 'promo_price_cents', write: ({ prices }) => copyNumber(prices.promoCents) },
  { name: 'promo_from', write: ({ variant }) => copyInstant(variant.promo_from) },
  { name: 'promo_to', write: ({ variant }) => copyInstant(variant.promo_to) },
];

/** The cells of a row, separated by tabs. */
export const written = <Source>(columns: readonly CopyColumn<Source>[], source: Source): string =>
  columns.map(({ write }) => write(source)).join('\t');

export const namesOf = (columns: readonly Pick<CopyColumn<never>, 'name'>[]): string[] =>
  columns.map(({ name }) => name);
