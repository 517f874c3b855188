import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/**
 * Every picture that something shows or may show again: products, variants, contents of every version (former ones can be
 * restored), lines of orders.
 */
const used = sql`
  select picture ->> 'hash' as hash from product, jsonb_array_elements(pictures) as picture
  union
  select picture ->> 'hash' from variant, jsonb_array_elements(pictures) as picture
  union
  select picture ->> 'hash' from content_entry, jsonb_path_query(content_entry.pictures, '$.*') as picture
  union
  select picture ->> 'hash' from order_line where jsonb_typeof(picture) = 'object'`;

/** No import of catalogue files runs or begins until the end of the transaction: it knows pictures before it uses them. */
export async function keepImportsOut(transaction: Database): Promise<boolean> {
  const { rows } = await sql<{ readonly taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('catalogue import')) as taken`.execute(transaction);
  return rows[0]?.taken === true;
}

/** Notes since when pictures are unused, and that others are used again. */
export async function markUnused(transaction: Database, now: Date): Promise<void> {
  await sql`
    with used as materialized (${used})
    update media set unused_since = case when found.hash is null then ${now}::timestamptz end
      from media looked left join used found on found.hash = looked.hash
     where media.hash = looked.hash and (looked.unused_since is null) = (found.hash is null)`.execute(
    transaction,
  );
}

/** Deletes the rows of pictures unused since before a moment, at most `limit`, and names them. */
export async function deleteUnused(
  transaction: Database,
  before: Date,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly hash: string }>`
    delete from media where hash in (
      select hash from media where unused_since < ${before} order by unused_since, hash limit ${limit} for update skip locked)
    returning hash`.execute(transaction);
  return rows.map(({ hash }) => hash);
}
