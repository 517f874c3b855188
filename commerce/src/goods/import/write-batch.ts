import type { ProductFields } from '@casamaestra/contract/staff/goods.operations.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import type { Database } from '../../platform/database/connection.ts';
import { faultOf } from '../prices/price-guard.ts';
import { putPrices } from '../prices/save-prices.usecase.ts';
import { variantsOf } from '../prices/variants.queries.ts';
import type { PricedVariant } from '../prices/variants.queries.ts';
import { putFields } from '../products/save-product.usecase.ts';
import { lockProducts } from '../products/staff-product.queries.ts';
import type { StaffProductRow } from '../products/staff-product.queries.ts';
import { putStocks } from '../stock/stock.queries.ts';
import { putCodes, takenGtins } from './codes.queries.ts';
import type { ImportRow, Outcome } from './import-rows.queries.ts';
import type { Values } from './planning/list-plan.ts';
import { pricesAfter } from './planning/plan-list.ts';
import { valueNow } from './planning/read-row.ts';

export interface Writing {
  readonly roles: readonly StaffRole[];
  readonly withholds: boolean;
  readonly now: number;
}

interface Locked {
  readonly row: ImportRow;
  readonly variant: PricedVariant;
  /** Undefined where the row says nothing of its product. */
  readonly product: StaffProductRow | undefined;
  readonly values: Values;
}

const isOfProduct = ({ changes }: ImportRow): boolean =>
  changes.name !== undefined || changes.status !== undefined;

const valuesOf = ({ changes }: ImportRow): Values =>
  Object.fromEntries(Object.entries(changes).map(([field, [, to]]) => [field, to]));

/** Whether every value is still the one that was seen. */
function isAsSeen({ row, variant, product }: Locked): boolean {
  const listed = {
    id: row.productId,
    name: product?.name ?? '',
    isOffered: product?.isOffered ?? false,
    isNamed: true,
  };
  return (Object.entries(row.changes) as [keyof Values, readonly [unknown, unknown]][]).every(
    ([field, [from]]) => valueNow(variant, listed, field) === from,
  );
}

/** Variants first, then products: in the order in which prices are saved. */
async function lockAll(transaction: Database, rows: readonly ImportRow[]): Promise<(Locked | ImportRow)[]> {
  const skus = rows.map(({ sku }) => sku);
  const variants = new Map((await variantsOf(transaction, { skus }, true)).map((one) => [one.sku, one]));
  const ids = [...new Set(rows.filter(isOfProduct).map(({ productId }) => productId))];
  const locked = ids.length === 0 ? [] : await lockProducts(transaction, ids);
  const products = new Map(locked.map((one) => [one.id, one]));
  return rows.map((row) => {
    const variant = variants.get(row.sku);
    const product = isOfProduct(row) ? products.get(row.productId) : undefined;
    const isThere = variant?.productId === row.productId && (!isOfProduct(row) || product !== undefined);
    return isThere ? { row, variant, product, values: valuesOf(row) } : row;
  });
}

const isOfPrices = ({ values }: Locked): boolean =>
  values.price !== undefined || values.sale_price !== undefined;

/** Writes what is said of the product, by the rules of its screen; false: it may not be. */
async function isProductWritten(
  transaction: Database,
  { product, values }: Locked,
  writing: Writing,
): Promise<boolean> {
  if (product === undefined) return true;
  const { name, status } = values;
  const fields: Partial<ProductFields> = {
    ...(typeof name === 'string' && { name }),
    ...(typeof status === 'boolean' && { published: status }),
  };
  return (await putFields(transaction, product, fields, writing)).ok;
}

async function writeVariants(transaction: Database, good: readonly Locked[], now: number): Promise<void> {
  const priced = good.filter(isOfPrices).map((one) => ({ variant: one.variant, prices: pricesAfter(one) }));
  if (priced.length > 0) await putPrices(transaction, priced, now);
  await putStocks(
    transaction,
    good.flatMap(({ variant: { id, productId }, values: { stock } }) =>
      stock === undefined ? [] : [{ id, productId, stock: Number(stock) }],
    ),
  );
  await putCodes(
    transaction,
    good.flatMap(({ variant: { id, productId, gtin, weightKg }, values }) =>
      values.gtin === undefined && values.weight === undefined
        ? []
        : [
            {
              id,
              productId,
              gtin: values.gtin === undefined ? gtin : String(values.gtin),
              weightKg: values.weight === undefined ? weightKg : Number(values.weight),
            },
          ],
    ),
  );
}

/** Writes some rows of an import, each as a whole or not at all, and says what became of them. */
export async function writeBatch(
  transaction: Database,
  rows: readonly ImportRow[],
  writing: Writing,
): Promise<(readonly [number, Outcome])[]> {
  const all = await lockAll(transaction, rows);
  const wanted = rows.flatMap(({ changes: { gtin } }) => (gtin === undefined ? [] : [String(gtin[1])]));
  const taken = await takenGtins(transaction, wanted);
  const outcomes: [number, Outcome][] = [];
  const good: Locked[] = [];
  for (const one of all) {
    const { position } = 'row' in one ? one.row : one;
    const isTaken = 'row' in one && one.values.gtin !== undefined && taken.has(String(one.values.gtin));
    if (!('row' in one) || isTaken || !isAsSeen(one)) outcomes.push([position, 'changed']);
    else if (isOfPrices(one) && !faultOf(pricesAfter(one)).ok) outcomes.push([position, 'refused']);
    else if (!(await isProductWritten(transaction, one, writing))) outcomes.push([position, 'refused']);
    else {
      good.push(one);
      outcomes.push([position, 'written']);
    }
  }
  await writeVariants(transaction, good, writing.now);
  return outcomes;
}
