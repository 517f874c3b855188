import { centsFromEuros } from '@casamaestra/contract/platform/money.ts';
import type { Database } from '../../platform/database/connection.ts';
import { faultOf } from '../prices/price-guard.ts';
import { putPrices } from '../prices/save-prices.usecase.ts';
import { putCosts, variantsOf } from '../prices/variants.queries.ts';
import type { PricedVariant } from '../prices/variants.queries.ts';
import { putShelves, putStocks, recalledVariants } from '../stock/stock.queries.ts';
import { putCodes, takenGtins } from './codes.queries.ts';
import type { ImportRow, RowOutcome } from './import-rows.queries.ts';
import { listedProducts, putProducts } from './listed-products.queries.ts';
import type { ListedProduct, ToldProduct } from './listed-products.queries.ts';
import type { Values } from './planning/list-plan.ts';
import { isBelowCost, pricesAfter } from './planning/prices-after.ts';
import { valueNow } from './planning/read-row.ts';

export interface BatchRules {
  /** Goods without maker are withheld (MODE=production). */
  readonly withholds: boolean;
  readonly now: number;
}

interface Locked {
  readonly row: ImportRow;
  readonly variant: PricedVariant;
  /** Undefined where the row says nothing of its product. */
  readonly product: ListedProduct | undefined;
  readonly values: Values;
}

const isOfProduct = ({ changes }: ImportRow): boolean =>
  changes.name !== undefined || changes.status !== undefined;

const valuesOf = ({ changes }: ImportRow): Values =>
  Object.fromEntries(Object.entries(changes).map(([field, [, to]]) => [field, to]));

/** Whether every value is still the one that was seen. */
const isAsSeen = ({ row, variant, product }: Locked): boolean =>
  (Object.entries(row.changes) as [keyof Values, readonly [unknown, unknown]][]).every(
    ([field, [from]]) => valueNow(variant, product, field) === from,
  );

/** Variants first, then products: in the order in which prices are saved. */
async function lockAll(transaction: Database, rows: readonly ImportRow[]): Promise<(Locked | ImportRow)[]> {
  const skus = rows.map(({ sku }) => sku);
  const variants = new Map((await variantsOf(transaction, { skus }, true)).map((one) => [one.sku, one]));
  const ids = [...new Set(rows.filter(isOfProduct).map(({ productId }) => productId))];
  const products = await listedProducts(transaction, ids, true);
  return rows.map((row) => {
    const variant = variants.get(row.sku);
    const product = isOfProduct(row) ? products.get(row.productId) : undefined;
    const isThere = variant?.productId === row.productId && (!isOfProduct(row) || product !== undefined);
    return isThere ? { row, variant, product, values: valuesOf(row) } : row;
  });
}

/** Whether a row says that recalled goods have more pieces than now: they were recalled after the trial. */
const bringsRecalled = ({ variant, values: { stock } }: Locked, recalled: ReadonlySet<number>): boolean =>
  stock !== undefined && Number(stock) > variant.stock && recalled.has(variant.id);

const isOfPrices = ({ values }: Locked): boolean =>
  values.price !== undefined || values.sale_price !== undefined;

/** Whether a row may become what it says, by the rules that held when it was tried. */
const isAllowed = (one: Locked, { withholds }: BatchRules): boolean =>
  (!isOfPrices(one) ||
    (faultOf(pricesAfter(one)).ok && (one.row.guards.includes('below_cost') || !isBelowCost(one)))) &&
  !(one.values.status === true && withholds && one.product?.isNamed !== true);

/** What rows say of products; name and state of one may stand in two of its rows. */
function toldProducts(good: readonly Locked[]): readonly ToldProduct[] {
  const told = new Map<number, ToldProduct>();
  for (const { row, values } of good) {
    if (!isOfProduct(row)) continue;
    const { productId: id } = row;
    const before = told.get(id);
    const name = typeof values.name === 'string' ? values.name : (before?.name ?? null);
    const isOffered = typeof values.status === 'boolean' ? values.status : (before?.isOffered ?? null);
    told.set(id, { id, name, isOffered });
  }
  return [...told.values()];
}

async function writeVariants(transaction: Database, good: readonly Locked[], now: number): Promise<void> {
  const priced = good.filter(isOfPrices).map((one) => ({ variant: one.variant, prices: pricesAfter(one) }));
  if (priced.length > 0) await putPrices(transaction, priced, now);
  await putCosts(
    transaction,
    good.flatMap(({ variant: { id }, values: { cost } }) =>
      cost === undefined ? [] : [{ id, costCents: centsFromEuros(Number(cost)) }],
    ),
  );
  await putStocks(
    transaction,
    good.flatMap(({ variant: { id, productId }, values: { stock } }) =>
      stock === undefined ? [] : [{ id, productId, stock: Number(stock) }],
    ),
  );
  await putShelves(
    transaction,
    good.flatMap(({ variant: { id }, values: { shelf } }) =>
      shelf === undefined ? [] : [{ id, shelf: String(shelf) }],
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
  writing: BatchRules,
): Promise<(readonly [number, RowOutcome])[]> {
  const all = await lockAll(transaction, rows);
  const wanted = rows.flatMap(({ changes: { gtin } }) => (gtin === undefined ? [] : [String(gtin[1])]));
  const taken = await takenGtins(transaction, wanted);
  const recalled = await recalledVariants(transaction);
  const outcomes: [number, RowOutcome][] = [];
  const good: Locked[] = [];
  for (const one of all) {
    const { position } = 'row' in one ? one.row : one;
    const isTaken = 'row' in one && one.values.gtin !== undefined && taken.has(String(one.values.gtin));
    if (!('row' in one) || isTaken || !isAsSeen(one)) outcomes.push([position, 'changed']);
    else if (bringsRecalled(one, recalled)) outcomes.push([position, 'recalled']);
    else if (!isAllowed(one, writing)) outcomes.push([position, 'refused']);
    else {
      good.push(one);
      outcomes.push([position, 'written']);
    }
  }
  await writeVariants(transaction, good, writing.now);
  await putProducts(transaction, toldProducts(good));
  return outcomes;
}
