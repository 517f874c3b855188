import { basename } from 'node:path';
import type { Database } from '../platform/database/connection.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import type { Author } from './author.ts';
import { recordChange } from './record-change.usecase.ts';

export interface LoadedFile {
  readonly author: Author;
  readonly at: Date;
  readonly kind: 'catalogue.import' | 'catalogue.prices' | 'catalogue.stock';
  readonly file: string;
  /** How much of it was what: "changed" → 12. */
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * Writes down that a command loaded a file, and how much it changed. Files of a catalogue are loaded in many
 * transactions, so this is one of its own after the last; a file that changed nothing leaves no trace.
 */
export async function recordLoad(
  database: Database,
  { author, at, kind, file, counts }: LoadedFile,
): Promise<void> {
  const changed = Object.entries(counts).filter(([, count]) => count > 0);
  if (changed.length === 0) return;
  const rows = changed.map(([field, to]) => ({ field, from: null, to }));
  const set = { author, at, kind, record: 'catalogue' };
  await commitTogether(database, (transaction) =>
    recordChange(transaction, { ...set, rows: [{ field: 'file', from: null, to: basename(file) }, ...rows] }),
  );
}
