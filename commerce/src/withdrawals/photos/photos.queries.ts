import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export interface WithdrawalPhoto {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly addedAt: Date;
}

/** Photos of a declaration as they were added, but for those taken away. */
export function photosOfWithdrawal(database: Database, number: string): Promise<WithdrawalPhoto[]> {
  return database
    .selectFrom('withdrawal_photo as photo')
    .innerJoin('withdrawal', 'withdrawal.id', 'photo.withdrawal_id')
    .select(['photo.id', 'photo.width', 'photo.height', 'photo.added_at as addedAt'])
    .where('withdrawal.number', '=', number.toUpperCase())
    .where('photo.removed_at', 'is', null)
    .orderBy('photo.id')
    .execute();
}

interface NewPhoto {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly at: Date;
}

/** Adds a photo to a declaration; the caller has locked its order. Returns its id. */
export async function insertPhoto(
  database: Database,
  withdrawalId: number,
  { file, width, height, at }: NewPhoto,
): Promise<number> {
  const { id } = await database
    .insertInto('withdrawal_photo')
    .values({ withdrawal_id: withdrawalId, file, width, height, added_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Name of the file of a photo that was not taken away. */
export async function fileOfPhoto(database: Database, id: number): Promise<string | undefined> {
  const row = await database
    .selectFrom('withdrawal_photo')
    .select('file')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row?.file;
}

/** Locks photos and tells of each when it was added, or null where it was taken away. */
export async function lockPhotos(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly addedAt: Date; readonly isShown: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('withdrawal_photo')
    .select(['id', 'added_at', 'removed_at'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(
    rows.map(({ id, added_at: addedAt, removed_at: at }) => [id, { addedAt, isShown: at === null }]),
  );
}

/** Takes a photo away, or puts it back: null. */
export async function setRemoved(database: Database, id: number, at: Date | null): Promise<void> {
  await database.updateTable('withdrawal_photo').set({ removed_at: at }).where('id', '=', id).execute();
}

/** Deletes photos that were taken away or added before a day; the names of their files. */
export async function deletePhotos(
  database: Database,
  { removed, added, limit }: { readonly removed: Date; readonly added: Date; readonly limit: number },
): Promise<{ kind: 'picture'; file: string }[]> {
  const { rows } = await sql<{ kind: 'picture'; file: string }>`
    delete from withdrawal_photo where id in (
      select id from withdrawal_photo where removed_at < ${removed} or added_at < ${added}
       limit ${limit} for update skip locked)
    returning 'picture' as kind, file`.execute(database);
  return rows;
}
