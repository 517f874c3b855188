import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

export interface AuthorReview {
  readonly id: number;
  readonly product: string;
  readonly rating: number;
  readonly title: string;
  readonly state: 'waiting' | 'published' | 'refused';
  readonly refusedBecause: string | null;
  readonly writtenAt: Date;
}

/**
 * Other reviews of the author of one, newest first: of the same account, or of orders with the same e-mail address; and
 * how many of all are published and refused.
 */
export async function reviewsOfAuthor(
  database: Database,
  id: number,
  limit: number,
): Promise<{ readonly published: number; readonly refused: number; readonly reviews: AuthorReview[] }> {
  const { rows } = await sql<AuthorReview & { published: number; refused: number }>`
    with one as (select r.customer_id, o.email_key from review r left join shop_order o on o.id = r.order_id where r.id = ${id}::int),
    own as (
      select r.id from review r, one where r.customer_id = one.customer_id
      union select r.id from review r join shop_order o on o.id = r.order_id, one where o.email_key = one.email_key)
    select r.id, p.name as product, r.rating, r.title, r.state, r.refused_because as "refusedBecause",
           r.updated_at as "writtenAt",
           (count(*) filter (where r.state = 'published') over ())::int as published,
           (count(*) filter (where r.state = 'refused') over ())::int as refused
      from review r join product p on p.id = r.product_id
     where r.id in (select own.id from own) and r.id <> ${id}::int
     order by r.updated_at desc, r.id desc limit ${limit}::int`.execute(database);
  const [first] = rows;
  return {
    published: first?.published ?? 0,
    refused: first?.refused ?? 0,
    reviews: rows.map(({ id: of, product, rating, title, state, refusedBecause, writtenAt }) => ({
      id: of,
      product,
      rating,
      title,
      state,
      refusedBecause,
      writtenAt,
    })),
  };
}

export interface Verdicts {
  readonly published: number;
  readonly refused: number;
  readonly waiting: number;
}

/** How reviews were judged since a moment, and how many wait now. */
export async function verdictsSince(database: Database, since: Date): Promise<Verdicts> {
  const { rows } = await sql<Verdicts>`
    select (count(*) filter (where state = 'published' and moderated_at >= ${since}))::int as published,
           (count(*) filter (where state = 'refused' and moderated_at >= ${since}))::int as refused,
           (count(*) filter (where state = 'waiting'))::int as waiting
      from review where state = 'waiting' or moderated_at >= ${since}`.execute(database);
  return rows[0] ?? { published: 0, refused: 0, waiting: 0 };
}

export interface RefusalReason {
  readonly reason: string;
  readonly count: number;
  readonly stars: number;
  readonly lastAt: Date;
}

/** Why reviews were refused since a moment, the commonest first. */
export async function refusalReasons(
  database: Database,
  since: Date,
  limit: number,
): Promise<RefusalReason[]> {
  const { rows } = await sql<RefusalReason>`
    select min(trim(refused_because)) as reason, count(*)::int as count, round(avg(rating), 1)::float8 as stars,
           max(moderated_at) as "lastAt"
      from review where state = 'refused' and moderated_at >= ${since} and refused_because is not null
     group by lower(regexp_replace(trim(refused_because), '\\s+', ' ', 'g'))
     order by count(*) desc, max(moderated_at) desc limit ${limit}::int`.execute(database);
  return rows;
}
