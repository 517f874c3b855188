import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

export interface RatedProduct {
  readonly id: number;
  readonly code: string;
  readonly average: number;
  readonly count: number;
}

/** Products with imported ratings; none when any review exists. */
export async function ratedProducts(database: Database): Promise<RatedProduct[]> {
  const { rows } = await sql<RatedProduct>`
    select product.id, code, rating_average as average, rating_count as count
      from product
     where rating_count > 0 and rating_average is not null and not exists (select from review)
     order by product.id`.execute(database);
  return rows;
}

export interface SeedReview {
  readonly product_id: number;
  readonly author: string;
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
  readonly created_at: string;
}

export async function insertSeedReviews(database: Database, reviews: readonly SeedReview[]): Promise<void> {
  await sql`
    insert into review (product_id, author, rating, title, comment, verified, state, created_at, updated_at)
    select product_id, author, rating, title, comment, false, 'published', created_at, created_at
      from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb)
        as seed (product_id integer, author text, rating smallint, title text, comment text, created_at timestamptz)`.execute(
    database,
  );
}
