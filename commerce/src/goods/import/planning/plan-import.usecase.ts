import { createHash } from 'node:crypto';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { importSubjects } from '@casamaestra/contract/staff/goods-import.operations.ts';
import type { ImportField } from '@casamaestra/contract/staff/goods-import.operations.ts';
import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import type { BrokenRecord, FlatRecord } from '../../../catalog/import/reading/source-row.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { readGuards } from '../../../staff/guards/read-guards.usecase.ts';
import type { StaffDependencies } from '../../../staff/staff-dependencies.ts';
import { recalledVariants } from '../../stock/stock.queries.ts';
import { variantsOf } from '../../prices/variants.queries.ts';
import type { PricedVariant } from '../../prices/variants.queries.ts';
import { listedProducts } from '../listed-products.queries.ts';
import type { Decimals, Mapping } from '../reading/guess-columns.ts';
import type { ListedGoods, ListPlan } from './list-plan.ts';
import { planList } from './plan-list.ts';
import { rowCodes } from './read-row.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock' | 'config'>;

/** Whether the roles may change a field. */
export const mayChange = (field: ImportField, roles: readonly StaffRole[]): boolean =>
  reaches(grantedTo(roles, importSubjects[field]), 'edit');

/** Whether columns can be read so, and the roles may change all their fields. */
export function mayRead(mapping: Mapping, roles: readonly StaffRole[]): Outcome<undefined> {
  const fields = Object.values(mapping);
  const keys = fields.filter((field) => field === 'sku' || field === 'gtin');
  if (keys.length === 0) return refused('staff_import_key_missing', {}, 'mapping');
  const twice = Object.keys(mapping).filter(
    (heading) => fields.filter((field) => field === mapping[heading]).length > 1,
  );
  if (twice.length > 0) return refused('staff_import_field_twice', { columns: twice }, 'mapping');
  const values = fields.filter(
    (field) => field !== 'sku' && field !== 'stock_seen' && (field !== 'gtin' || keys.length === 2),
  );
  if (values.length === 0) return refused('staff_import_nothing_mapped', {}, 'mapping');
  const column = Object.keys(mapping).find((heading) => {
    const field = mapping[heading];
    if (field === undefined || !values.includes(field)) return false;
    return !mayChange(field, roles);
  });
  return column === undefined
    ? accepted(undefined)
    : refused('staff_import_field_not_permitted', { column }, 'mapping');
}

const inOrder = (variants: readonly PricedVariant[]): readonly PricedVariant[] => [
  ...new Map(variants.map((variant) => [variant.id, variant])).values(),
];

async function goodsOf(
  database: Database,
  rows: readonly (FlatRecord | BrokenRecord)[],
  mapping: Mapping,
): Promise<ListedGoods> {
  const codes = rows.flatMap((row) => ('cells' in row ? [rowCodes(row, mapping)] : []));
  const skus = [...new Set(codes.flatMap(({ sku }) => [sku, sku.toUpperCase()]))].filter((sku) => sku !== '');
  const gtins = [...new Set(codes.map(({ gtin }) => gtin))].filter((gtin) => gtin !== '');
  const bySku = await variantsOf(database, { skus });
  const byGtin = gtins.length === 0 ? [] : await variantsOf(database, { gtins });
  const ids = [...new Set(inOrder([...bySku, ...byGtin]).map(({ productId }) => productId))];
  return {
    bySku: new Map(bySku.map((variant) => [variant.sku, variant])),
    byGtin: new Map(byGtin.flatMap((variant) => (variant.gtin === null ? [] : [[variant.gtin, variant]]))),
    products: await listedProducts(database, ids),
    recalled: await recalledVariants(database),
  };
}

/** Stands for exactly these changes of exactly these values. */
function fingerprintOf({ planned, held }: ListPlan): string {
  const hash = createHash('sha256');
  for (const { variant, changes } of planned) hash.update(JSON.stringify([variant.id, changes]));
  for (const { variant, changes, guards } of held) hash.update(JSON.stringify([variant.id, changes, guards]));
  return hash.digest('hex');
}

export interface SupplierPlan extends ListPlan {
  /** So many far prices of one list need no second person. */
  readonly farMost: number;
  readonly fingerprint: string;
}

/** What a list makes of the goods of now. */
export async function planSupplierList(
  { database, clock, config }: Parts,
  rows: readonly (FlatRecord | BrokenRecord)[],
  reading: { readonly mapping: Mapping; readonly decimals: Decimals },
  roles: readonly StaffRole[],
): Promise<SupplierPlan> {
  const { price_percent: muchPercent, bulk_rows: farMost } = await readGuards(database);
  const plan = await planList(rows, {
    ...reading,
    goods: await goodsOf(database, rows, reading.mapping),
    now: clock.now(),
    limits: grantedTo(roles, 'prices').limits,
    muchPercent,
    withholds: config.mode === 'production',
  });
  return { ...plan, farMost, fingerprint: fingerprintOf(plan) };
}
