import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** What a list may change of a product, and what decides whether it may be in sale. */
export interface ListedProduct {
  readonly id: number;
  readonly name: string;
  readonly isOffered: boolean;
  /** The law wants its maker named before it is in sale, and it has one or needs none. */
  readonly isNamed: boolean;
}

/** Products by id; locked, in the order of their ids, to be written. */
export async function listedProducts(
  database: Database,
  ids: readonly number[],
  locks = false,
): Promise<ReadonlyMap<number, ListedProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .select(['product.id', 'product.name'])
    .select([
      sql<boolean>`product.published or product.withheld or product.scheduled`.as('isOffered'),
      sql<boolean>`product.manufacturer_id is not null or category.safety_exempt`.as('isNamed'),
    ])
    .where(sql<boolean>`product.id = any(${ids}::int[])`)
    .orderBy('product.id')
    .$if(locks, (query) => query.forUpdate('product'))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** What a list says of a product; null: nothing. */
export interface ToldProduct {
  readonly id: number;
  readonly name: string | null;
  readonly isOffered: boolean | null;
}

/** Writes names and states of many products at once, as the screen of a product does: they are the shop's own. */
export async function putProducts(database: Database, all: readonly ToldProduct[]): Promise<void> {
  if (all.length === 0) return;
  await sql`update product set name = coalesce(new.name, product.name),
      published = coalesce(new.offered and coalesce(offered_from <= now(), true), published), withheld = withheld and new.offered is null,
      scheduled = coalesce(new.offered and offered_from > now(), scheduled),
      removed_at = case when new.offered is null then removed_at when not new.offered then now() end,
      own_fields = array(select distinct unnest(own_fields || array_remove(array[
        case when new.name is not null then 'name' end, case when new.offered is not null then 'published' end], null))
        order by 1),
      row_hash = null, updated_at = now()
    from unnest(${all.map(({ id }) => id)}::int[], ${all.map(({ name }) => name)}::text[],
      ${all.map(({ isOffered }) => isOffered)}::boolean[]) as new (id, name, offered)
    where product.id = new.id`.execute(database);
  await sql`insert into change_log (kind, subject_id)
    select case when offered is false then 'removed' else 'product' end, id
      from unnest(${all.map(({ id }) => id)}::int[], ${all.map(({ isOffered }) => isOffered)}::boolean[])
        as new (id, offered)`.execute(database);
}
