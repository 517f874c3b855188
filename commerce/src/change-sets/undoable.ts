import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Permission, StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import type { Author } from './author.ts';
import type { Database } from '../platform/database/connection.ts';

/** A field of a record, as a row of a change set names it. */
export interface NamedField {
  /** "person 12" */
  readonly record: string;
  readonly field: string;
}

/** What a field shall say again; null: nothing. */
export interface RestoredField extends NamedField {
  readonly value: unknown;
}

/** How an area takes changes of its own back. */
export interface Undoable {
  /** Kinds of change sets: "people.save". */
  readonly kinds: readonly string[];
  /** What the acts themselves need. */
  readonly permission: Exclude<Permission, string>;
  /**
   * Locks the records of the rows and says what their fields say now, in the order of the rows, as their change sets
   * say it; undefined: the record is gone, or the field is none that can be restored.
   */
  read(transaction: Database, rows: readonly NamedField[]): Promise<readonly unknown[]>;
  /** Writes fields, by the rules that hold for the act itself; a refusal leaves everything as it is. */
  write(
    transaction: Database,
    rows: readonly RestoredField[],
    by: { readonly at: Date; readonly roles: readonly StaffRole[]; readonly author: Author },
  ): Promise<Outcome<undefined>>;
}

/** Changes can be taken back for thirty days. */
export const UNDO_MS = 30 * 24 * 3_600_000;

export const undoableOf = (undoables: readonly Undoable[], kind: string): Undoable | undefined =>
  undoables.find(({ kinds }) => kinds.includes(kind));
