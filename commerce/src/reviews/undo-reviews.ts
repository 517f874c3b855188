import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { RestoredField, Undoable } from '../change-sets/undoable.ts';
import type { Database } from '../platform/database/connection.ts';
import { heldReview, judgeReview, setReply } from './moderation.queries.ts';
import type { ReviewState } from './moderation.queries.ts';
import { refreshRating } from './reviews.queries.ts';

const numberOf = (record: string): number => Number(record.split(' ')[1] ?? 0);
const isState = (value: unknown): value is ReviewState =>
  value === 'waiting' || value === 'published' || value === 'refused';
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A review as it was judged before; its reason goes with its state. */
async function restore(
  transaction: Database,
  id: number,
  rows: readonly RestoredField[],
  now: Date,
): Promise<void> {
  const held = await heldReview(transaction, id);
  if (held === undefined) return;
  const said = new Map(rows.map(({ field, value }) => [field, value]));
  const wanted = said.get('state');
  const state = isState(wanted) ? wanted : held.state;
  const reason = said.has('refused_because') ? textOf(said.get('refused_because')) : held.refused_because;
  const because = state === 'refused' ? reason : null;
  let productId = await judgeReview(transaction, id, { state, because, now });
  if (said.has('reply'))
    productId = await setReply(transaction, id, { reply: textOf(said.get('reply')), now });
  if (productId !== undefined) await refreshRating(transaction, productId);
}

/** Reviews as they were judged, and what the shop said below them; photos that were deleted do not come back. */
export const undoReviews: Undoable = {
  kinds: ['reviews.publish', 'reviews.refuse', 'reviews.reply'],
  permission: { subject: 'reviews', needs: 'edit' },
  async read(transaction, rows) {
    const now: unknown[] = [];
    for (const { record, field } of rows) {
      const held = await heldReview(transaction, numberOf(record));
      const fields: Readonly<Record<string, unknown>> = held ?? {};
      now.push(fields[field]);
    }
    return now;
  },
  async write(transaction, rows, { at }) {
    for (const [record, own] of Map.groupBy(rows, (row) => row.record))
      await restore(transaction, numberOf(record), own, at);
    return accepted(undefined);
  },
};
