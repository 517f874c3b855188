import type { Author } from '../change-sets/author.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import type { Database } from '../platform/database/connection.ts';
import type { RecalledStock } from './recalls.queries.ts';

/** Pieces that a recall takes out of sale or puts back, in the ledger of each variant: who and why. */
export async function recordPieces(
  transaction: Database,
  { id, author, at }: { readonly id: number; readonly author: Author; readonly at: Date },
  moved: readonly RecalledStock[],
): Promise<void> {
  for (const { sku, before, after } of moved)
    await recordChange(transaction, {
      author,
      at,
      kind: 'stock.recall',
      record: `variant ${sku}`,
      reason: String(id),
      rows: [{ field: 'stock', from: before, to: after }],
    });
}
