import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Undoable } from '../change-sets/undoable.ts';
import { logContentChange } from '../platform/database/content-change.queries.ts';
import { commentState, judgeComment } from './blog.queries.ts';

const numberOf = (record: string): number => Number(record.split(' ')[1] ?? 0);

/** Comments as they were. */
export const undoComments: Undoable = {
  kinds: ['comments.publish', 'comments.refuse'],
  permission: { subject: 'reviews', needs: 'edit' },
  async read(transaction, rows) {
    const now: unknown[] = [];
    for (const { record } of rows) now.push(await commentState(transaction, numberOf(record)));
    return now;
  },
  async write(transaction, rows) {
    for (const { record, value } of rows) {
      const state = value === 'published' || value === 'refused' ? value : 'waiting';
      await judgeComment(transaction, numberOf(record), state);
    }
    await logContentChange(transaction);
    return accepted(undefined);
  },
};
