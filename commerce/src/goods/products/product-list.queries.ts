import type {
  GoodsFilter,
  goodsSortings,
  productStatuses,
} from '@casamaestra/contract/staff/goods-filter.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { StoredPicture } from '../../media/picture-url.ts';
import type { Database } from '../../platform/database/connection.ts';
import { isIncomplete, isWithoutStock, lacksPart, missingParts } from './completeness.queries.ts';
import { countRows } from '../../platform/database/count-rows.queries.ts';

export type ProductStatus = (typeof productStatuses)[number];

export const statusOf = sql<ProductStatus>`case when product.published then 'published'
  when product.withheld then 'withheld' when product.scheduled then 'scheduled' else 'withdrawn' end`;

export const isReduced = sql<boolean>`exists (select from variant v where v.product_id = product.id
  and v.retired_at is null and (v.sale_price_cents is not null or v.promo_price_cents is not null))`;

const lacking = {
  picture: lacksPart('picture'),
  stock: isWithoutStock,
  maker: lacksPart('maker'),
  description: lacksPart('description'),
} as const;

/** Products with a variant whose price of now does not cover its cost with the VAT of today in Italy. */
export const idsBelowCost = sql`(select v.product_id from variant v
  join product p on p.id = v.product_id
  left join lateral (select r.percent from vat_rate r where r.class = p.vat_class and r.country = 'IT'
    and r.valid_from <= current_date and (r.valid_to is null or r.valid_to >= current_date)
    order by r.valid_from desc limit 1) vat on true
 where v.cost_cents is not null and v.retired_at is null and ceil(v.cost_cents * (100 + coalesce(vat.percent, 0)) / 100) > coalesce(
   case when v.promo_price_cents < v.price_cents and coalesce(v.promo_from <= now(), true)
     and coalesce(v.promo_to > now(), true) then v.promo_price_cents end,
   case when v.sale_price_cents < v.price_cents and coalesce(v.sale_from <= now(), true)
     and coalesce(v.sale_to > now(), true) then v.sale_price_cents end,
   v.price_cents))`;

const statuses = {
  published: sql<boolean>`product.published`,
  withheld: sql<boolean>`product.withheld`,
  scheduled: sql<boolean>`product.scheduled`,
  withdrawn: sql<boolean>`not product.published and not product.withheld and not product.scheduled`,
} as const;

const startOf = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Of so many products a sample holds one, by a hash of its id: the index `product_name_words_sampled` has those alone. */
export const SAMPLED_OF = 8;
const inSample = (id: 'id' | 'product_id') => sql`(hashint4(${sql.ref(id)}) & 7) = 0`;

/** Products by words of the name, each by its beginning, or by the beginning of a code, SKU or GTIN; all, or those of a sample. */
export function idsFoundBy(text: string, among: 'all' | 'sample' = 'all'): RawBuilder<unknown> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  // One or two digits begin thousands of other words, and mean themselves: "vite 4".
  const query = words.map((word) => (/^\d{1,2}$/.test(word) ? word : `${word}:*`)).join(' & ');
  const start = startOf(text.toLowerCase());
  const [product, ofVariant] =
    among === 'all' ? [sql`true`, sql`true`] : [inSample('id'), inSample('product_id')];
  return sql`(
    select id from product where lower(code) like ${start}::text and ${product}
    union select product_id from variant where (lower(sku) like ${start}::text or gtin = ${text}::text) and ${ofVariant}
    union select id from product where ${query}::text <> '' and ${product}
      and to_tsvector('simple', name) @@ to_tsquery('simple', ${query}::text))`;
}

const below = (
  category: number,
) => sql<boolean>`product.category_id in (select c.id from category c, category top
  where top.id = ${category}::int and c.path[1:cardinality(top.path)] = top.path)`;

/** Most products have pieces: looked up one by one in the order of the page, so that none but its own are read. */
const hasStock = sql<boolean>`(select f.in_stock from product_figure f where f.product_id = product.id)`;

/** Views of what lacks something are read in the order of their own indexes. */
const isByFigure = ({ lacks, incomplete, stock, part }: GoodsFilter): boolean =>
  lacks !== undefined || incomplete === true || stock === 'out' || part !== undefined;

/** Products that a filter leaves. */
export function filtered(database: Database, filter: GoodsFilter) {
  const { text, status, lacks, reduced, incomplete, below_cost: belowCost, category } = filter;
  const { brand, stock, part } = filter;
  return database
    .selectFrom('product')
    .$if(isByFigure(filter), (query) =>
      query.innerJoin('product_figure', 'product_figure.product_id', 'product.id'),
    )
    .$if(text !== undefined && text !== '', (query) =>
      query.where(sql<boolean>`product.id in ${idsFoundBy(text ?? '')}`),
    )
    .$if(status !== undefined, (query) => query.where(statuses[status ?? 'published']))
    .$if(lacks !== undefined, (query) => query.where(lacking[lacks ?? 'picture']))
    .$if(reduced === true, (query) => query.where(isReduced))
    .$if(incomplete === true, (query) => query.where(isIncomplete))
    .$if(belowCost === true, (query) => query.where(sql<boolean>`product.id in ${idsBelowCost}`))
    .$if(brand !== undefined, (query) => query.where('product.brand_id', '=', brand ?? 0))
    .$if(stock === 'in', (query) => query.where(hasStock))
    .$if(stock === 'out', (query) => query.where(isWithoutStock))
    .$if(part !== undefined, (query) => query.where(lacksPart(part ?? 'picture')))
    .$if(category !== undefined, (query) => query.where(below(category ?? 0)));
}

/** The ids of products that a filter leaves. */
export const goodsIds = (database: Database, filter: GoodsFilter) =>
  filtered(database, filter).select('product.id');

/** Names of products by id. */
export async function namesOfProducts(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('product')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface GoodsCursor {
  readonly value: string;
  readonly id: number;
}

export interface GoodsPage {
  readonly sort: (typeof goodsSortings)[number];
  readonly after?: GoodsCursor | undefined;
  readonly limit: number;
}

/** The ids of one page; the rest is read of these only. */
function pageIds(database: Database, filter: GoodsFilter, { sort, after, limit }: GoodsPage) {
  const ordered = sql.table(isByFigure(filter) ? 'product_figure' : 'product');
  const id = isByFigure(filter) ? sql.ref('product_figure.product_id') : sql.ref('product.id');
  const column = sql`${ordered}.${sql.ref(sort === 'code' ? 'code' : 'name')}`;
  const beyond =
    sort === 'newest'
      ? sql<boolean>`${id} < ${after?.id ?? 0}::int`
      : sql<boolean>`(${column}, ${id}) > (${after?.value ?? ''}::text, ${after?.id ?? 0}::int)`;
  return goodsIds(database, filter)
    .$if(after !== undefined, (query) => query.where(beyond))
    .$if(sort !== 'newest', (query) => query.orderBy(column))
    .orderBy(id, sort === 'newest' ? 'desc' : 'asc')
    .limit(limit);
}

/** One page of products, after the row the page before ended with. */
export function listProductRows(database: Database, filter: GoodsFilter, page: GoodsPage) {
  return database
    .selectFrom('product')
    .where('product.id', 'in', pageIds(database, filter, page))
    .innerJoin('category', 'category.id', 'product.category_id')
    .leftJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('variant')
          .whereRef('variant.product_id', '=', 'product.id')
          .where('variant.retired_at', 'is', null)
          .select([
            sql<number>`count(*)::int`.as('variants'),
            sql<number>`coalesce(sum(stock), 0)::int`.as('stock'),
            sql<number | null>`min(price_cents)`.as('leastCents'),
            sql<number | null>`max(price_cents)`.as('mostCents'),
            // Not `isReduced`: the planner would look at all variants for it.
            sql<boolean>`coalesce(bool_or(sale_price_cents is not null or promo_price_cents is not null), false)`.as(
              'reduced',
            ),
          ])
          .as('sum'),
      (join) => join.onTrue(),
    )
    .select(['product.id', 'product.code', 'product.name', 'product.slug', 'brand.name as brand'])
    .select(['product.offered_from as offeredFrom', 'product.offered_until as offeredUntil'])
    .select(['sum.variants', 'sum.stock', 'sum.leastCents', 'sum.mostCents', 'sum.reduced'])
    .select([
      sql<StoredPicture | null>`product.pictures -> 0`.as('picture'),
      sql<string>`array_to_string(category.path, ' › ')`.as('category'),
      statusOf.as('status'),
      missingParts.as('missing'),
    ])
    .$if(page.sort !== 'newest', (query) =>
      query.orderBy(page.sort === 'code' ? 'product.code' : 'product.name'),
    )
    .orderBy('product.id', page.sort === 'newest' ? 'desc' : 'asc')
    .execute();
}
export type ProductListRow = Awaited<ReturnType<typeof listProductRows>>[number];

/** How many products a filter leaves. What only lacks something is counted without reading the products. */
export function countGoods(database: Database, filter: GoodsFilter) {
  const { lacks, incomplete, stock, part, ...others } = filter;
  const isOfFigures = isByFigure(filter) && Object.values(others).every((value) => !value);
  if (!isOfFigures) return countRows(database, filtered(database, filter));
  const figures = database
    .selectFrom('product_figure')
    .$if(lacks !== undefined, (query) => query.where(lacking[lacks ?? 'picture']))
    .$if(incomplete === true, (query) => query.where(isIncomplete))
    .$if(stock === 'in', (query) => query.where('product_figure.in_stock', '=', true))
    .$if(stock === 'out', (query) => query.where(isWithoutStock))
    .$if(part !== undefined, (query) => query.where(lacksPart(part ?? 'picture')));
  return countRows(database, figures);
}

/** All categories by path. */
export const listCategories = (database: Database) =>
  database
    .selectFrom('category')
    .select(['id', sql<string>`array_to_string(path, ' › ')`.as('path')])
    .orderBy('path')
    .execute();
