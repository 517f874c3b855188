import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Products whose ids lie in one range, as one file of the sitemap lists them. */
export interface ProductBlock {
  readonly block: number;
  readonly changed: Date;
}

/** Ranges of ids with published products, and when a product of the range last changed or went. */
export async function selectProductBlocks(database: Database, size: number): Promise<ProductBlock[]> {
  const { rows } = await sql<{ block: number; changed: Date }>`
    select id / ${sql.lit(size)} as block, max(updated_at) as changed
      from product
     group by 1 having bool_or(published)
     order by 1`.execute(database);
  return rows;
}

export interface SitemapProduct {
  readonly id: number;
  readonly slug: string;
  readonly changed: Date;
  readonly pictures: readonly { readonly hash: string; readonly width: number }[];
}

/** The next published products of a range by id; variants' own pictures follow the product's. */
export async function selectBlockProducts(
  database: Database,
  { after, below, limit }: { readonly after: number; readonly below: number; readonly limit: number },
  withPictures: boolean,
): Promise<SitemapProduct[]> {
  const pictures = withPictures
    ? sql`p.pictures || coalesce((select jsonb_agg(x.picture order by v.position)
        from variant v, jsonb_array_elements(v.pictures) as x (picture) where v.product_id = p.id), '[]')`
    : sql`'[]'::jsonb`;
  const { rows } = await sql<SitemapProduct>`
    select p.id, p.slug, p.updated_at as changed, ${pictures} as pictures
      from product p
     where p.id > ${after} and p.id < ${below} and p.published
     order by p.id limit ${limit}`.execute(database);
  return rows;
}

export interface SitemapCategory {
  readonly path: readonly string[];
  readonly url: string;
  /** Of the newest published product in it; null when it has none of its own. */
  readonly changed: Date | null;
}

/** Every category with its own published products' newest change. */
export async function selectCategoryChanges(database: Database): Promise<SitemapCategory[]> {
  const { rows } = await sql<SitemapCategory>`
    select c.path, c.url, max(p.updated_at) as changed
      from category c left join product p on p.category_id = c.id and p.published
     group by c.id, c.path, c.url order by c.path`.execute(database);
  return rows;
}
