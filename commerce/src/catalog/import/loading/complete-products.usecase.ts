import type { RowFinding } from '@casamaestra/texts/staff/import-texts.ts';
import { type ProductRow, productRowSchema } from '@casamaestra/contract/catalog/product-row.ts';
import { productsById, type ExportProduct } from '../../export/export.queries.ts';
import { rowOfProduct } from '../../export/row-of-product.ts';
import type { StoredPicture } from '../../../media/picture-url.ts';
import { type CheckedRow, checkRow } from '../checking/check-row.ts';
import { newProductOf, type GivenRow } from '../checking/given-row.ts';
import { type RowProblem, shownValue } from '../row-problem.ts';
import type { OwnColumns } from '../reading/source-row.ts';
import { completedRow } from './completed-row.ts';
import type { ImportClient } from './import-client.queries.ts';
import { lossesBetween } from './losses.ts';
import type { Pictures } from './columns.ts';
import type { Completed, PreparedProduct } from './prepared-product.ts';

export type AcceptedRow = CheckedRow & { readonly ok: true } & { readonly columns: OwnColumns };

/** An accepted row; not prepared yet when it is a partial row. */
export interface Loadable {
  readonly accepted: AcceptedRow;
  readonly prepared: PreparedProduct | null;
}

/** Prepares a row for COPY and reports what was left out. */
export type Finish = (
  row: AcceptedRow & { readonly row: ProductRow },
  kept: Pictures,
  remark: (problem: RowProblem) => void,
) => PreparedProduct;

/**
 * Marks the source of a stored picture that is kept; no file can contain it, since control characters are
 * removed.
 */
const keptPicture = '\u0001';

function keptPictures(product: ExportProduct): ReadonlyMap<string, StoredPicture> {
  const pictures = [...product.pictures, ...product.variants.flatMap((variant) => variant.pictures)];
  return new Map(pictures.map((picture) => [keptPicture + picture.hash, picture]));
}

const sourcesOf = (kept: ReadonlyMap<string, StoredPicture>) =>
  new Map([...kept].map(([source, { hash }]) => [hash, source]));

/**
 * Whether the row changes the stock of a variant, and a remark where it would undo sales made since the
 * export.
 */
function stockOf(
  { stock, stockAtExport }: PreparedProduct['variants'][number],
  stored: ExportProduct['variants'][number] | undefined,
): { readonly differs: boolean; readonly reason?: RowFinding } {
  if (stored === undefined || stock === undefined) return { differs: false };
  if (stockAtExport === undefined) return { differs: stock !== stored.stock_told };
  if (stored.stock === stockAtExport) return { differs: stock !== stored.stock };
  if (stored.stock === stock) return { differs: false };
  const reason = {
    code: 'stock_sold_since',
    facts: { exported: stockAtExport, now: stored.stock },
  } as const;
  return { differs: false, reason };
}

interface Setting {
  readonly finish: Finish;
  /** epoch milliseconds of the import */
  readonly now: number;
}

export type CompletedProduct =
  | { readonly ok: true; readonly prepared: PreparedProduct; readonly remarks: readonly RowProblem[] }
  | { readonly ok: false; readonly problems: readonly RowProblem[] };

/** A row without SKU is ambiguous when the product has several variants. */
function unnamedVariant({ given, line, code }: AcceptedRow, { variants }: ExportProduct): RowProblem | null {
  const named = given['variants'];
  if (!Array.isArray(named) || variants.length < 2) return null;
  const isNamed = (named as GivenRow[]).every(({ sku }) => (sku ?? null) !== null);
  if (isNamed || (named.length === 1 && variants.some(({ sku }) => sku === code))) return null;
  const reason = { code: 'sku_needed', facts: { variants: variants.length } } as const;
  return { line, code, field: 'sku', value: '', reason, outcome: 'rejected' };
}

function completeOne(
  accepted: AcceptedRow,
  product: ExportProduct,
  { finish, now }: Setting,
): CompletedProduct {
  const { given, line, code, has, columns } = accepted;
  const unnamed = unnamedVariant(accepted, product);
  if (unnamed !== null) return { ok: false, problems: [unnamed] };
  const kept = keptPictures(product);
  const before = rowOfProduct(product, sourcesOf(kept));
  const merged = completedRow(given, before, columns, now);
  if (product.removed && given['published'] === undefined) delete merged['published'];
  const checked = checkRow(merged, line, now);
  if (!checked.ok) return { ok: false, problems: checked.problems };
  if (checked.row === null) return { ok: false, problems: checked.missing };
  const remarks: RowProblem[] = [...checked.problems];
  const prepared = finish({ ...checked, row: checked.row, has, columns }, kept, (problem) =>
    remarks.push(problem),
  );
  const stored = new Map(product.variants.map((variant) => [variant.sku, variant]));
  let stockDiffers = false;
  for (const [at, variant] of prepared.variants.entries()) {
    const { differs, reason } = stockOf(variant, stored.get(variant.sku));
    stockDiffers ||= differs;
    if (reason === undefined) continue;
    const value = shownValue(variant.stock);
    remarks.push({ line, code, field: `variants[${at}].stock`, value, reason, outcome: 'loaded' });
  }
  const unchanged = withoutMissing(before, given);
  const old = productRowSchema.safeParse(newProductOf(unchanged));
  const same = old.success ? finish({ ...checked, row: old.data, has, columns }, kept, () => {}) : null;
  const completed: Completed = {
    contentDiffers: same?.contentHash !== prepared.contentHash,
    moneyDiffers: same?.moneyHash !== prepared.moneyHash,
    stockDiffers,
    someVariants: columns.someVariants === true,
    losses: lossesBetween(before, checked.row),
  };
  return { ok: true, prepared: { ...prepared, completed }, remarks };
}

/** The stored product with only those popularity fields that the row gives, for comparison. */
function withoutMissing(before: object, given: GivenRow): GivenRow {
  const row: GivenRow = { ...before };
  for (const key of ['sold', 'rating']) if ((given[key] ?? null) === null) delete row[key];
  return row;
}

/** Completes the rows of existing products with their stored values. */
export async function completeProducts(
  client: ImportClient,
  rows: ReadonlyMap<number, AcceptedRow>,
  setting: Setting,
): Promise<ReadonlyMap<number, CompletedProduct>> {
  if (rows.size === 0) return new Map();
  const stored = await productsById(client, [...rows.keys()]);
  return new Map(
    stored.flatMap((product) => {
      const row = rows.get(product.id);
      return row === undefined ? [] : [[product.id, completeOne(row, product, setting)] as const];
    }),
  );
}
