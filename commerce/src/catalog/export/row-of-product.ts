import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { StoredPicture } from '../../media/picture-url.ts';
import { pick, plainNames } from '../product/plain-attributes.ts';
import type { PlainName } from '../product/plain-attributes.ts';
import type { ExportFeature, ExportProduct, ExportVariant } from './export.queries.ts';

type Sources = ReadonlyMap<string, string>;
type Loose<Row> = { -readonly [Key in keyof Row]?: Row[Key] | null | undefined };

/** Removes empty fields, so that files stay short; the import adds the defaults again. */
function filled<Row extends object>(row: Loose<Row>): Row {
  const entries = Object.entries(row).filter(
    ([, value]) =>
      value !== null &&
      value !== undefined &&
      value !== false &&
      !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(entries) as Row;
}

/** "2026-01-31T08:00:00.5+00:00" → "2026-01-31T08:00:00.500Z" */
const instant = (text: string | null) =>
  text
    ?.replace(/\+00:00$/, 'Z')
    .replace(/\.(\d{1,2})Z$/, (_, digits: string) => `.${digits.padEnd(3, '0')}Z`);
const euros = (cents: number | null) => (cents === null ? undefined : eurosFromCents(cents));

function pictureRows(pictures: readonly StoredPicture[], sources: Sources) {
  return pictures.flatMap(({ hash, alt }) => {
    const source = sources.get(hash);
    return source === undefined ? [] : [alt ? { source, alt } : { source }];
  });
}

function featureRow({ code, label, unit, value, values }: ExportFeature) {
  const shown = value ?? [...(values ?? [])];
  return { code, label, value: shown, ...(unit !== null && typeof value === 'number' ? { unit } : {}) };
}

function variantRow(variant: ExportVariant, sources: Sources) {
  return {
    ...filled<ProductRowInput['variants'][number]>({
      sku: variant.sku,
      gtin: variant.gtin,
      options: variant.options.length === 0 ? undefined : Object.fromEntries(variant.options),
      price: euros(variant.price_cents),
      sale_price: euros(variant.sale_price_cents),
      sale_from: instant(variant.sale_from),
      sale_to: instant(variant.sale_to),
      promo_price: euros(variant.promo_price_cents),
      promo_from: instant(variant.promo_from),
      promo_to: instant(variant.promo_to),
      pictures: pictureRows(variant.pictures, sources),
      swatch: variant.swatch,
      weight_kg: variant.weight_kg,
      content: variant.content,
      content_unit: variant.content_unit as 'kg' | null,
      price_history: variant.history.map(({ cents, from }) => ({
        price: eurosFromCents(cents),
        from: instant(from) ?? '',
      })),
    }),
    stock: variant.stock,
    stock_at_export: variant.stock,
  };
}

/** A stored product as a row of a catalogue file. */
export function rowOfProduct(product: ExportProduct, sources: Sources): ProductRowInput {
  const [group_1, group_2, group_3, group_4, group_5] = product.groups;
  const row = filled<ProductRowInput>({
    code: product.code,
    name: product.name,
    slug: product.slug,
    brand: product.brand,
    category: [...product.category],
    family_code: product.family_code,
    family_name: product.family_name,
    short_description: product.short_description,
    description: product.description_html,
    meta_title: product.meta_title,
    meta_description: product.meta_description,
    features: product.features.map(featureRow),
    pictures: pictureRows(product.pictures, sources),
    documents: product.documents as unknown as ProductRowInput['documents'],
    variants: product.variants.map((variant) => variantRow(variant, sources)),
    is_hot: product.is_hot,
    is_new: product.is_new,
    group_1,
    group_2,
    group_3,
    group_4,
    group_5,
    manufacturer: product.manufacturer,
    eu_responsible: product.eu_responsible,
    energy: product.energy as ProductRowInput['energy'] | null,
    ...(pick(product, plainNames) as Loose<Pick<ProductRowInput, PlainName>>),
    sold: product.sold === 0 ? undefined : product.sold,
    rating:
      product.rating_average === null || product.rating_count === 0
        ? undefined
        : { average: product.rating_average, count: product.rating_count },
    created_at: instant(product.created_at),
  });
  return product.published ? row : { ...row, published: false };
}
