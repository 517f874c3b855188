import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productRowSchema, type ProductRow } from '@casamaestra/contract/catalog/product-row.ts';
import { foldKey } from '../analysis/fold.ts';
import type { SearchDocument, SearchFeature } from '../search-engine.ts';

const CATALOGUE = join(import.meta.dirname, '../../../demo/catalogue/products.jsonl');

function featuresOf(row: ProductRow): SearchFeature[] {
  const own = row.features.map(({ code, label, value, unit }): SearchFeature => {
    const values = Array.isArray(value) ? value : [value];
    const type =
      typeof values[0] === 'number' ? 'number' : typeof values[0] === 'boolean' ? 'boolean' : 'text';
    return { code: code ?? foldKey(label), label, type, values, ...(unit === undefined ? {} : { unit }) };
  });
  const options = new Map<string, Set<string>>();
  for (const variant of row.variants) {
    for (const [label, value] of Object.entries(variant.options)) {
      options.set(label, (options.get(label) ?? new Set()).add(value));
    }
  }
  const chosen = [...options].map(([label, values]): SearchFeature => {
    return { code: `opzione_${foldKey(label)}`, label, type: 'text', values: [...values] };
  });
  return [...own, ...chosen];
}

/**
 * The demo shop's catalogue as search documents; ids are line numbers, category ids are derived from the
 * labels.
 */
export function demoDocuments(): SearchDocument[] {
  const categories = new Map<string, number>();
  const lines = readFileSync(CATALOGUE, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line, index): SearchDocument => {
    const row = productRowSchema.parse(JSON.parse(line));
    const prices = row.variants.map(({ price }) => Math.round(price * 100));
    return {
      id: index + 1,
      code: row.code,
      name: row.name,
      ...(row.brand === undefined ? {} : { brand: row.brand }),
      skus: row.variants.map(({ sku }) => sku),
      gtins: row.variants.flatMap(({ gtin }) => gtin ?? []),
      categoryIds: row.category.map((_, depth) => {
        const path = row.category.slice(0, depth + 1).join('>');
        categories.set(path, categories.get(path) ?? categories.size + 1);
        return categories.get(path) ?? 0;
      }),
      categoryLabels: row.category,
      groups: [],
      ...(row.family_code === undefined ? {} : { familyCode: row.family_code }),
      ...(row.short_description === undefined ? {} : { shortDescription: row.short_description }),
      description: (row.description ?? '').replace(/<[^>]+>/g, ' '),
      features: featuresOf(row),
      minPriceCents: Math.min(...prices),
      maxPriceCents: Math.max(...prices),
      isSale: row.variants.some(({ sale_price }) => sale_price !== undefined),
      discountPercent: 0,
      discountCents: 0,
      stock: row.variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0),
      ratingAverage: row.rating?.average ?? 0,
      ratingCount: row.rating?.count ?? 0,
      sold: row.sold,
      createdAt: Date.parse(row.created_at ?? '2025-01-01T00:00:00Z') / 1000,
      updatedAt: 1_760_000_000,
      isHot: row.is_hot,
      isNew: row.is_new,
      published: row.published,
      promoCodes: [],
    };
  });
}
