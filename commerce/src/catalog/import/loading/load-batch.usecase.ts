import type { RowProblem } from '../row-problem.ts';
import { type AcceptedRow, completeProducts, type Loadable } from './complete-products.usecase.ts';
import type { ImportClient } from './import-client.queries.ts';
import { copyInto } from './copy.queries.ts';
import { copyDecimal, copyNull, copyNumber, copyField } from './copy-text.ts';
import {
  type BatchPlan,
  type Changed,
  type Decided,
  decideBatch,
  type StoredBatch,
  isUnchanged,
  sortBatch,
  twice,
  type Taken,
} from './decide-batch.ts';
import {
  appendChargedPrices,
  applyStagedProducts,
  applyStagedVariants,
  findOwners,
  findProducts,
  logChanges,
  reserveIds,
} from './load.queries.ts';
import { familyOf, fingerprintOf, type PreparedProduct, type PreparedVariant } from './prepared-product.ts';
import { brandId, categoryId, hasFamily, operatorId, type Registry } from './registry.ts';
import { liftRowChecks, type References, restoreRowChecks } from './row-checks.queries.ts';
import { ensureBrand, ensureCategory, ensureFamily, ensureEconomicOperator } from './registry.queries.ts';

interface WholeProducts {
  readonly ready: PreparedProduct[];
  /** One for each row that is left out. */
  readonly problems: RowProblem[];
  readonly remarks: RowProblem[];
}

/** Completes rows of existing products with their stored values; rows of new products must be complete. */
async function wholeProducts(
  client: ImportClient,
  batch: readonly Loadable[],
  products: StoredBatch['products'],
  setting: Parameters<typeof completeProducts>[2],
): Promise<WholeProducts> {
  const partial = new Map<number, AcceptedRow>();
  for (const { accepted, prepared } of batch) {
    const own = products.get(accepted.code);
    if (own === undefined || partial.has(own.id)) continue;
    if (prepared === null || !isUnchanged(prepared, own)) partial.set(own.id, accepted);
  }
  const completed = await completeProducts(client, partial, setting);
  const whole: WholeProducts = { ready: [], problems: [], remarks: [] };
  const refuse = ([first, ...others]: readonly RowProblem[]) => {
    if (first !== undefined) whole.problems.push(first);
    whole.remarks.push(...others);
  };
  for (const { accepted, prepared } of batch) {
    const own = products.get(accepted.code);
    const outcome = own !== undefined && partial.get(own.id) === accepted ? completed.get(own.id) : undefined;
    if (outcome?.ok === false) refuse(outcome.problems);
    else if (outcome !== undefined) {
      whole.ready.push(outcome.prepared);
      whole.remarks.push(...outcome.remarks);
    } else if (prepared === null) refuse(own === undefined ? accepted.missing : [twice(accepted)]);
    else whole.ready.push(prepared);
  }
  return whole;
}

/** Finds the existing owners of a batch's keys and decides what to do with each product. */
export async function planBatch(
  client: ImportClient,
  batch: readonly Loadable[],
  taken: Taken,
  isSeen: (id: number) => boolean,
  setting: Parameters<typeof completeProducts>[2],
): Promise<{ readonly plan: BatchPlan; readonly found: StoredBatch }> {
  const products = await findProducts(
    client,
    batch.map(({ accepted }) => accepted.code),
  );
  const whole = await wholeProducts(client, batch, products, setting);
  const sorted = sortBatch(whole.ready, products, taken, isSeen);
  const keys = { skus: [] as string[], gtins: [] as string[], slugs: [] as string[] };
  for (const { slug, variants } of sorted.pending) {
    keys.slugs.push(slug);
    for (const { sku, gtin } of variants) {
      keys.skus.push(sku);
      if (gtin !== null) keys.gtins.push(gtin);
    }
  }
  const nobody = { skus: new Map(), gtins: new Map(), slugs: new Map() };
  const owners = sorted.pending.length === 0 ? nobody : await findOwners(client, keys);
  const found = { products, ...owners };
  const plan = decideBatch(sorted, found, taken);
  return {
    plan: {
      ...plan,
      problems: [...whole.problems, ...plan.problems],
      remarks: [...whole.remarks, ...plan.remarks],
    },
    found,
  };
}

/**
 * Stores the brands, categories, product types, features and operators that the batch is the first to use.
 */
async function ensureReferences(
  client: ImportClient,
  registry: Registry,
  decided: readonly Decided[],
): Promise<void> {
  for (const { product } of decided) {
    const { brand, category, manufacturer, eu_responsible: responsible } = product.row;
    if (brand !== undefined && brandId(registry, brand) === null) await ensureBrand(client, registry, brand);
    if (categoryId(registry, category) === null) await ensureCategory(client, registry, category);
    const family = familyOf(product.row);
    if (!hasFamily(registry, family, product.featureCodes))
      await ensureFamily(client, registry, family, product.featureCodes);
    for (const operator of [manufacturer, responsible]) {
      if (operator !== undefined && operatorId(registry, operator) === null)
        await ensureEconomicOperator(client, registry, operator);
    }
  }
}

function productLine(
  registry: Registry,
  id: number,
  { product, slug }: Decided,
  isNew: boolean,
  now: Date,
): string {
  const { row, has } = product;
  const { manufacturer, eu_responsible: responsible } = row;
  const unknown = isNew ? '0' : copyNull;
  return [
    String(id),
    copyField(row.code),
    slug,
    row.brand === undefined ? copyNull : copyNumber(brandId(registry, row.brand)),
    copyNumber(categoryId(registry, row.category)),
    copyField(familyOf(product.row)?.code),
    manufacturer === undefined ? copyNull : copyNumber(operatorId(registry, manufacturer)),
    responsible === undefined ? copyNull : copyNumber(operatorId(registry, responsible)),
    fingerprintOf(product),
    has.sold ? String(row.sold) : unknown,
    copyDecimal(row.rating?.average, 2),
    row.rating === undefined ? unknown : String(row.rating.count),
    product.createdAt ?? (isNew ? now.toISOString() : copyNull),
    product.columns,
  ].join('\t');
}

function referencesOf(registry: Registry, decided: readonly Decided[]): References {
  const brands = new Set<number>();
  const categories = new Set<number>();
  const families = new Set<string>();
  const operators = new Set<number>();
  for (const { product } of decided) {
    const { brand, category, manufacturer, eu_responsible: responsible } = product.row;
    if (brand !== undefined) brands.add(brandId(registry, brand) ?? 0);
    categories.add(categoryId(registry, category) ?? 0);
    const family = familyOf(product.row);
    if (family !== null) families.add(family.code);
    for (const operator of [manufacturer, responsible]) {
      if (operator !== undefined) operators.add(operatorId(registry, operator) ?? 0);
    }
  }
  return {
    brands: [...brands],
    categories: [...categories],
    families: [...families],
    operators: [...operators],
  };
}

/** The stock given by the file: an unchanged value does not undo sales made since. */
const given = ({ stock }: PreparedVariant) => copyNumber(stock);

async function insertCreated(
  client: ImportClient,
  registry: Registry,
  created: readonly Decided[],
  now: Date,
): Promise<number[]> {
  if (created.length === 0) return [];
  const count = created.reduce((sum, { product }) => sum + product.variants.length, 0);
  const ids = await reserveIds(client, created.length, count);
  const lines = {
    products: [] as string[],
    variants: [] as string[],
    history: [] as string[],
    slugs: [] as string[],
  };
  let next = 0;
  for (const [at, decided] of created.entries()) {
    const id = ids.products[at] ?? 0;
    lines.products.push(productLine(registry, id, decided, true, now));
    lines.slugs.push(`${decided.slug}\t${id}`);
    for (const variant of decided.product.variants) {
      const variantId = ids.variants[next] ?? 0;
      next += 1;
      lines.variants.push(
        `${variantId}\t${id}\t${variant.columns}\t${variant.stock ?? 0}\t${given(variant)}`,
      );
      for (const { cents, from } of variant.history) lines.history.push(`${variantId}\t${cents}\t${from}`);
    }
  }
  if (registry.liftsRowChecks) await liftRowChecks(client, referencesOf(registry, created));
  await copyInto(client, 'product', lines.products);
  await copyInto(client, 'variant', lines.variants);
  await copyInto(client, 'price_history', lines.history);
  await copyInto(client, 'product_slug', lines.slugs);
  if (registry.liftsRowChecks) await restoreRowChecks(client);
  return ids.products;
}

async function updateChanged(
  client: ImportClient,
  registry: Registry,
  changed: readonly Changed[],
  found: StoredBatch,
  now: Date,
): Promise<void> {
  if (changed.length === 0) return;
  const fresh = changed
    .flatMap(({ product }) => product.variants)
    .filter((variant) => !found.skus.has(variant.sku));
  const ids = await reserveIds(client, 0, fresh.length);
  const lines = { products: [] as string[], variants: [] as string[], history: [] as string[] };
  const charged = { ids: [] as number[], cents: [] as number[] };
  let next = 0;
  for (const decided of changed) {
    lines.products.push(productLine(registry, decided.id, decided, false, now));
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
      const stock = `${copyNumber(variant.stock)}\t${given(variant)}\t${copyNumber(variant.stockAtExport)}`;
      lines.variants.push(`${variantId}\t${decided.id}\t${variant.columns}\t${stock}`);
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
  client: ImportClient,
  registry: Registry,
  { created, changed }: BatchPlan,
  found: StoredBatch,
  now: Date,
): Promise<number[]> {
  await ensureReferences(client, registry, [...created, ...changed]);
  const createdIds = await insertCreated(client, registry, created, now);
  await updateChanged(client, registry, changed, found, now);
  await logChanges(client, 'product', [
    ...createdIds,
    ...changed.filter(({ priceOnly }) => !priceOnly).map(({ id }) => id),
  ]);
  await logChanges(
    client,
    'price',
    changed.filter(({ priceOnly }) => priceOnly).map(({ id }) => id),
  );
  return createdIds;
}
