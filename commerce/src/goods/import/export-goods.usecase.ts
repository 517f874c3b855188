import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { exportGoodsOperation } from '@casamaestra/contract/staff/goods-export.operations.ts';
import { importRowsMax } from '@casamaestra/contract/staff/goods-import.operations.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { countVariants, exportedVariants } from './export-goods.queries.ts';

const PAGE = 5000;

/** Variants of a filter, with the fields that a list can change; no more than one list may have. */
export async function exportGoods(
  { database }: Pick<StaffDependencies, 'database'>,
  { filter, after }: OperationInput<typeof exportGoodsOperation>,
): Promise<Outcome<OperationOutput<typeof exportGoodsOperation>>> {
  if (after === undefined && (await countVariants(database, filter, importRowsMax + 1)) > importRowsMax)
    return refused('staff_list_too_long', { most: importRowsMax }, 'filter');
  const rows = await exportedVariants(database, filter, { after: after ?? 0, limit: PAGE });
  return accepted({
    rows: rows.map(({ sku, gtin, name, stock, weight, status, priceCents, saleCents }) => ({
      sku,
      gtin,
      name,
      stock,
      weight,
      status,
      price: eurosFromCents(priceCents),
      sale_price: saleCents === null ? null : eurosFromCents(saleCents),
    })),
    next: rows.length < PAGE ? null : (rows.at(-1)?.id ?? null),
  });
}
