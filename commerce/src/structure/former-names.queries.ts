import type { MergeableKind } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import type { Database } from '../platform/database/connection.ts';

export interface FormerName {
  /** As files compare names of the kind. */
  readonly key: string;
  /** As it was written. */
  readonly name: string;
  readonly subjectId: number;
}

/** Files and addresses that use these names find their records from now on. */
export async function keepFormerNames(
  database: Database,
  kind: MergeableKind,
  names: readonly FormerName[],
): Promise<void> {
  if (names.length === 0) return;
  await database
    .insertInto('former_name')
    .values(names.map(({ key, name, subjectId }) => ({ kind, key, name, subject_id: subjectId })))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        subject_id: row.ref('excluded.subject_id'),
      })),
    )
    .execute();
}

/** Names that records have today are nobody's former ones. */
export async function dropFormerNames(
  database: Database,
  kind: MergeableKind,
  keys: readonly string[],
): Promise<void> {
  if (keys.length > 0)
    await database.deleteFrom('former_name').where('kind', '=', kind).where('key', 'in', keys).execute();
}

/** The former names of one record lead to another. */
export async function passFormerNames(
  database: Database,
  kind: MergeableKind,
  { id, into }: { readonly id: number; readonly into: number },
): Promise<void> {
  await database
    .updateTable('former_name')
    .set({ subject_id: into })
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .execute();
}

/** Nothing leads to a record that is gone. */
export async function forgetFormerNames(database: Database, kind: MergeableKind, id: number): Promise<void> {
  await database.deleteFrom('former_name').where('kind', '=', kind).where('subject_id', '=', id).execute();
}
