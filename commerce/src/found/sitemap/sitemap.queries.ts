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
        from variant v, jsonb_array_elements(v.pictures) as x (picture)
       where v.product_id = p.id and v.retired_at is null), '[]')`
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

export interface SitemapBrand {
  /** Null: the brand's page over all categories. */
  readonly category: string | null;
  readonly brand: string;
  readonly changed: Date;
}

/**
 * Pages of brands: each over all categories, and in each category with several brands those with most products, as its
 * page links them.
 */
export async function selectBrandPages(
  database: Database,
  { most, least }: { readonly most: number; readonly least: number },
): Promise<SitemapBrand[]> {
  const { rows } = await sql<SitemapBrand>`
    with sold as (
      select c.path, b.name as brand, count(*) as products, max(p.updated_at) as changed
        from product p join category c on c.id = p.category_id join brand b on b.id = p.brand_id
       where p.published group by c.path, b.name),
    within as (
      select c.url, s.brand, sum(s.products) as products, max(s.changed) as changed,
             count(*) over (partition by c.url) as brands,
             row_number() over (partition by c.url order by sum(s.products) desc, s.brand collate "C") as place
        from sold s join category c on c.path = s.path[1:c.depth] group by c.url, s.brand)
    select null as category, brand, max(changed) as changed from sold group by brand
    union all
    select url, brand, changed from within where brands > 1 and products >= ${least} and place <= ${most}
    order by category nulls first, brand`.execute(database);
  return rows;
}

/** Whether there are new goods, and goods at a reduced price at a moment: then their lists are pages. */
export async function selectCollections(
  database: Database,
  now: Date,
): Promise<{ readonly novita: boolean; readonly offerte: boolean }> {
  const inForce = (price: string, from: string, to: string) => sql`(
    v.${sql.ref(price)} < v.price_cents and coalesce(v.${sql.ref(from)} <= ${now}, true)
    and coalesce(v.${sql.ref(to)} > ${now}, true))`;
  const { rows } = await sql<{ novita: boolean; offerte: boolean }>`
    select exists (select from product where published and is_new) as novita,
           exists (select from variant v join product p on p.id = v.product_id where p.published and v.retired_at is null and
             (${inForce('sale_price_cents', 'sale_from', 'sale_to')} or
              ${inForce('promo_price_cents', 'promo_from', 'promo_to')})) as offerte`.execute(database);
  return rows[0] ?? { novita: false, offerte: false };
}
