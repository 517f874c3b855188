import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export interface StoredNoteFile {
  readonly id: number;
  /** The note; null: none has taken it yet. */
  readonly change: number | null;
  readonly name: string;
  readonly kind: 'picture' | 'pdf';
  /** Its name in the store. */
  readonly file: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

const files = (database: Database) =>
  database
    .selectFrom('order_note_file')
    .select(['id', 'change_set_id as change', 'name', 'kind', 'file', 'bytes', 'width', 'height']);

/** Files of the notes about an order, as they were added. */
export const filesOfOrder = (database: Database, orderId: number): Promise<StoredNoteFile[]> =>
  files(database)
    .where('order_id', '=', orderId)
    .where('change_set_id', 'is not', null)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();

/** A file that a note has taken and nobody took away. */
export const noteFileById = (database: Database, id: number): Promise<StoredNoteFile | undefined> =>
  files(database)
    .where('id', '=', id)
    .where('change_set_id', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

export interface LockedNoteFile {
  readonly orderId: number;
  readonly addedAt: Date;
  readonly isShown: boolean;
}

/** Locks files that notes have taken, by id. */
export async function lockNoteFiles(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LockedNoteFile>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('order_note_file')
    .select(['id', 'order_id as orderId', 'added_at as addedAt', 'removed_at as removedAt'])
    .where('id', 'in', [...ids])
    .where('change_set_id', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(
    rows.map(({ id, orderId, addedAt, removedAt }) => [
      id,
      { orderId, addedAt, isShown: removedAt === null },
    ]),
  );
}

/** Takes a file away, or puts it back: null. */
export async function setNoteFileRemoved(database: Database, id: number, at: Date | null): Promise<void> {
  await database.updateTable('order_note_file').set({ removed_at: at }).where('id', '=', id).execute();
}

interface Uploaded extends Omit<StoredNoteFile, 'id' | 'change'> {
  readonly orderId: number;
  readonly staffId: number;
  readonly at: Date;
}

/** Adds a file that no note has taken yet. Returns its id. */
export async function insertNoteFile(
  database: Database,
  { orderId, staffId, at, ...file }: Uploaded,
): Promise<number> {
  const { id } = await database
    .insertInto('order_note_file')
    .values({ ...file, order_id: orderId, staff_id: staffId, added_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Uploader {
  readonly orderId: number;
  readonly staffId: number;
}

/** Locks files that a person uploaded for an order and no note has taken; how many of these there are. */
export async function lockUploaded(
  database: Database,
  ids: readonly number[],
  { orderId, staffId }: Uploader,
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await database
    .selectFrom('order_note_file')
    .select('id')
    .where('id', 'in', [...ids])
    .where('order_id', '=', orderId)
    .where('staff_id', '=', staffId)
    .where('change_set_id', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.length;
}

export async function giveToNote(database: Database, ids: readonly number[], change: number): Promise<void> {
  if (ids.length === 0) return;
  await database
    .updateTable('order_note_file')
    .set({ change_set_id: change })
    .where('id', 'in', [...ids])
    .execute();
}

/** Deletes files that no note took, those taken away and those added before a day; what they were kept as. */
export async function deleteNoteFiles(
  database: Database,
  over: { readonly left: Date; readonly removed: Date; readonly added: Date; readonly limit: number },
): Promise<Pick<StoredNoteFile, 'file' | 'kind'>[]> {
  const { rows } = await sql<Pick<StoredNoteFile, 'file' | 'kind'>>`
    delete from order_note_file where id in (
      select id from order_note_file
       where (change_set_id is null and added_at < ${over.left}::timestamptz)
          or removed_at < ${over.removed}::timestamptz or added_at < ${over.added}::timestamptz
       limit ${over.limit}::int for update skip locked)
    returning file, kind`.execute(database);
  return rows;
}
