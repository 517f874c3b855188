import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { GoodsFacets } from '@casamaestra/contract/staff/goods-facets.operations.ts';
import { productParts, productStatuses } from '@casamaestra/contract/staff/goods-filter.ts';
import type { GoodsFilter } from '@casamaestra/contract/staff/goods-filter.ts';
import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { namesOfBrands, categoryTree, goodsCells, lackingParts } from './product-facets.queries.ts';
import type { CategoryOfTree, GoodsCell } from './product-facets.queries.ts';

/** Brands shown; the others are found by the list itself. */
const BRANDS = 20;

type Axis = 'category' | 'brand' | 'status';

/** A category with all below it. */
function subtreeOf(tree: readonly CategoryOfTree[], top: number): ReadonlySet<number> {
  const found = new Set([top]);
  for (const { id, parentId } of tree) if (parentId !== null && found.has(parentId)) found.add(id);
  return found;
}

/** Whether a cell is among what category, brand and state of the filter leave, one of them set aside. */
const isLeft = (
  { categoryId, brandId, status }: GoodsCell,
  filter: GoodsFilter,
  below: ReadonlySet<number> | undefined,
  aside?: Axis,
): boolean =>
  (aside === 'category' || below === undefined || below.has(categoryId)) &&
  (aside === 'brand' || filter.brand === undefined || filter.brand === brandId) &&
  (aside === 'status' || filter.status === undefined || filter.status === status);

const sum = (cells: readonly GoodsCell[]): number => cells.reduce((all, { count }) => all + count, 0);

/** Counts of one set of cells less those of another. */
function without(all: readonly GoodsCell[], some: readonly GoodsCell[]): GoodsCell[] {
  const keyOf = ({ categoryId, brandId, status }: GoodsCell) => `${categoryId} ${brandId} ${status}`;
  const counts = new Map(some.map((cell) => [keyOf(cell), cell.count]));
  return all.map((cell) => ({ ...cell, count: cell.count - (counts.get(keyOf(cell)) ?? 0) }));
}

/**
 * The cells of what has pieces and of what has none. Most have some: those are what is left of all, which an index counts
 * alone, so that they are never looked at one by one.
 */
async function cellsByStock(database: Database, filter: GoodsFilter) {
  const [all, none] = await Promise.all([
    goodsCells(database, filter),
    goodsCells(database, { ...filter, stock: 'out' }),
  ]);
  return { all, out: none, in: without(all, none) };
}

async function brandsOf(
  database: Database,
  cells: readonly GoodsCell[],
  chosen: number | undefined,
): Promise<GoodsFacets['brand']> {
  const counts = new Map<number, number>();
  for (const { brandId, count } of cells)
    if (brandId !== null) counts.set(brandId, (counts.get(brandId) ?? 0) + count);
  const most = [...counts].filter(([, count]) => count > 0).toSorted(([a, x], [b, y]) => y - x || a - b);
  const shown = most.filter(([id], at) => at < BRANDS || id === chosen);
  if (chosen !== undefined && !counts.has(chosen)) shown.push([chosen, 0]);
  const names = await namesOfBrands(
    database,
    shown.map(([id]) => id),
  );
  return shown.map(([id, count]) => ({ id, name: names.get(id) ?? '', count }));
}

function categoriesOf(
  tree: readonly CategoryOfTree[],
  cells: readonly GoodsCell[],
  chosen: number | undefined,
): GoodsFacets['category'] {
  const parents = new Map(tree.map(({ id, parentId }) => [id, parentId]));
  const top = chosen ?? null;
  const counts = new Map<number, number>();
  for (const { categoryId, count } of cells) {
    let id: number | null = categoryId;
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
  const { category: _category, brand: _brand, status: _status, stock, ...others } = filter;
  const { part: _part, ...withoutPart } = filter;
  const [tree, cells, parts] = await Promise.all([
    categoryTree(database),
    cellsByStock(database, others),
    lackingParts(database, withoutPart),
  ]);
  const below = filter.category === undefined ? undefined : subtreeOf(tree, filter.category);
  const chosen = stock === undefined ? cells.all : cells[stock];
  const left = (from: readonly GoodsCell[], aside?: Axis) =>
    from.filter((cell) => isLeft(cell, filter, below, aside));
  const lacking = new Map(parts.map(({ part, count }) => [part, count]));
  return accepted({
    status: productStatuses.map((value) => ({
      value,
      count: sum(left(chosen, 'status').filter((cell) => cell.status === value)),
    })),
    stock: [
      { value: 'in', count: sum(left(cells.in)) },
      { value: 'out', count: sum(left(cells.out)) },
    ],
    part: productParts.map((value) => ({ value, count: lacking.get(value) ?? 0 })),
    brand: await brandsOf(database, left(chosen, 'brand'), filter.brand),
    category: categoriesOf(tree, left(chosen), filter.category),
  });
}
