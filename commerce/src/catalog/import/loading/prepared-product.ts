import { hash } from 'node:crypto';
import type { ProductRow, VariantRow } from '@casamaestra/contract/catalog/product-row.ts';
import { priceNow } from '@casamaestra/rules/pricing/price-now.ts';
import type { StoredPicture } from '../../media/picture-url.ts';
import type { Presence } from '../checking/check-row.ts';
import { cleanHtml } from '../checking/clean-html.ts';
import { productSlug } from '../slug.ts';
import { copyBoolean, copyJson, copyNumber, copyText, copyTextArray } from './copy-text.ts';
import type { StoredFeature } from './feature-values.ts';
import { firstHistory, type PricePoint, pricesOf } from './price-points.ts';

export interface PreparedVariant {
  readonly sku: string;
  readonly gtin: string | null;
  /** COPY columns in the order of `variantColumns`, from position on. */
  readonly columns: string;
  readonly chargedCents: number;
  readonly history: readonly PricePoint[];
}

/** A checked row turned into what the database takes, but for ids. */
export interface PreparedProduct {
  readonly line: number;
  readonly row: ProductRow;
  readonly slug: string;
  readonly slugIsOwn: boolean;
  readonly has: Presence;
  readonly featureCodes: readonly string[];
  /** COPY columns in the order of `productColumns`, from name on. */
  readonly columns: string;
  readonly variants: readonly PreparedVariant[];
  /** Fingerprint of all but prices, stock and popularity. */
  readonly contentHash: string;
  readonly priceHash: string;
}

/** Pictures by source, as far as they could be stored. */
export type Pictures = ReadonlyMap<string, StoredPicture>;

const fingerprint = (text: string) => hash('sha1', text, 'base64url');

function storedPictures(rows: ProductRow['pictures'], pictures: Pictures) {
  return rows.flatMap(({ source, alt }) => {
    const picture = pictures.get(source);
    if (picture === undefined) return [];
    const { hash: name, width, height } = picture;
    return [alt === undefined ? { hash: name, width, height } : { hash: name, width, height, alt }];
  });
}

function variantContent(variant: VariantRow, position: number, pictures: Pictures): string {
  return [
    String(position),
    copyText(variant.sku),
    copyText(variant.gtin),
    copyJson(Object.entries(variant.options)),
    copyText(variant.swatch?.toLowerCase()),
    variant.pictures.length === 0 ? '[]' : copyJson(storedPictures(variant.pictures, pictures)),
    copyNumber(variant.weight_kg),
    copyNumber(variant.content),
    copyText(variant.content_unit),
  ].join('\t');
}

function variantPrices(variant: VariantRow): string {
  const prices = pricesOf(variant);
  return [
    String(prices.listCents),
    copyNumber(prices.saleCents),
    copyText(variant.sale_from),
    copyText(variant.sale_to),
    copyNumber(prices.promoCents),
    copyText(variant.promo_from),
    copyText(variant.promo_to),
    String(variant.stock),
  ].join('\t');
}

function productContent(row: ProductRow, features: readonly StoredFeature[], pictures: Pictures): string {
  return [
    copyText(row.name),
    copyText(row.group_1),
    copyText(row.group_2),
    copyText(row.group_3),
    copyText(row.group_4),
    copyText(row.group_5),
    copyText(row.short_description || null),
    copyText(row.description === undefined ? null : cleanHtml(row.description) || null),
    copyJson(features),
    row.pictures.length === 0 ? '[]' : copyJson(storedPictures(row.pictures, pictures)),
    row.documents.length === 0 ? '[]' : copyJson(row.documents),
    copyTextArray(row.warnings),
    copyTextArray(row.promo_codes),
    copyJson(row.energy),
    copyNumber(row.width_cm),
    copyNumber(row.depth_cm),
    copyNumber(row.height_cm),
    copyBoolean(row.is_hot),
    copyBoolean(row.is_new),
    copyBoolean(row.custom_made),
    copyBoolean(row.hazardous),
    copyNumber(row.min_age),
    copyBoolean(row.published),
  ].join('\t');
}

interface Parts {
  readonly line: number;
  readonly row: ProductRow;
  readonly has: Presence;
  readonly features: readonly StoredFeature[];
  readonly pictures: Pictures;
}

/** Writes a row out for COPY and takes its fingerprints. @param now epoch milliseconds of the import */
export function prepareProduct({ line, row, has, features, pictures }: Parts, now: number): PreparedProduct {
  const slug = row.slug ?? productSlug(row.name, row.code);
  const columns = productContent(row, features, pictures);
  let content =
    [slug, row.brand, ...row.category, row.family_code, row.family_name, row.created_at].join('\t') + columns;
  if (row.manufacturer !== undefined) content += JSON.stringify(row.manufacturer);
  if (row.eu_responsible !== undefined) content += `|${JSON.stringify(row.eu_responsible)}`;
  let prices = `${has.sold ? row.sold : ''} ${row.rating?.average ?? ''} ${row.rating?.count ?? ''}`;
  const variants = row.variants.map((variant, position): PreparedVariant => {
    const own = variantContent(variant, position, pictures);
    const money = variantPrices(variant);
    content += `\n${own}`;
    prices += `\n${money}`;
    return {
      sku: variant.sku,
      gtin: variant.gtin ?? null,
      columns: `${own}\t${money}`,
      chargedCents: priceNow(pricesOf(variant), now).amountCents,
      history: firstHistory(variant, row.created_at, now),
    };
  });
  return {
    line,
    row,
    slug,
    slugIsOwn: row.slug !== undefined,
    has,
    featureCodes: features.map((feature) => feature.code),
    columns,
    variants,
    contentHash: fingerprint(content),
    priceHash: fingerprint(prices),
  };
}
