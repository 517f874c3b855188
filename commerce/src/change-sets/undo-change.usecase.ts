import { isDeepStrictEqual } from 'node:util';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/connection.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Author } from './author.ts';
import { lockSet, undoerOf } from './change-sets.queries.ts';
import type { StoredSet } from './change-sets.queries.ts';
import { recordChange } from './record-change.usecase.ts';
import { UNDO_MS, undoableOf } from './undoable.ts';
import type { NamedField, Undoable } from './undoable.ts';

/** A row that was not taken back: somebody changed it again, or its record is gone. */
export interface KeptRow extends NamedField {
  readonly written: unknown;
  readonly now: unknown;
}

export interface Undone {
  /** Number of the change set of the undo; null: no row could be taken back. */
  readonly change: number | null;
  readonly undone: number;
  readonly kept: readonly KeptRow[];
}

interface Undoing {
  readonly author: Author;
  readonly roles: readonly StaffRole[];
  /** Whether the person may do now what the change did. */
  readonly permits: (permission: Undoable['permission']) => Outcome<undefined>;
  readonly reason?: string | undefined;
}

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly undoables: readonly Undoable[];
}

const valueOf = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

/** Rows as values; what they say now is one of what was written (to be restored) or something else (kept). */
async function sortRows(transaction: Database, undoable: Undoable, { rows }: StoredSet) {
  const now = await undoable.read(transaction, rows);
  const all = rows.map(({ record, field, before, after }, index) => ({
    record,
    field,
    value: valueOf(before),
    written: valueOf(after),
    now: now[index],
  }));
  const isAsWritten = (row: (typeof all)[number]) => isDeepStrictEqual(row.now, row.written);
  return {
    restored: all.filter(isAsWritten),
    kept: all
      .filter((row) => !isAsWritten(row))
      .map(({ record, field, written, now: value }) => ({ record, field, written, now: value ?? null })),
  };
}

async function undoableSet(
  { clock, undoables }: Parts,
  transaction: Database,
  id: number,
  { permits }: Undoing,
): Promise<Outcome<{ readonly set: StoredSet; readonly undoable: Undoable }>> {
  const set = await lockSet(transaction, id);
  if (set === undefined) return refused('staff_change_unknown', {}, 'id');
  const undoable = undoableOf(undoables, set.kind);
  if (undoable === undefined || set.rows.length === 0) return refused('staff_change_final', {});
  const permitted = permits(undoable.permission);
  if (!permitted.ok) return permitted;
  const who = await undoerOf(transaction, id);
  if (who !== undefined) return refused('staff_change_undone', { who });
  return set.at.getTime() + UNDO_MS < clock.now()
    ? refused('staff_change_too_old', {})
    : accepted({ set, undoable });
}

/**
 * Takes a change back, row by row: only where the value is still the one it wrote. The others stay and are listed. It
 * is a change set of its own, of the same kind, so that it can itself be taken back.
 */
export function undoChange(parts: Parts, id: number, by: Undoing): Promise<Outcome<Undone>> {
  return inTransaction<Outcome<Undone>>(parts.database, async (transaction) => {
    const found = await undoableSet(parts, transaction, id, by);
    if (!found.ok) return { keep: false, value: found };
    const { set, undoable } = found.value;
    const { restored, kept } = await sortRows(transaction, undoable, set);
    if (restored.length === 0) return { keep: false, value: accepted({ change: null, undone: 0, kept }) };
    const at = new Date(parts.clock.now());
    const written = await undoable.write(transaction, restored, { at, roles: by.roles, author: by.author });
    if (!written.ok) return { keep: false, value: written };
    const rows = restored.map(({ record, field, value, written: from }) => ({
      record,
      field,
      from,
      to: value,
    }));
    const { author, reason } = by;
    const { kind, record } = set;
    const change = await recordChange(transaction, { author, at, kind, record, reason, undoOf: id, rows });
    return { keep: true, value: accepted({ change, undone: restored.length, kept }) };
  });
}
