import type { GoodsFilter, ProductPart } from '@casamaestra/contract/staff/goods-filter.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { COUNTED_MAX } from '../../platform/database/count-rows.queries.ts';
import { idsBelowCost, idsFoundBy, isReduced, SAMPLED_OF, statusOf } from './product-list.queries.ts';

export type GoodsFacet = 'status' | 'stock' | 'part' | 'brand' | 'category';

/** So many products of the filter have this value; of a category those right in it. */
export interface CountedGoods {
  readonly facet: GoodsFacet;
  readonly value: string;
  readonly count: number;
}

type Condition = RawBuilder<boolean>;
const all = (conditions: readonly Condition[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

const lacksPart = (part: ProductPart): Condition => sql`${part}::text = any(cell.missing)`;

/** What a filter asks of a cell besides the facets. */
function asked({ lacks, incomplete, reduced }: GoodsFilter): Condition[] {
  const conditions: Condition[] = [];
  if (incomplete === true) conditions.push(sql`cell.missing <> '{}'`);
  if (reduced === true) conditions.push(sql`cell.reduced`);
  if (lacks === 'stock') conditions.push(sql`not cell.in_stock`);
  else if (lacks !== undefined) conditions.push(lacksPart(lacks));
  return conditions;
}

/** What a filter asks by its facets, one set aside: that one shows what else could be chosen. */
function chosen({ category, brand, status, stock, part }: GoodsFilter, aside?: GoodsFacet): Condition[] {
  const conditions: Partial<Record<GoodsFacet, Condition>> = {
    ...(category !== undefined && {
      category: sql`cell.category_id = any(array(
      select c.id from category c, category top
       where top.id = ${category}::int and c.path[1:cardinality(top.path)] = top.path))`,
    }),
    ...(brand !== undefined && { brand: sql`cell.brand_id = ${brand}::int` }),
    ...(status !== undefined && { status: sql`cell.status = ${status}` }),
    ...(stock !== undefined && { stock: sql`cell.in_stock = ${stock === 'in'}` }),
    ...(part !== undefined && { part: lacksPart(part) }),
  };
  return Object.entries(conditions).flatMap(([facet, condition]) => (facet === aside ? [] : [condition]));
}

/** A figure that stands in no cell yet, as it would. */
const placed = sql`
  from product_figure f
  join product on product.id = f.product_id
  cross join lateral (select ${statusOf} as status, ${isReduced} as reduced) stands
 where f.status is null`;

/** Cells as they are kept, what came or left since, and what stands in none yet. */
const keptCells = sql`
  select category_id, brand_id, status, reduced, in_stock, missing, products from product_cell
  union all
  select category_id, brand_id, status, reduced, in_stock, missing, products from product_cell_change
  union all
  select product.category_id, product.brand_id, stands.status, stands.reduced, f.in_stock, f.missing, 1 ${placed}`;

/** Cells of what is found by what no cell tells: each product is one, read of its figure alone where that is placed. */
function cellsOf(text: string, belowCost: boolean, among: 'all' | 'sample') {
  const ids = [...(text === '' ? [] : [idsFoundBy(text, among)]), ...(belowCost ? [idsBelowCost] : [])];
  return sql`
  with found (id) as materialized (${sql.join(ids, sql` intersect `)})
  select f.category_id, f.brand_id, f.status, f.reduced, f.in_stock, f.missing, 1 as products
    from product_figure f where f.status is not null and f.product_id in (select id from found)
  union all
  select product.category_id, product.brand_id, stands.status, stands.reduced, f.in_stock, f.missing, 1
    ${placed} and f.product_id in (select id from found)`;
}

const counts = (
  facet: GoodsFacet,
  value: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  where: Condition[],
) => sql`
  select ${sql.lit(facet)} as facet, ${value}::text as value, sum(cell.products)::int as count
    from ${from} where ${all(where)} group by 2 having sum(cell.products) > 0`;

/** Whether words find so many products that a list would estimate how many, told by a sample of them. */
async function findsVeryMany(database: Database, text: string): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (select from (${idsFoundBy(text, 'sample')}) ids
     limit ${COUNTED_MAX / SAMPLED_OF + 1}) counted`.execute(database);
  return (rows[0]?.found ?? 0) * SAMPLED_OF > COUNTED_MAX;
}

export interface CountedFacets {
  readonly counted: readonly CountedGoods[];
  /** False where the counts are estimated from a sample. */
  readonly exact: boolean;
}

/** How many products each value of each facet leaves; estimated where words find more than 10,000. */
export async function countFacets(database: Database, filter: GoodsFilter): Promise<CountedFacets> {
  const { text = '', below_cost: belowCost = false } = filter;
  if (text === '' && !belowCost)
    return { counted: await sumFacets(database, filter, keptCells), exact: true };
  if (belowCost || !(await findsVeryMany(database, text)))
    return { counted: await sumFacets(database, filter, cellsOf(text, belowCost, 'all')), exact: true };
  const sampled = await sumFacets(database, filter, cellsOf(text, false, 'sample'));
  return { counted: sampled.map((one) => ({ ...one, count: one.count * SAMPLED_OF })), exact: false };
}

/** The cells that a filter asks for, summed by each value of each facet. */
async function sumFacets(
  database: Database,
  filter: GoodsFilter,
  cells: RawBuilder<unknown>,
): Promise<readonly CountedGoods[]> {
  const cell = sql`cell`;
  const { rows } = await sql<CountedGoods>`
    with cell as materialized (
      select category_id, brand_id, status, reduced, in_stock, missing, products from (${cells}) cell where ${all(asked(filter))})
    select counted.facet, counted.value, counted.count from (
    ${sql.join(
      [
        counts('status', sql`cell.status`, cell, chosen(filter, 'status')),
        counts('stock', sql`case when cell.in_stock then 'in' else 'out' end`, cell, chosen(filter, 'stock')),
        counts('part', sql`part`, sql`cell, unnest(cell.missing) part`, chosen(filter, 'part')),
        counts('brand', sql`cell.brand_id`, cell, [
          ...chosen(filter, 'brand'),
          sql`cell.brand_id is not null`,
        ]),
        counts('category', sql`cell.category_id`, cell, chosen(filter)),
      ],
      sql` union all `,
    )}) counted`.execute(database);
  return rows;
}

/** Gives some figures that stand in no cell yet their place; how many. Who sells their last piece meanwhile is not kept waiting. */
export async function placeFigures(database: Database, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update product_figure figure
       set category_id = place.category_id, brand_id = place.brand_id, status = place.status, reduced = place.reduced
      from (select f.product_id, product.category_id, product.brand_id, stands.status, stands.reduced ${placed}
             order by f.product_id limit ${most} for update of f skip locked) place
     where figure.product_id = place.product_id`.execute(database);
  return Number(numAffectedRows ?? 0);
}

/** Adds to the cells what came or left since, and drops those that are empty. */
export async function foldCells(database: Database): Promise<void> {
  await sql`
    with gone as (
      delete from product_cell_change returning category_id, brand_id, status, reduced, in_stock, missing, products)
    insert into product_cell as cell
    select category_id, brand_id, status, reduced, in_stock, missing, sum(products) from gone
     group by category_id, brand_id, status, reduced, in_stock, missing
    having sum(products) <> 0
     order by 1, 2, 3, 4, 5, 6
        on conflict (category_id, brand_id, status, reduced, in_stock, missing)
        do update set products = cell.products + excluded.products`.execute(database);
  await sql`delete from product_cell where products = 0`.execute(database);
}

export interface CategoryOfTree {
  readonly id: number;
  readonly parentId: number | null;
  readonly label: string;
}

/** All categories, those above before those below. */
export const categoryTree = (database: Database): Promise<CategoryOfTree[]> =>
  database
    .selectFrom('category')
    .select(['id', 'parent_id as parentId', 'label'])
    .orderBy('depth')
    .orderBy('label')
    .execute();

export async function namesOfBrands(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('brand')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
