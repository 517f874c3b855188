import type { ShownSet } from '../change-sets/read-changes.usecase.ts';
import { mentionedIn, namedText } from '../orders/notes/mentioned.ts';
import type { Database } from '../platform/database/connection.ts';
import { peopleCalled } from '../staff/people/colleagues.usecase.ts';

/** Change sets as people read them: notes say "@Giulia Neri" for the id that is in the log. */
export async function withNames(database: Database, sets: readonly ShownSet[]): Promise<ShownSet[]> {
  const notes = sets.filter(({ kind }) => kind === 'orders.note').flatMap(({ rows }) => rows);
  const names = await peopleCalled(database, [
    ...new Set(notes.flatMap(({ after }) => mentionedIn(after ?? ''))),
  ]);
  // Values of the log are JSON.
  const inJson = new Map([...names].map(([id, name]) => [id, JSON.stringify(name).slice(1, -1)]));
  const said = (after: string | null) => after && namedText(after, inJson);
  return sets.map((set) =>
    set.kind === 'orders.note'
      ? { ...set, rows: set.rows.map((row) => ({ ...row, after: said(row.after) })) }
      : set,
  );
}
