import type { Database } from '../platform/database/connection.ts';
import type { Author } from './author.ts';
import { hashOfSet } from './change-hash.ts';
import { insertSet, lockEnd } from './change-sets.queries.ts';

/** A field of a record: what it said and what it says; null: nothing. */
export interface FieldChange {
  /** Default: the record of the set. */
  readonly record?: string;
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

export interface ChangeSet {
  readonly author: Author;
  readonly at: Date;
  /** "orders.ship" */
  readonly kind: string;
  /** "order CM-22222222" */
  readonly record: string;
  readonly reason?: string | undefined;
  readonly undoOf?: number;
  readonly rows: readonly FieldChange[];
}

const written = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

/**
 * Writes one change set, in the transaction of what it reports and as its last step: other changes wait for its end
 * from here on. Returns its number.
 */
export async function recordChange(transaction: Database, change: ChangeSet): Promise<number> {
  const { author, at, kind, record, reason = null, undoOf = null, rows } = change;
  const last = await lockEnd(transaction);
  const set = {
    id: last.id + 1,
    at,
    ...author,
    kind,
    record,
    reason,
    undoOf,
    rows: rows.map(({ record: of = record, field, from, to }) => ({
      record: of,
      field,
      before: written(from),
      after: written(to),
    })),
  };
  await insertSet(transaction, set, { previousHash: last.hash, hash: hashOfSet(last.hash, set) });
  return set.id;
}
