import type pg from 'pg';
import { slugOf } from '../slug.ts';
import { copyInto } from './copy.queries.ts';
import { copyNull, copyText } from './copy-text.ts';
import { type BatchPlan, type Changed, type Decided, decideBatch, type Found, type Taken } from './decide-batch.ts';
import {
  appendChargedPrices,
  applyStagedProducts,
  applyStagedVariants,
  findExisting,
  logChanges,
  reserveIds,
} from './load.queries.ts';
import type { PreparedProduct } from './prepared-product.ts';
import type { Registry } from './registry.ts';
import { ensureBrand, ensureCategory, ensureFamily, ensureOperator } from './registry.queries.ts';

/** Finds what a batch meets in the database and decides what to do with each product. */
export async function planBatch(
  client: pg.Client,
  batch: readonly PreparedProduct[],
  taken: Taken,
  isSeen: (id: number) => boolean,
): Promise<{ readonly plan: BatchPlan; readonly found: Found }> {
  const variants = batch.flatMap((product) => product.variants);
  const found = await findExisting(client, {
    codes: batch.map((product) => product.row.code),
    skus: variants.map((variant) => variant.sku),
    gtins: variants.flatMap((variant) => (variant.gtin === null ? [] : [variant.gtin])),
    slugs: batch.map((product) => product.slug),
  });
  return { plan: decideBatch(batch, found, taken, isSeen), found };
}

async function productLine(client: pg.Client, registry: Registry, id: number, { product, slug }: Decided, isNew: boolean) {
  const { row, has } = product;
  const brand = row.brand === undefined ? copyNull : String(await ensureBrand(client, registry, row.brand));
  const category = await ensureCategory(client, registry, row.category);
  const familyCode = row.family_code ?? (row.family_name === undefined ? null : slugOf(row.family_name).slice(0, 60));
  const family = familyCode === null ? null : { code: familyCode, name: row.family_name ?? familyCode };
  await ensureFamily(client, registry, family, product.featureCodes);
  const operators = await Promise.all(
    [row.manufacturer, row.eu_responsible].map((operator) =>
      operator === undefined ? copyNull : ensureOperator(client, registry, operator),
    ),
  );
  const unknown = isNew ? '0' : copyNull;
  return [
    String(id),
    copyText(row.code),
    slug,
    brand,
    String(category),
    copyText(familyCode),
    ...operators.map(String),
    `${product.contentHash}.${product.priceHash}`,
    has.sold ? String(row.sold) : unknown,
    row.rating === undefined ? copyNull : String(row.rating.average),
    row.rating === undefined ? unknown : String(row.rating.count),
    row.created_at ?? (isNew ? 'now' : copyNull),
    product.columns,
  ].join('\t');
}

async function insertCreated(client: pg.Client, registry: Registry, created: readonly Decided[]): Promise<number[]> {
  if (created.length === 0) return [];
  const count = created.reduce((sum, { product }) => sum + product.variants.length, 0);
  const ids = await reserveIds(client, created.length, count);
  const lines = { products: [] as string[], variants: [] as string[], history: [] as string[], slugs: [] as string[] };
  let next = 0;
  for (const [at, decided] of created.entries()) {
    const id = ids.products[at] ?? 0;
    lines.products.push(await productLine(client, registry, id, decided, true));
    lines.slugs.push(`${decided.slug}\t${id}`);
    for (const variant of decided.product.variants) {
      const variantId = ids.variants[next] ?? 0;
      next += 1;
      lines.variants.push(`${variantId}\t${id}\t${variant.columns}`);
      for (const { cents, from } of variant.history) lines.history.push(`${variantId}\t${cents}\t${from}`);
    }
  }
  await copyInto(client, 'product', lines.products);
  await copyInto(client, 'variant', lines.variants);
  await copyInto(client, 'price_history', lines.history);
  await copyInto(client, 'product_slug', lines.slugs);
  return ids.products;
}

async function updateChanged(
  client: pg.Client,
  registry: Registry,
  changed: readonly Changed[],
  found: Found,
  now: Date,
): Promise<void> {
  if (changed.length === 0) return;
  const fresh = changed.flatMap(({ product }) => product.variants).filter((variant) => !found.skus.has(variant.sku));
  const ids = await reserveIds(client, 0, fresh.length);
  const lines = { products: [] as string[], variants: [] as string[], history: [] as string[] };
  const charged = { ids: [] as number[], cents: [] as number[] };
  let next = 0;
  for (const decided of changed) {
    lines.products.push(await productLine(client, registry, decided.id, decided, false));
    for (const variant of decided.product.variants) {
      let variantId = found.skus.get(variant.sku)?.id;
      if (variantId === undefined) {
        variantId = ids.variants[next] ?? 0;
        next += 1;
        for (const { cents, from } of variant.history) lines.history.push(`${variantId}\t${cents}\t${from}`);
      } else {
        charged.ids.push(variantId);
        charged.cents.push(variant.chargedCents);
      }
      lines.variants.push(`${variantId}\t${decided.id}\t${variant.columns}`);
    }
  }
  await copyInto(client, 'staged_product', lines.products);
  await copyInto(client, 'staged_variant', lines.variants);
  await applyStagedProducts(client);
  await applyStagedVariants(client);
  await copyInto(client, 'price_history', lines.history);
  await appendChargedPrices(client, charged.ids, charged.cents, now);
}

/** Saves a planned batch inside the caller's transaction; returns the ids of the new products. */
export async function saveBatch(
  client: pg.Client,
  registry: Registry,
  { created, changed }: BatchPlan,
  found: Found,
  now: Date,
): Promise<number[]> {
  const createdIds = await insertCreated(client, registry, created);
  await updateChanged(client, registry, changed, found, now);
  await logChanges(client, 'product', [
    ...createdIds,
    ...changed.filter(({ priceOnly }) => !priceOnly).map(({ id }) => id),
  ]);
  await logChanges(client, 'price', changed.filter(({ priceOnly }) => priceOnly).map(({ id }) => id));
  return createdIds;
}
