import { hash } from 'node:crypto';
import { type RowProblem, shownValue } from '../row-problem.ts';
import type { PreparedProduct } from './prepared-product.ts';

/** What the database already holds under the codes, SKUs, GTINs and slugs of a batch. */
export interface Found {
  readonly products: ReadonlyMap<
    string,
    {
      readonly id: number;
      readonly slug: string;
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
  readonly problems: readonly RowProblem[];
}

/** Keys taken in this run, beyond what the database knows: in a dry run nothing is saved in between. */
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

/** Forgets the keys of a batch that is saved, unless the run saves nothing. */
export function forget(taken: Taken): void {
  taken.codes.clear();
  taken.skus.clear();
  taken.gtins.clear();
  taken.slugs.clear();
}

type Clash = readonly [field: string, value: string, reason: string];

function clashOf(
  product: PreparedProduct,
  ownId: number | undefined,
  found: Found,
  taken: Taken,
): Clash | null {
  for (const [at, { sku, gtin }] of product.variants.entries()) {
    const skuOwner = found.skus.get(sku);
    if ((skuOwner !== undefined && skuOwner.productId !== ownId) || taken.skus.has(sku)) {
      const owner = taken.skus.get(sku);
      return [
        `variants[${at}].sku`,
        sku,
        `lo SKU è già di un altro prodotto${owner === undefined ? '' : ` (${owner})`}`,
      ];
    }
    if (gtin === null) continue;
    const gtinOwner = found.gtins.get(gtin);
    if ((gtinOwner !== undefined && gtinOwner.productId !== ownId) || taken.gtins.has(gtin)) {
      const owner = taken.gtins.get(gtin) ?? gtinOwner?.sku;
      return [`variants[${at}].gtin`, gtin, `il GTIN è già di un altro prodotto (${owner})`];
    }
  }
  return null;
}

/** The product's own slug, made unique when it was derived; null when the file insists on a taken one. */
function freeSlug(
  product: PreparedProduct,
  ownId: number | undefined,
  found: Found,
  taken: Taken,
): string | null {
  const isFree = (slug: string) => {
    const owner = found.slugs.get(slug);
    return (owner === undefined || owner === ownId) && !taken.slugs.has(slug);
  };
  if (isFree(product.slug)) return product.slug;
  // Codes that differ only in signs ("A.1", "A-1") make the same words: a mark of the code tells them apart.
  return product.slugIsOwn ? null : markedSlug(product);
}

const markedSlug = ({ slug, row }: PreparedProduct) => `${slug}-${hash('sha1', row.code, 'hex').slice(0, 6)}`;

type Own = NonNullable<ReturnType<Found['products']['get']>>;

/** Whether a product keeps address and time of creation: what a file leaves open is as the shop set it. */
function keepsPlace(product: PreparedProduct, own: Own): boolean {
  const { createdAt, slug, slugIsOwn } = product;
  if (createdAt !== null && Date.parse(createdAt) !== own.createdAt) return false;
  return slug === own.slug || (!slugIsOwn && markedSlug(product) === own.slug);
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
  /** Products to create or change, once it is known who owns their keys. */
  readonly pending: readonly PreparedProduct[];
  readonly problems: readonly RowProblem[];
}

const twice = (product: PreparedProduct): RowProblem => ({
  line: product.line,
  code: product.row.code,
  field: 'code',
  value: product.row.code,
  reason: 'compare già in questo file: un prodotto è una riga sola',
  outcome: 'rejected',
});

/**
 * Puts unchanged products aside and refuses codes that come by a second time.
 * @param isSeen whether a stored product already came by in this file
 */
export function sortBatch(
  batch: readonly PreparedProduct[],
  products: Found['products'],
  taken: Taken,
  isSeen: (id: number) => boolean,
): Sorted {
  const unchangedIds: number[] = [];
  const pending: PreparedProduct[] = [];
  const problems: RowProblem[] = [];
  for (const product of batch) {
    const { code } = product.row;
    const own = products.get(code);
    if (taken.codes.has(code) || (own !== undefined && isSeen(own.id))) {
      problems.push(twice(product));
      continue;
    }
    taken.codes.add(code);
    const fingerprint = `${product.contentHash}.${product.priceHash}`;
    if (own !== undefined && own.rowHash === fingerprint && keepsPlace(product, own))
      unchangedIds.push(own.id);
    else pending.push(product);
  }
  return { unchangedIds, pending, problems };
}

/** Decides what is created and what is changed, and refuses keys that belong to another product. */
export function decideBatch(
  { unchangedIds, pending, problems }: Sorted,
  found: Found,
  taken: Taken,
): BatchPlan {
  const created: Decided[] = [];
  const changed: Changed[] = [];
  const clashes: RowProblem[] = [];
  for (const product of pending) {
    const { line, row } = product;
    const own = found.products.get(row.code);
    const slug = freeSlug(product, own?.id, found, taken);
    const clash = clashOf(product, own?.id, found, taken);
    if (clash !== null || slug === null) {
      const [field, value, reason] = clash ?? [
        'slug',
        product.slug,
        'l’indirizzo è già di un altro prodotto',
      ];
      clashes.push({ line, code: row.code, field, value: shownValue(value), reason, outcome: 'rejected' });
      continue;
    }
    take(product, slug, taken);
    if (own === undefined) created.push({ product, slug });
    else {
      const priceOnly = own.rowHash?.split('.')[0] === product.contentHash && keepsPlace(product, own);
      changed.push({ product, slug: priceOnly ? own.slug : slug, id: own.id, priceOnly });
    }
  }
  return { created, changed, unchangedIds, problems: [...problems, ...clashes] };
}
