import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

export interface NewComment {
  readonly post: string;
  readonly author: string;
  readonly email: string;
  readonly comment: string;
  readonly language: string;
  readonly now: Date;
}

/** Stores a comment, which waits for staff. */
export async function insertComment(database: Database, { now, ...comment }: NewComment): Promise<void> {
  await database
    .insertInto('blog_comment')
    .values({ ...comment, created_at: now })
    .execute();
}

export async function countWaitingComments(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('blog_comment')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}

/** Comments of a post that staff accepted, oldest first. */
export const publishedComments = (database: Database, post: string, limit: number) =>
  database
    .selectFrom('blog_comment')
    .select(['id', 'author', 'comment', 'created_at'])
    .where('post', '=', post)
    .where('state', '=', 'published')
    .orderBy('id')
    .limit(limit)
    .execute();

export type CommentState = 'waiting' | 'published' | 'refused';

export interface WantedComments {
  readonly state: CommentState;
  /** Found anywhere in the comment, its author or the address of the post. */
  readonly text: string;
  readonly limit: number;
}

/** Comments in a state: those that staff has not judged yet oldest first, others newest first. */
export const commentsIn = (database: Database, { state, text, limit }: WantedComments) =>
  database
    .selectFrom('blog_comment')
    .select(['id', 'post', 'author', 'email', 'comment', 'created_at', 'state'])
    .where('state', '=', state)
    .$if(text !== '', (query) =>
      query.where(sql<boolean>`strpos(lower(concat_ws(' ', comment, author, post)), lower(${text})) > 0`),
    )
    .orderBy('id', state === 'waiting' ? 'asc' : 'desc')
    .limit(limit)
    .execute();

/** What a comment says of itself, locked until the transaction ends. */
export async function commentState(database: Database, id: number): Promise<CommentState | undefined> {
  const row = await database
    .selectFrom('blog_comment')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.state;
}

/** Accepts or refuses a comment, or lets it wait again; false when there is none of this number. */
export async function judgeComment(database: Database, id: number, state: CommentState): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('blog_comment')
    .set({ state })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets addresses of old comments, and deletes those that waited or were refused as long. */
export async function forgetOldComments(database: Database, before: Date): Promise<void> {
  await database
    .deleteFrom('blog_comment')
    .where('state', '<>', 'published')
    .where('created_at', '<', before)
    .execute();
  await database
    .updateTable('blog_comment')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('created_at', '<', before)
    .execute();
}

/** The SKU of the first variant of each product, in the order of the slugs; slugs that are gone are left out. */
export async function skusOfSlugs(database: Database, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await database
    .selectFrom('product')
    .innerJoin('variant', 'variant.product_id', 'product.id')
    .select(['product.slug as slug', (select) => select.fn.min<string>('variant.sku').as('sku')])
    .where('product.slug', 'in', slugs)
    .where('variant.retired_at', 'is', null)
    .groupBy('product.slug')
    .execute();
  const bySlug = new Map(rows.map(({ slug, sku }) => [slug, sku]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}

/** What the shop can count of itself. */
export async function countShop(database: Database) {
  const { rows } = await sql<{ products: number; reviews: number; stars: number | null }>`
    select (select count(*)::int from product where published) as products,
           count(*)::int as reviews, avg(rating)::float8 as stars
      from review where state = 'published'`.execute(database);
  return rows[0] ?? { products: 0, reviews: 0, stars: null };
}

/**
 * Reviews with five stars and something to say, one for a product that is on sale, of verified buyers first; those of
 * different departments before a second one of the same.
 */
export async function praisingReviews(database: Database, limit: number) {
  const { rows } = await sql<{ author: string; comment: string; rating: number; name: string; slug: string }>`
    select author, comment, rating, name, slug from (
      select distinct on (review.product_id) category.path[1] as department, review.id, review.author, review.comment, review.rating, review.verified,
             product.name, product.slug
        from review join product on product.id = review.product_id join category on category.id = product.category_id
       where review.state = 'published' and product.published and review.rating = 5 and length(review.comment) between 60 and 320
       order by review.product_id, review.verified desc, review.id desc) as one
     order by row_number() over (partition by department order by verified desc, id desc), verified desc, id desc limit ${limit}`.execute(
    database,
  );
  return rows;
}
