import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { GoodsFacets } from '@casamaestra/contract/staff/goods-facets.operations.ts';
import { goodsStocks, productParts, productStatuses } from '@casamaestra/contract/staff/goods-filter.ts';
import type { GoodsFilter } from '@casamaestra/contract/staff/goods-filter.ts';
import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { categoryTree, countFacets, namesOfBrands } from './product-facets.queries.ts';
import type { CategoryOfTree, GoodsFacet } from './product-facets.queries.ts';

/** Brands shown; the others are found by the list itself. */
const BRANDS = 20;

/** Counts by the value of a facet. */
type Counts = ReadonlyMap<string, number>;

async function brandsOf(
  database: Database,
  counts: Counts,
  chosen: number | undefined,
): Promise<GoodsFacets['brand']> {
  const all = [...counts].map(([id, count]) => ({ id: Number(id), count }));
  const most = all.toSorted((a, b) => b.count - a.count || a.id - b.id);
  const shown = most.filter(({ id }, at) => at < BRANDS || id === chosen);
  if (chosen !== undefined && !counts.has(String(chosen))) shown.push({ id: chosen, count: 0 });
  const names = await namesOfBrands(
    database,
    shown.map(({ id }) => id),
  );
  return shown.map(({ id, count }) => ({ id, name: names.get(id) ?? '', count }));
}

/** Categories right below the chosen one, each with all below it. */
function categoriesOf(
  tree: readonly CategoryOfTree[],
  direct: Counts,
  chosen: number | undefined,
): GoodsFacets['category'] {
  const parents = new Map(tree.map(({ id, parentId }) => [id, parentId]));
  const top = chosen ?? null;
  const counts = new Map<number, number>();
  for (const [categoryId, count] of direct) {
    let id: number | null = Number(categoryId);
    while (id !== null && (parents.get(id) ?? null) !== top) id = parents.get(id) ?? null;
    if (id !== null) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return tree
    .filter(({ id, parentId }) => parentId === top && (counts.get(id) ?? 0) > 0)
    .map(({ id, label }) => ({ id, label, count: counts.get(id) ?? 0 }));
}

/** How many products each value of each facet leaves, with all other filters. */
export async function goodsFacets(
  { database }: Pick<StaffDependencies, 'database'>,
  filter: GoodsFilter,
  who: StaffIdentity,
): Promise<Outcome<GoodsFacets>> {
  if (filter.below_cost === true && !reaches(grantedTo(who.roles, 'costs'), 'view'))
    return refused('staff_not_permitted', {}, 'below_cost');
  const [tree, { counted, exact }] = await Promise.all([
    categoryTree(database),
    countFacets(database, filter),
  ]);
  const countsOf = (facet: GoodsFacet): Counts =>
    new Map(counted.filter((one) => one.facet === facet).map(({ value, count }) => [value, count]));
  const each = <Value extends string>(facet: GoodsFacet, values: readonly Value[]) => {
    const counts = countsOf(facet);
    return values.map((value) => ({ value, count: counts.get(value) ?? 0 }));
  };
  return accepted({
    status: each('status', productStatuses),
    stock: each('stock', goodsStocks),
    part: each('part', productParts),
    brand: await brandsOf(database, countsOf('brand'), filter.brand),
    category: categoriesOf(tree, countsOf('category'), filter.category),
    exact,
  });
}
