import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { lowStockOperation } from '@casamaestra/contract/staff/low-stock.operations.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { optionsOf } from '../prices/present-variant.ts';
import { lowStocks } from './stock.queries.ts';

const PAGE = 50;
const MONTH_MS = 30 * 24 * 3_600_000;

/** A page of variants in sale with few pieces left, the fewest first. */
export async function listLowStock(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  { most, after = 0 }: InputOf<typeof lowStockOperation>,
): Promise<OperationOutput<typeof lowStockOperation>> {
  const since = new Date(clock.now() - MONTH_MS);
  const rows = await lowStocks(database, { most, since, offset: after, limit: PAGE + 1 });
  return {
    rows: rows.slice(0, PAGE).map((row) => ({
      sku: row.sku,
      product_id: row.productId,
      name: row.name,
      options: optionsOf(row),
      stock: row.stock,
      reserved: row.reserved,
      sold: row.sold,
    })),
    next: rows.length > PAGE ? after + PAGE : null,
  };
}
