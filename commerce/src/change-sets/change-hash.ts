import { createHash } from 'node:crypto';

/** A change set as it is hashed: every column that says something, and its rows in order. */
export interface HashedSet {
  readonly id: number;
  readonly at: Date;
  readonly by: string;
  readonly staffId: number | null;
  readonly who: string;
  readonly kind: string;
  readonly record: string;
  readonly reason: string | null;
  readonly undoOf: number | null;
  readonly rows: readonly HashedRow[];
}

export interface HashedRow {
  readonly record: string;
  readonly field: string;
  /** JSON; null: nothing. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The hash before the first change set. */
export const firstHash = Buffer.alloc(32);

/** SHA-256 of the previous hash and of the set as JSON. */
export function hashOfSet(previous: Buffer, set: HashedSet): Buffer {
  const { id, at, by, staffId, who, kind, record, reason, undoOf, rows } = set;
  const parts = rows.map((row) => [row.record, row.field, row.before, row.after]);
  const text = JSON.stringify([id, at.toISOString(), by, staffId, who, kind, record, reason, undoOf, parts]);
  return createHash('sha256').update(previous).update(text).digest();
}
