import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { removeNoteFileOperation } from '@casamaestra/contract/staff/order-notes.operations.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import { withOrder } from '../advance-order.usecase.ts';
import type { Acting } from '../advance-order.usecase.ts';
import { lockNoteFiles, setNoteFileRemoved } from './note-files.queries.ts';
import { fieldOfNoteFile } from './undo-note-files.ts';

/** Takes a file away from a note that was written; the number of the change, by which it comes back for thirty days. */
export async function removeNoteFile(
  { number, id }: InputOf<typeof removeNoteFileOperation>,
  deps: Acting,
): Promise<Outcome<number>> {
  let done = 0;
  const rows: { field: string; from: string; to: null }[] = [];
  const step = await withOrder(
    deps,
    number,
    {
      kind: 'orders.note_file_removed',
      rows,
      async recorded(transaction, _, change) {
        done = change;
        await setNoteFileRemoved(transaction, id, new Date(deps.clock.now()));
      },
    },
    async (transaction, { id: orderId, state }) => {
      const file = (await lockNoteFiles(transaction, [id])).get(id);
      if (file?.orderId !== orderId || !file.isShown) return refused('staff_note_file_unknown', {}, 'id');
      rows.splice(0, rows.length, {
        field: fieldOfNoteFile(id),
        from: file.addedAt.toISOString(),
        to: null,
      });
      return accepted(state);
    },
  );
  return step.ok ? accepted(done) : step;
}
