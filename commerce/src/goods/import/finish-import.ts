import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { FieldChange } from '../../change-sets/record-change.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import { recordOfVariant } from '../prices/save-prices.usecase.ts';
import { recordOfProduct } from '../products/product-fields.ts';
import type { StoredImport } from './goods-import.queries.ts';
import { endImport, writtenRows } from './import-rows.queries.ts';
import type { ImportRow } from './import-rows.queries.ts';

/** The changes of a row as its own screens would log them: prices, pieces and codes of the variant, name of the product. */
export const loggedChanges = ({ sku, productId, changes }: ImportRow): FieldChange[] =>
  Object.entries(changes).map(([field, [from, to]]) =>
    field === 'name' || field === 'status'
      ? { record: recordOfProduct(productId), field: field === 'status' ? 'published' : field, from, to }
      : { record: recordOfVariant(sku), field, from, to },
  );

/** Ends an import: all it has written is one change set, by which it is taken back. */
export async function finishImport(
  transaction: Database,
  { id, staffId, who, reason, supplier, fileName }: StoredImport,
  state: 'done' | 'stopped',
  at: Date,
): Promise<void> {
  const written = await writtenRows(transaction, id);
  const change =
    written.length === 0
      ? null
      : await recordChange(transaction, {
          author: authorOf({ staffId, name: who }),
          at,
          kind: 'imports.apply',
          record: `import ${id}`,
          reason: [`${supplier}, ${fileName}`, reason].filter((part) => part !== null).join(': '),
          rows: written.flatMap(loggedChanges),
        });
  await endImport(transaction, id, { state, at, change });
}
