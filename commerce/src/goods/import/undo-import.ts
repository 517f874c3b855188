import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { NamedField, RestoredField, Undoable } from '../../change-sets/undoable.ts';
import type { Database } from '../../platform/database/connection.ts';
import { recordOfVariant } from '../prices/save-prices.usecase.ts';
import { undoCosts } from '../prices/save-cost.usecase.ts';
import { skusOf, undoPrices } from '../prices/undo-prices.ts';
import { variantsOf } from '../prices/variants.queries.ts';
import { idOfRecord } from '../products/product-fields.ts';
import { undoShelf } from '../stock/save-shelf.usecase.ts';
import { undoStock } from '../stock/undo-stock.ts';
import { putCodes } from './codes.queries.ts';
import { listedProducts, putProducts } from './listed-products.queries.ts';

type Part = Pick<Undoable, 'permission' | 'read' | 'write'>;

/** Codes and weights as they were, but no code that another variant has got since. */
const undoCodes: Part = {
  permission: { subject: 'products', needs: 'edit' },
  async read(transaction, rows) {
    const locked = await variantsOf(transaction, { skus: skusOf(rows) }, true);
    const today = new Map(locked.map((one) => [recordOfVariant(one.sku), one]));
    return rows.map(({ record, field }) => {
      const variant = today.get(record);
      return field === 'gtin' ? variant?.gtin : variant?.weightKg;
    });
  },
  async write(transaction, rows) {
    const fields = Map.groupBy(rows, ({ record }) => record);
    const variants = await variantsOf(transaction, { skus: skusOf(rows) });
    const restored = variants.map((variant) => {
      const own = fields.get(recordOfVariant(variant.sku)) ?? [];
      const { gtin = variant.gtin, weight = variant.weightKg } = Object.fromEntries(
        own.map(({ field, value }) => [field, value]),
      ) as Partial<{ gtin: string | null; weight: number | null }>;
      return { id: variant.id, productId: variant.productId, gtin, weightKg: weight };
    });
    await putCodes(transaction, restored);
    return accepted(undefined);
  },
};

const idsOf = (rows: readonly NamedField[]): number[] => [
  ...new Set(rows.flatMap(({ record }) => idOfRecord(record) ?? [])),
];

/** Names of products and whether they are in sale, by the rule that goods in sale have their maker named. */
const undoTold = (withholds: boolean): Part => ({
  permission: { subject: 'products', needs: 'edit' },
  async read(transaction, rows) {
    const today = await listedProducts(transaction, idsOf(rows), true);
    return rows.map(({ record, field }) => {
      const product = today.get(idOfRecord(record) ?? 0);
      return field === 'name' ? product?.name : product?.isOffered;
    });
  },
  async write(transaction, rows) {
    const today = await listedProducts(transaction, idsOf(rows));
    const fields = Map.groupBy(rows, ({ record }) => idOfRecord(record));
    const told = [...today.values()].map((product) => {
      const own = new Map((fields.get(product.id) ?? []).map(({ field, value }) => [field, value]));
      const [name, isOffered] = [own.get('name'), own.get('published')];
      return {
        ...product,
        name: typeof name === 'string' ? name : null,
        isOffered: typeof isOffered === 'boolean' ? isOffered : null,
      };
    });
    if (withholds && told.some(({ isOffered, isNamed }) => isOffered === true && !isNamed))
      return refused('staff_product_maker_missing', {});
    await putProducts(transaction, told);
    return accepted(undefined);
  },
});

type PartName = 'stock' | 'shelves' | 'codes' | 'costs' | 'product' | 'prices';

/** Of the fields of variants; all others are prices. */
const partsOfFields: Readonly<Record<string, PartName>> = {
  stock: 'stock',
  shelf: 'shelves',
  cost: 'costs',
  gtin: 'codes',
  weight: 'codes',
};

const partOf = ({ record, field }: NamedField): PartName =>
  record.startsWith('product ') ? 'product' : (partsOfFields[field] ?? 'prices');

/** Takes a whole import back: prices, pieces, codes and products each by their own rules. */
export function undoImport(withholds: boolean): Undoable {
  // Variants before products, as when they are written.
  const parts = {
    prices: undoPrices,
    costs: undoCosts,
    stock: undoStock,
    shelves: undoShelf,
    codes: undoCodes,
    product: undoTold(withholds),
  } as const satisfies Record<PartName, Part>;
  const names = Object.keys(parts) as (keyof typeof parts)[];

  async function read(transaction: Database, rows: readonly NamedField[]): Promise<readonly unknown[]> {
    const now = new Map<NamedField, unknown>();
    for (const name of names) {
      const own = rows.filter((row) => partOf(row) === name);
      if (own.length === 0) continue;
      const values = await parts[name].read(transaction, own);
      own.forEach((row, index) => now.set(row, values[index]));
    }
    return rows.map((row) => now.get(row));
  }

  return {
    kinds: ['imports.apply'],
    permission: { subject: 'bulk', needs: 'edit' },
    read,
    async write(transaction, rows: readonly RestoredField[], by) {
      for (const name of names) {
        const own = rows.filter((row) => partOf(row) === name);
        if (own.length === 0) continue;
        const { permission } = parts[name];
        if (!reaches(grantedTo(by.roles, permission.subject), 'edit'))
          return refused('staff_not_permitted', {});
        const written = await parts[name].write(transaction, own, by);
        if (!written.ok) return written;
      }
      return accepted(undefined);
    },
  };
}
