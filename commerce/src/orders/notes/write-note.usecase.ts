import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { noteFilesMost } from '@casamaestra/contract/staff/order-notes.operations.ts';
import type { noteOrderOperation } from '@casamaestra/contract/staff/order-notes.operations.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import type { Database } from '../../platform/database/connection.ts';
import { colleaguesWhoSee } from '../../staff/people/colleagues.usecase.ts';
import { withOrder } from '../advance-order.usecase.ts';
import type { Acting, Advanced } from '../advance-order.usecase.ts';
import { mentionedIn } from './mentioned.ts';
import { insertMentions } from './mentions.queries.ts';
import { giveToNote, lockUploaded } from './note-files.queries.ts';

/** Whether all these work here and see orders. */
async function areColleagues(database: Database, ids: readonly number[]): Promise<Outcome<undefined>> {
  if (ids.length === 0) return accepted(undefined);
  const known = new Set((await colleaguesWhoSee(database, 'orders')).map(({ id }) => id));
  return ids.every((id) => known.has(id))
    ? accepted(undefined)
    : refused('staff_mention_unknown', {}, 'text');
}

/**
 * A note of staff about an order, for the people it mentions and with the files uploaded for it. It is in the log of
 * changes only, without the names of its files, and buyers never see it.
 */
export async function writeNote(
  { number, text, files }: InputOf<typeof noteOrderOperation>,
  deps: Acting,
): Promise<Advanced> {
  const ids = [...new Set(files)];
  const staffIds = mentionedIn(text);
  if (ids.length > noteFilesMost)
    return refused('staff_note_files_too_many', { most: noteFilesMost }, 'files');
  const counted = ids.length === 0 ? [] : [{ field: 'files', from: null, to: ids.length }];
  return withOrder(
    deps,
    number,
    {
      kind: 'orders.note',
      rows: [{ field: 'note', from: null, to: text }, ...counted],
      async recorded(transaction, { id: orderId }, change) {
        await insertMentions(transaction, orderId, { change, staffIds });
        await giveToNote(transaction, ids, change);
      },
    },
    async (transaction, { id: orderId, state }) => {
      const known = await areColleagues(transaction, staffIds);
      if (!known.ok) return known;
      const { staffId } = deps.author;
      const there = staffId === null ? 0 : await lockUploaded(transaction, ids, { orderId, staffId });
      return there === ids.length ? accepted(state) : refused('staff_note_file_unknown', {}, 'files');
    },
  );
}
