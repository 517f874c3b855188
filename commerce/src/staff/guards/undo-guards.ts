import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import { guardsSchema, loosened } from '@casamaestra/contract/staff/guards.operations.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import { lockGuards, putGuards, selectGuards } from './guards.queries.ts';

/** Guards as they were, where that lets nothing more through: a looser one waits for another person, undone or not. */
export const undoGuards: Undoable = {
  kinds: ['settings.save_guards', 'settings.approve_guards', 'settings.approve_guards_alone'],
  permission: { subject: 'guards', needs: 'edit' },
  async read(transaction, rows) {
    await lockGuards(transaction);
    const now = new Map<string, unknown>(Object.entries(await selectGuards(transaction)));
    return rows.map(({ field }) => now.get(field));
  },
  async write(transaction, rows) {
    const now = await selectGuards(transaction);
    const before = guardsSchema.parse({
      ...now,
      ...Object.fromEntries(rows.map(({ field, value }) => [field, value])),
    });
    if (loosened(now, before).length > 0) return refused('staff_guards_undo_loosens', {});
    await putGuards(transaction, before);
    return accepted(undefined);
  },
};
