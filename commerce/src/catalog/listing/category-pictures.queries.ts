import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { StoredPicture } from '../../media/picture-url.ts';

export interface BestPicture {
  readonly category_id: number;
  readonly picture: StoredPicture;
  readonly sold: number;
}

/** The first picture of what sells best in each category, not counting the categories below it. */
export async function selectBestPictures(database: Database): Promise<BestPicture[]> {
  const { rows } = await sql<BestPicture>`
    select distinct on (category_id) category_id, pictures->0 as picture, sold
      from product
     where published and pictures <> '[]'
     order by category_id, sold desc, id`.execute(database);
  return rows;
}
