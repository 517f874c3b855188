import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import { withOrder } from '../advance-order.usecase.ts';
import type { Acting, Advanced } from '../advance-order.usecase.ts';
import { isNoteOf, pinnedNotes, putPin, removePin } from './pinned-notes.queries.ts';

interface Pinning {
  readonly number: string;
  /** Of the note. */
  readonly change: number;
  readonly pinned: boolean;
}

/** Puts a note above the history of its order, or back into it. */
export const pinNote = ({ number, change, pinned }: Pinning, deps: Acting): Promise<Advanced> =>
  withOrder(
    deps,
    number,
    {
      kind: pinned ? 'orders.pin_note' : 'orders.unpin_note',
      rows: [{ field: 'pinned', from: null, to: pinned }],
    },
    async (transaction, order) => {
      if (!(await isNoteOf(transaction, change, `order ${order.number}`)))
        return refused('staff_change_unknown', {}, 'change');
      const isPinned = (await pinnedNotes(transaction, order.id)).has(change);
      if (isPinned === pinned) return accepted(order.state);
      await (pinned ? putPin(transaction, order.id, change) : removePin(transaction, change));
      return accepted(order.state);
    },
  );
