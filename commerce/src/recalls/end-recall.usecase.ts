import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { ShopDependencies } from '../area.ts';
import type { Author } from '../change-sets/author.ts';
import { whoChanged } from '../change-sets/read-changes.usecase.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { recordPieces } from './recalled-pieces.ts';
import { lockRecall, markEnded, putBackStock, showProduct } from './recalls.queries.ts';

interface Ending {
  readonly id: number;
  readonly reason: string;
  /** Whether the pieces that the recall took out are for sale again; else there are none until somebody counts or receives some. */
  readonly sellAgain: boolean;
}

/** Ends a recall: its notice goes from product page and orders. What was written to buyers stays written. */
export function endRecall(
  { database, clock, author }: Pick<ShopDependencies, 'database' | 'clock'> & { readonly author: Author },
  { id, reason, sellAgain }: Ending,
): Promise<Outcome<{ readonly pieces: number }>> {
  type Ended = Outcome<{ readonly pieces: number }>;
  return inTransaction<Ended>(database, async (transaction) => {
    const record = `recall ${id}`;
    const recall = await lockRecall(transaction, id);
    if (recall === undefined) return { keep: false, value: refused('recall_unknown', {}, 'id') };
    if (recall.endedAt !== null) {
      const who = (await whoChanged(transaction, { record, field: 'ended' })) ?? '–';
      return { keep: false, value: refused('recall_ended', { who }, 'id') };
    }
    if (sellAgain && recall.isHeldByAnother)
      return { keep: false, value: refused('recall_still_held', {}, 'sell_again') };
    const at = new Date(clock.now());
    await markEnded(transaction, id, { reason, at });
    const put = sellAgain ? await putBackStock(transaction, id) : [];
    await showProduct(transaction, recall.productId);
    await recordPieces(transaction, { id, author, at }, put);
    const pieces = put.reduce((sum, { before, after }) => sum + after - before, 0);
    const rows = [
      { field: 'ended', from: null, to: at.toISOString() },
      { field: 'pieces', from: null, to: pieces },
    ];
    await recordChange(transaction, { author, at, kind: 'recalls.end', record, reason, rows });
    return { keep: true, value: accepted({ pieces }) };
  });
}
