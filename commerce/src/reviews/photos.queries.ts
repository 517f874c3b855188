import { sql } from 'kysely';
import type { StoredPicture } from '../media/picture-url.ts';
import type { Database } from '../platform/database/connection.ts';

/** In a query on `review`: its photos in their order. */
export const photosOf = sql<StoredPicture[]>`coalesce((
  select jsonb_agg(jsonb_build_object('hash', picture, 'width', width, 'height', height) order by position)
    from review_photo where review_id = review.id), '[]')`;

/** A photo of a review, with its place from 1; one that was refused leaves a gap. */
export type PlacedPhoto = StoredPicture & { readonly position: number };

/** In a query on `review`: its photos with their places. */
export const placedPhotosOf = sql<PlacedPhoto[]>`coalesce((
  select jsonb_agg(jsonb_build_object('hash', picture, 'width', width, 'height', height, 'position', position) order by position)
    from review_photo where review_id = review.id), '[]')`;

/** Replaces the photos of a review; the files of the former ones are deleted by a job. */
export async function putPhotos(
  database: Database,
  reviewId: number,
  photos: readonly StoredPicture[],
): Promise<void> {
  await database.deleteFrom('review_photo').where('review_id', '=', reviewId).execute();
  if (photos.length === 0) return;
  const rows = photos.map(({ hash, width, height }, index) => ({
    review_id: reviewId,
    position: index + 1,
    picture: hash,
    width,
    height,
  }));
  await database.insertInto('review_photo').values(rows).execute();
}

/** Deletes one photo by its place, and only this picture where it is named; false when there is none. */
export async function deletePhoto(
  database: Database,
  reviewId: number,
  position: number,
  picture?: string,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('review_photo')
    .where('review_id', '=', reviewId)
    .where('position', '=', position)
    .$if(picture !== undefined, (query) => query.where('picture', '=', picture ?? ''))
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** Takes pictures whose files are due to be deleted out of the list; the rows are locked against other nodes. */
export async function claimRemoved(database: Database, limit: number): Promise<string[]> {
  const { rows } = await sql<{ picture: string }>`
    delete from removed_picture where picture in (
      select picture from removed_picture limit ${limit} for update skip locked)
    returning picture`.execute(database);
  return rows.map(({ picture }) => picture);
}
