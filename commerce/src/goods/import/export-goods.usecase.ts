import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { exportGoodsOperation } from '@casamaestra/contract/staff/goods-export.operations.ts';
import { importRowsMax } from '@casamaestra/contract/staff/goods-import.operations.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { seenBy } from '../prices/present-variant.ts';
import { countVariants, exportedVariants } from './export-goods.queries.ts';

const PAGE = 10_000;

/** Variants of a filter, with the fields that a list can change; no more than one list may have. The log tells it. */
export async function exportGoods(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  { filter, after }: OperationInput<typeof exportGoodsOperation>,
  who: StaffIdentity,
): Promise<Outcome<OperationOutput<typeof exportGoodsOperation>>> {
  const count = after === undefined ? await countVariants(database, filter, importRowsMax + 1) : 0;
  if (count > importRowsMax) return refused('staff_list_too_long', { most: importRowsMax }, 'filter');
  const rows = await exportedVariants(database, filter, { after: after ?? 0, limit: PAGE });
  // Every page: nobody takes the others without the first.
  await commitTogether(database, (transaction) =>
    recordChange(transaction, {
      author: authorOf(who),
      at: new Date(clock.now()),
      kind: 'imports.export',
      record: 'goods',
      rows: [
        { field: 'filter', from: null, to: filter },
        { field: 'rows', from: null, to: rows.length },
      ],
    }),
  );
  return accepted({
    rows: rows.map(({ sku, gtin, name, stock, shelf, weight, status, priceCents, saleCents, costCents }) => ({
      sku,
      gtin,
      name,
      stock,
      shelf,
      weight,
      status,
      cost: costCents === null || !seenBy(who).costs ? null : eurosFromCents(costCents),
      price: eurosFromCents(priceCents),
      sale_price: saleCents === null ? null : eurosFromCents(saleCents),
    })),
    next: rows.length < PAGE ? null : (rows.at(-1)?.id ?? null),
  });
}
