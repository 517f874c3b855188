import { hash } from 'node:crypto';
import type { ProductRow } from '@casamaestra/contract/catalog/product-row.ts';
import { priceNow } from '@casamaestra/rules/pricing/price-now.ts';
import type { Presence } from '../checking/check-row.ts';
import type { Losses } from './losses.ts';
import { slugOf } from '../../../platform/slug.ts';
import { productSlug } from '../slug.ts';
import { productContentColumns, variantContentColumns, variantPriceColumns, written } from './columns.ts';
import type { Pictures } from './columns.ts';
import { copyDecimal, copyInstant, copyNull } from './copy-text.ts';
import type { StoredFeature } from './feature-values.ts';
import { brandKey, operatorKey } from './registry.ts';
import { firstHistory, type DatedPrice, pricesOf } from './price-points.ts';

export interface PreparedVariant {
  readonly sku: string;
  readonly gtin: string | null;
  /** Cells of `variantContentColumns` and `variantPriceColumns`, separated by tabs. */
  readonly columns: string;
  /** The stock given by the file; undefined keeps the stored one. */
  readonly stock: number | undefined;
  /** The stock when the file was exported. */
  readonly stockAtExport: number | undefined;
  readonly chargedCents: number;
  readonly history: readonly DatedPrice[];
}

/** What a row changes in a stored product. */
export interface Completed {
  readonly contentDiffers: boolean;
  readonly moneyDiffers: boolean;
  readonly stockDiffers: boolean;
  /** The row has only some of the variants: the product may occur again in the file. */
  readonly someVariants: boolean;
  readonly losses: Losses;
}

/** A checked row in the form the database takes, without ids. */
export interface PreparedProduct {
  readonly line: number;
  readonly row: ProductRow;
  readonly slug: string;
  readonly slugIsOwn: boolean;
  readonly has: Presence;
  readonly featureCodes: readonly string[];
  /** Cells of `productContentColumns`, separated by tabs. */
  readonly columns: string;
  readonly variants: readonly PreparedVariant[];
  /** In UTC; null when the file does not give it. */
  readonly createdAt: string | null;
  /** Fingerprint of everything but prices, stock, popularity, slug and time of creation. */
  readonly contentHash: string;
  /** Fingerprint of prices and popularity alone. */
  readonly moneyHash: string;
  /** Fingerprint of prices, popularity and stock as given. */
  readonly priceHash: string;
  /** For an existing product: what the row changes in it. */
  readonly completed: Completed | null;
}

const fingerprint = (text: string) => hash('sha1', text, 'base64url');

const gtinColumn = variantContentColumns.findIndex(({ name }) => name === 'gtin');

/** Columns of a variant whose GTIN is left out. */
export function withoutGtin(columns: string): string {
  return columns
    .split('\t')
    .map((cell, at) => (at === gtinColumn ? copyNull : cell))
    .join('\t');
}

/** The fingerprints that show whether a row is the one saved last. */
export const fingerprintOf = ({ contentHash, priceHash }: PreparedProduct): string =>
  `${contentHash}.${priceHash}`;

/** The product type of a row; its code is made from the name when absent. */
export function familyOf(row: ProductRow): { readonly code: string; readonly name: string } | null {
  const code =
    row.family_code ?? (row.family_name === undefined ? null : slugOf(row.family_name).slice(0, 60));
  return code === null ? null : { code, name: row.family_name ?? code };
}

/**
 * What a row refers to, normalised like the shop's records: the case of a brand or a later name of the
 * product type make no difference.
 */
function references(row: ProductRow): string {
  const brand = row.brand === undefined ? '' : brandKey(row.brand);
  return JSON.stringify([
    brand,
    row.category,
    familyOf(row)?.code,
    row.manufacturer && operatorKey(row.manufacturer),
    row.eu_responsible && operatorKey(row.eu_responsible),
  ]);
}

/** Zero sold counts as absent: an export leaves it out. */
function popularity({ sold, rating }: ProductRow, has: Presence): string {
  return `${(has.sold && sold) || ''} ${copyDecimal(rating?.average, 2)} ${rating?.count ?? ''}`;
}

interface Parts {
  readonly line: number;
  readonly row: ProductRow;
  readonly has: Presence;
  readonly features: readonly StoredFeature[];
  readonly pictures: Pictures;
}

/** Prepares a row for COPY and computes its fingerprints. @param now epoch milliseconds of the import */
export function prepareProduct({ line, row, has, features, pictures }: Parts, now: number): PreparedProduct {
  const slug = row.slug ?? productSlug(row.name, row.code);
  const columns = written(productContentColumns, { row, features, pictures });
  let content = references(row) + columns;
  let prices = popularity(row, has);
  let stocks = '';
  const variants = row.variants.map((variant, position): PreparedVariant => {
    const own = written(variantContentColumns, { variant, position, pictures });
    const money = written(variantPriceColumns, { variant, prices: pricesOf(variant) });
    content += `\n${own}`;
    prices += `\n${money}`;
    stocks += ` ${variant.stock ?? ''}/${variant.stock_at_export ?? ''}`;
    return {
      sku: variant.sku,
      gtin: variant.gtin ?? null,
      columns: `${own}\t${money}`,
      stock: variant.stock,
      stockAtExport: variant.stock_at_export,
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
    createdAt: row.created_at === undefined ? null : copyInstant(row.created_at),
    featureCodes: features.map((feature) => feature.code),
    columns,
    variants,
    contentHash: fingerprint(content),
    moneyHash: fingerprint(prices),
    priceHash: fingerprint(prices + stocks),
    completed: null,
  };
}
