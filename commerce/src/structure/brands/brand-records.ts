import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { StructureFields } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { brandKey } from '../../catalog/import/loading/registry.ts';
import type { Database } from '../../platform/database/connection.ts';
import {
  dropFormerNames,
  forgetFormerNames,
  keepFormerNames,
  passFormerNames,
} from '../former-names.queries.ts';
import { dropMerged, keepMerged, mergedRecord } from '../merged-records.queries.ts';
import { lockProductsWith, logNames, logProducts, passProducts } from '../product-changes.queries.ts';
import type { MergeableRecordKind } from '../structure-record.ts';
import {
  deleteBrand,
  isBrandUsed,
  insertBrand,
  lockBrandNamed,
  lockBrand,
  updateBrand,
} from './brands.queries.ts';

type Fields = StructureFields<'brand'>;
const column = 'brand_id';

async function write(database: Database, id: number, fields: Fields): Promise<Outcome<undefined>> {
  const own = await lockBrand(database, id);
  if (own === undefined) return refused('staff_structure_unknown', {}, 'id');
  const [key, before] = [brandKey(fields.name), brandKey(own.name)];
  const other = await lockBrandNamed(database, fields.name);
  if (other !== undefined && other.id !== id)
    return refused('staff_structure_known', { name: other.name }, 'name');
  await updateBrand(database, id, fields);
  if (key !== before)
    await keepFormerNames(database, 'brand', [{ key: before, name: own.name, subjectId: id }]);
  await dropFormerNames(database, 'brand', [key]);
  await logNames(database);
  if (own.name !== fields.name) await logProducts(database, await lockProductsWith(database, column, id));
  return accepted(undefined);
}

/** Brands: what products are sold under. */
export const brandRecords: MergeableRecordKind<Fields> = {
  kind: 'brand',
  nameField: 'name',
  async lock(database, id) {
    const row = await lockBrand(database, Number(id));
    return row && { name: row.name, slogan: row.slogan ?? '', country: row.country ?? '' };
  },
  write: (database, id, fields) => write(database, Number(id), fields),
  async restore(database, id, fields) {
    const other = await lockBrandNamed(database, fields.name);
    if (other !== undefined) return refused('staff_structure_known', { name: other.name }, 'name');
    await insertBrand(database, id, fields);
    await dropFormerNames(database, 'brand', [brandKey(fields.name)]);
    await logNames(database);
    return accepted(undefined);
  },
  async remove(database, id) {
    if (await isBrandUsed(database, id)) return refused('staff_structure_used', {}, 'id');
    await deleteBrand(database, id);
    await forgetFormerNames(database, 'brand', id);
    return accepted(undefined);
  },
  async merge(database, id, into) {
    const [own, other] = [await lockBrand(database, id), await lockBrand(database, into)];
    if (own === undefined || other === undefined)
      return refused('staff_structure_unknown', {}, own === undefined ? 'id' : 'into');
    const products = await lockProductsWith(database, column, id);
    await passProducts(database, column, { ids: products, from: id, to: into });
    await keepMerged(database, 'brand', id, { intoId: into, products });
    await passFormerNames(database, 'brand', { id, into });
    await deleteBrand(database, id);
    await keepFormerNames(database, 'brand', [{ key: brandKey(own.name), name: own.name, subjectId: into }]);
    await logNames(database);
    await logProducts(database, products);
    return accepted(products.length);
  },
  async unmerge(database, id) {
    const had = await mergedRecord(database, 'brand', id);
    if (had === undefined) return accepted(undefined);
    await passProducts(database, column, { ids: had.products, from: had.intoId, to: id });
    await dropMerged(database, 'brand', id);
    await logProducts(database, had.products);
    return accepted(undefined);
  },
};
