import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { categoryLevelsMost } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import type { StructureFields } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { categoryUrl } from '../../catalog/import/loading/registry.ts';
import type { Database } from '../../platform/database/connection.ts';
import { slugOf } from '../../platform/slug.ts';
import {
  dropFormerNames,
  forgetFormerNames,
  keepFormerNames,
  passFormerNames,
} from '../former-names.queries.ts';
import { dropMerged, keepMerged, mergedRecord } from '../merged-records.queries.ts';
import { lockProductsWith, logCategory, passProducts } from '../product-changes.queries.ts';
import { structureRecord } from '../structure-record.ts';
import type { MergeableRecordKind } from '../structure-record.ts';
import {
  categoryKey,
  deleteCategory,
  giveCouponsBack,
  insertCategory,
  isCategoryUsed,
  lockTree,
  moveCategories,
  passCoupons,
  selectCategoryFields,
  selectPlaces,
  setFlag,
  updateCategory,
} from './category-tree.queries.ts';
import type { CategoryPlace } from './category-tree.queries.ts';

type Fields = StructureFields<'category'>;
const unknown = (field: string) => refused('staff_structure_unknown', {}, field);

const isBelow = ({ path }: CategoryPlace, top: CategoryPlace): boolean =>
  top.path.every((label, level) => path[level] === label);

/** The path of a category with this label in that place; refused where it cannot be. */
export function pathFor(
  places: readonly CategoryPlace[],
  { label, parent_id: parentId }: Pick<Fields, 'label' | 'parent_id'>,
  own?: CategoryPlace,
): Outcome<string[]> {
  const parent = places.find((place) => place.id === parentId);
  if (parentId !== null && parent === undefined) return unknown('parent_id');
  if (slugOf(label) === '') return refused('staff_structure_letters', {}, 'label');
  if (own !== undefined && parent !== undefined && isBelow(parent, own))
    return refused('staff_category_below_itself', {}, 'parent_id');
  const path = [...(parent?.path ?? []), label];
  const key = categoryKey(path);
  const isKnown = places.some((place) => place.id !== own?.id && categoryKey(place.path) === key);
  return isKnown ? refused('staff_structure_known', { name: label }, 'label') : accepted(path);
}

/** Moves a category with all below it; their former addresses and paths lead there. */
async function move(database: Database, own: CategoryPlace, fields: Fields): Promise<Outcome<undefined>> {
  const places = await selectPlaces(database);
  const path = pathFor(places, fields, own);
  if (!path.ok) return path;
  const moved = places.filter((place) => isBelow(place, own));
  const next = moved.map((place) => ({
    id: place.id,
    path: [...path.value, ...place.path.slice(own.path.length)],
  }));
  if (next.some((place) => place.path.length > categoryLevelsMost))
    return refused('staff_category_deep', { most: categoryLevelsMost }, 'parent_id');
  await moveCategories(database, { id: own.id, parentId: fields.parent_id }, next);
  await keepFormerNames(
    database,
    'category',
    moved.map((place) => ({
      key: categoryKey(place.path),
      name: categoryUrl(place.path),
      subjectId: place.id,
    })),
  );
  await dropFormerNames(
    database,
    'category',
    next.map((place) => categoryKey(place.path)),
  );
  return accepted(undefined);
}

async function write(database: Database, id: number, fields: Fields): Promise<Outcome<undefined>> {
  const own = (await selectPlaces(database)).find((place) => place.id === id);
  if (own === undefined) return unknown('id');
  if (own.parentId !== fields.parent_id || own.path.at(-1) !== fields.label) {
    const moved = await move(database, own, fields);
    if (!moved.ok) return moved;
  }
  await updateCategory(database, id, fields);
  await logCategory(database, id);
  return accepted(undefined);
}

/** The categories in one become categories in another. */
async function moveChildren(
  database: Database,
  children: readonly number[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Outcome<undefined>> {
  for (const child of children) {
    const fields = await selectCategoryFields(database, child);
    if (fields === undefined || fields.parent_id !== from) continue;
    const moved = await write(database, child, { ...fields, parent_id: to });
    if (!moved.ok) return moved;
  }
  return accepted(undefined);
}

async function merge(database: Database, id: number, into: number): Promise<Outcome<number>> {
  const places = await selectPlaces(database);
  const own = places.find((place) => place.id === id);
  const other = places.find((place) => place.id === into);
  if (own === undefined || other === undefined) return unknown(own === undefined ? 'id' : 'into');
  if (isBelow(other, own)) return refused('staff_category_below_itself', {}, 'into');
  const children = places.filter((place) => place.parentId === id).map((place) => place.id);
  const moved = await moveChildren(database, children, { from: id, to: into });
  if (!moved.ok) return moved;
  const products = await lockProductsWith(database, 'category_id', id);
  await passProducts(database, 'category_id', { ids: products, from: id, to: into });
  const coupons = await passCoupons(database, id, into);
  await keepMerged(database, 'category', id, {
    intoId: into,
    products,
    children,
    coupons,
  });
  await passFormerNames(database, 'category', { id, into });
  await deleteCategory(database, id);
  const name = { key: categoryKey(own.path), name: categoryUrl(own.path), subjectId: into };
  await keepFormerNames(database, 'category', [name]);
  await logCategory(database, into);
  return accepted(products.length);
}

/** Categories: a tree, whose former paths go on to be found. */
export const categoryRecords: MergeableRecordKind<Fields> = {
  kind: 'category',
  nameField: 'label',
  async lock(database, id) {
    await lockTree(database);
    return selectCategoryFields(database, Number(id));
  },
  write: (database, id, fields) => write(database, Number(id), fields),
  async spread(database, id, changed) {
    const places = await selectPlaces(database);
    const own = places.find((place) => place.id === id);
    const ids = places.flatMap((place) =>
      own !== undefined && place.id !== id && isBelow(place, own) ? [place.id] : [],
    );
    if (ids.length === 0) return [];
    const flags = (['electrical', 'safety_exempt'] as const).flatMap((flag) => {
      const to = changed[flag];
      return to === undefined ? [] : [{ flag, to }];
    });
    const all = await Promise.all(
      flags.map(async ({ flag, to }) => {
        const changedIds = await setFlag(database, flag, { ids, to });
        return changedIds.map((one) => ({
          record: structureRecord('category', one),
          field: flag,
          from: !to,
          to,
        }));
      }),
    );
    return all.flat();
  },
  async restore(database, id, fields) {
    const path = pathFor(await selectPlaces(database), fields);
    if (!path.ok) return path;
    await insertCategory(database, fields, { path: path.value, id });
    await dropFormerNames(database, 'category', [categoryKey(path.value)]);
    await logCategory(database, id);
    return accepted(undefined);
  },
  async remove(database, id) {
    if (await isCategoryUsed(database, id)) return refused('staff_structure_used', {}, 'id');
    await deleteCategory(database, id);
    await forgetFormerNames(database, 'category', id);
    await logCategory(database, id);
    return accepted(undefined);
  },
  merge,
  async unmerge(database, id) {
    const had = await mergedRecord(database, 'category', id);
    if (had === undefined) return accepted(undefined);
    const { intoId: from, products, children, coupons } = had;
    await passProducts(database, 'category_id', { ids: products, from, to: id });
    await giveCouponsBack(database, coupons);
    const moved = await moveChildren(database, children, { from, to: id });
    if (!moved.ok) return moved;
    await dropMerged(database, 'category', id);
    await logCategory(database, id);
    return accepted(undefined);
  },
};
