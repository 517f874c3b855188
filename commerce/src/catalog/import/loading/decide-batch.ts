import type { RowFinding } from '@casamaestra/texts/staff/import-texts.ts';
import { hash } from 'node:crypto';
import { type RowProblem, shownValue } from '../row-problem.ts';
import { fingerprintOf, type PreparedProduct, withoutGtin } from './prepared-product.ts';

/** Existing owners of the codes, SKUs, GTINs and slugs of a batch. */
export interface StoredBatch {
  readonly products: ReadonlyMap<
    string,
    {
      readonly id: number;
      readonly slug: string;
      /** The shop's own: files leave it alone. */
      readonly ownSlug: boolean;
      readonly rowHash: string | null;
      /** epoch milliseconds */
      readonly createdAt: number;
    }
  >;
  readonly skus: ReadonlyMap<string, { readonly id: number; readonly productId: number }>;
  readonly gtins: ReadonlyMap<string, { readonly productId: number; readonly sku: string }>;
  readonly slugs: ReadonlyMap<string, number>;
}

export interface Decided {
  readonly product: PreparedProduct;
  readonly slug: string;
}

export interface Changed extends Decided {
  readonly id: number;
  /** Only prices, stock or popularity differ. */
  readonly priceOnly: boolean;
}

export interface BatchPlan {
  readonly created: readonly Decided[];
  readonly changed: readonly Changed[];
  readonly unchangedIds: readonly number[];
  /** One for each row that is left out. */
  readonly problems: readonly RowProblem[];
  /** Further remarks on refused rows, and parts of loaded rows that were left out. */
  readonly remarks: readonly RowProblem[];
}

/** Keys claimed in this run that the database does not know yet: a dry run saves nothing. */
export interface Taken {
  readonly codes: Set<string>;
  readonly skus: Map<string, string>;
  readonly gtins: Map<string, string>;
  readonly slugs: Map<string, string>;
}

export const nothingTaken = (): Taken => ({
  codes: new Set(),
  skus: new Map(),
  gtins: new Map(),
  slugs: new Map(),
});

/** Clears the keys of a saved batch, unless the run saves nothing. */
export function forget(taken: Taken): void {
  taken.codes.clear();
  taken.skus.clear();
  taken.gtins.clear();
  taken.slugs.clear();
}

type Clash = readonly [field: string, value: string, reason: RowFinding];

function clashOf(
  product: PreparedProduct,
  ownId: number | undefined,
  found: StoredBatch,
  taken: Taken,
): Clash | null {
  for (const [at, { sku }] of product.variants.entries()) {
    const skuOwner = found.skus.get(sku);
    const owner = taken.skus.get(sku);
    const isTaken = owner !== undefined && owner !== product.row.code;
    if ((skuOwner !== undefined && skuOwner.productId !== ownId) || isTaken) {
      return [
        `variants[${at}].sku`,
        sku,
        owner === undefined ? { code: 'sku_taken' } : { code: 'sku_taken_by', facts: { owner } },
      ];
    }
  }
  return null;
}

/** A GTIN that another product has is left out, not the product: one of the two barcodes is wrong. */
function withoutTakenGtins(
  product: PreparedProduct,
  ownId: number | undefined,
  found: StoredBatch,
  taken: Taken,
  remarks: RowProblem[],
): PreparedProduct {
  const ownerOf = (gtin: string | null, sku: string) => {
    if (gtin === null || taken.gtins.get(gtin) === sku) return undefined;
    const owner = found.gtins.get(gtin);
    return taken.gtins.get(gtin) ?? (owner?.productId === ownId ? undefined : owner?.sku);
  };
  if (!product.variants.some(({ gtin, sku }) => ownerOf(gtin, sku) !== undefined)) return product;
  const { line, row } = product;
  const variants = product.variants.map((variant, at) => {
    const owner = ownerOf(variant.gtin, variant.sku);
    if (variant.gtin === null || owner === undefined) return variant;
    remarks.push({
      line,
      code: row.code,
      field: `variants[${at}].gtin`,
      value: variant.gtin,
      reason: { code: 'gtin_taken_by', facts: { owner } },
      outcome: 'loaded',
    });
    return { ...variant, gtin: null, columns: withoutGtin(variant.columns) };
  });
  return { ...product, variants };
}

/**
 * The product's own slug, made unique when it was derived from the name; null when the file gives one that
 * is taken.
 */
function freeSlug(
  product: PreparedProduct,
  ownId: number | undefined,
  found: StoredBatch,
  taken: Taken,
): string | null {
  const isFree = (slug: string) => {
    const owner = found.slugs.get(slug);
    return (owner === undefined || owner === ownId) && !taken.slugs.has(slug);
  };
  if (isFree(product.slug)) return product.slug;
  // Codes that differ only in punctuation ("A.1", "A-1") give the same slug: a suffix makes it unique.
  return product.slugIsOwn ? null : markedSlug(product);
}

const markedSlug = ({ slug, row }: PreparedProduct) => `${slug}-${hash('sha1', row.code, 'hex').slice(0, 6)}`;

export type StoredProduct = NonNullable<ReturnType<StoredBatch['products']['get']>>;

/** Whether a product keeps its slug and time of creation: the file gives neither, or the same. */
export function keepsPlace(product: PreparedProduct, own: StoredProduct): boolean {
  const { createdAt, slug, slugIsOwn } = product;
  if (createdAt !== null && Date.parse(createdAt) !== own.createdAt) return false;
  return slug === own.slug || !slugIsOwn || own.ownSlug;
}

function take(product: PreparedProduct, slug: string, taken: Taken): void {
  taken.slugs.set(slug, product.row.code);
  for (const { sku, gtin } of product.variants) {
    taken.skus.set(sku, product.row.code);
    if (gtin !== null) taken.gtins.set(gtin, sku);
  }
}

export interface Sorted {
  readonly unchangedIds: readonly number[];
  /** Products to create or change once the owners of their keys are known. */
  readonly pending: readonly PreparedProduct[];
  readonly problems: readonly RowProblem[];
}

export const twice = ({ line, code }: { readonly line: number; readonly code: string }): RowProblem => ({
  line,
  code,
  field: 'code',
  value: code,
  reason: { code: 'product_twice' },
  outcome: 'rejected',
});

/** True when the row equals the one saved last, or would change nothing. */
export function isUnchanged(product: PreparedProduct, own: StoredProduct): boolean {
  if (!keepsPlace(product, own)) return false;
  if (own.rowHash === fingerprintOf(product)) return true;
  const { completed } = product;
  if (completed === null) return false;
  return !completed.contentDiffers && !completed.moneyDiffers && !completed.stockDiffers;
}

/**
 * Separates unchanged products and refuses codes that occur twice in the file.
 * @param isSeen whether a stored product already occurred in this file
 */
export function sortBatch(
  batch: readonly PreparedProduct[],
  products: StoredBatch['products'],
  taken: Taken,
  isSeen: (id: number) => boolean,
): Sorted {
  const unchangedIds: number[] = [];
  const pending: PreparedProduct[] = [];
  const problems: RowProblem[] = [];
  for (const product of batch) {
    const { code } = product.row;
    const own = products.get(code);
    const mayRepeat = product.completed?.someVariants === true;
    if (!mayRepeat && (taken.codes.has(code) || (own !== undefined && isSeen(own.id)))) {
      problems.push(twice({ line: product.line, code }));
      continue;
    }
    taken.codes.add(code);
    if (own !== undefined && isUnchanged(product, own)) unchangedIds.push(own.id);
    else pending.push(product);
  }
  return { unchangedIds, pending, problems };
}

/** Decides what is created and what is changed, and refuses keys that belong to another product. */
export function decideBatch(
  { unchangedIds, pending, problems }: Sorted,
  found: StoredBatch,
  taken: Taken,
): BatchPlan {
  const created: Decided[] = [];
  const changed: Changed[] = [];
  const clashes: RowProblem[] = [];
  const remarks: RowProblem[] = [];
  for (const whole of pending) {
    const { line, row } = whole;
    const own = found.products.get(row.code);
    const product = withoutTakenGtins(whole, own?.id, found, taken, remarks);
    const slug =
      own !== undefined && (own.ownSlug || !product.slugIsOwn)
        ? own.slug
        : freeSlug(product, own?.id, found, taken);
    const clash = clashOf(product, own?.id, found, taken);
    if (clash !== null || slug === null) {
      const [field, value, reason] = clash ?? ['slug', product.slug, { code: 'address_taken' } as const];
      clashes.push({ line, code: row.code, field, value: shownValue(value), reason, outcome: 'rejected' });
      continue;
    }
    take(product, slug, taken);
    if (own === undefined) created.push({ product, slug });
    else {
      const priceOnly = product.completed?.contentDiffers === false && keepsPlace(product, own);
      changed.push({ product, slug: priceOnly ? own.slug : slug, id: own.id, priceOnly });
    }
  }
  return { created, changed, unchangedIds, problems: [...problems, ...clashes], remarks };
}
