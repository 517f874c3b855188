import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { StructureFields } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { operatorKey } from '../../catalog/import/loading/registry.ts';
import type { Database } from '../../platform/database/connection.ts';
import {
  dropFormerNames,
  forgetFormerNames,
  keepFormerNames,
  passFormerNames,
} from '../former-names.queries.ts';
import { dropMerged, keepMerged, mergedRecord } from '../merged-records.queries.ts';
import type { MergedRecord } from '../merged-records.queries.ts';
import { lockProductsWith, logProducts, passProducts } from '../product-changes.queries.ts';
import type { MergeableRecordKind } from '../structure-record.ts';
import {
  deleteOperator,
  insertOperator,
  lockOperator,
  operatorSaying,
  updateOperator,
} from './operators.queries.ts';

type Fields = StructureFields<'operator'>;

const productsOf = async (database: Database, id: number) => ({
  products: await lockProductsWith(database, 'manufacturer_id', id),
  responsibleProducts: await lockProductsWith(database, 'eu_responsible_id', id),
});

/** Products on which another stands in its place from now on. */
async function pass(
  database: Database,
  { products, responsibleProducts }: Pick<MergedRecord, 'products' | 'responsibleProducts'>,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<number> {
  await passProducts(database, 'manufacturer_id', { ids: products, from, to });
  await passProducts(database, 'eu_responsible_id', { ids: responsibleProducts, from, to });
  const all = [...new Set([...products, ...responsibleProducts])];
  await logProducts(database, all);
  return all.length;
}

async function write(database: Database, id: number, fields: Fields): Promise<Outcome<undefined>> {
  const own = await lockOperator(database, id);
  if (own === undefined) return refused('staff_structure_unknown', {}, 'id');
  const other = await operatorSaying(database, fields);
  if (other !== undefined && other !== id)
    return refused('staff_structure_known', { name: fields.name }, 'name');
  await updateOperator(database, id, fields);
  await keepFormerNames(database, 'operator', [{ key: operatorKey(own), name: own.name, subjectId: id }]);
  await dropFormerNames(database, 'operator', [operatorKey(fields)]);
  const { products, responsibleProducts } = await productsOf(database, id);
  await logProducts(database, [...new Set([...products, ...responsibleProducts])]);
  return accepted(undefined);
}

/** Economic operators (Reg. (EU) 2023/988): who stands on the pages of products as maker or responsible. */
export const operatorRecords: MergeableRecordKind<Fields> = {
  kind: 'operator',
  nameField: 'name',
  lock: (database, id) => lockOperator(database, Number(id)),
  write: (database, id, fields) => write(database, Number(id), fields),
  async restore(database, id, fields) {
    if ((await operatorSaying(database, fields)) !== undefined)
      return refused('staff_structure_known', { name: fields.name }, 'name');
    await insertOperator(database, id, fields);
    await dropFormerNames(database, 'operator', [operatorKey(fields)]);
    return accepted(undefined);
  },
  async remove(database, id) {
    const { products, responsibleProducts } = await productsOf(database, id);
    if (products.length + responsibleProducts.length > 0) return refused('staff_structure_used', {}, 'id');
    await deleteOperator(database, id);
    await forgetFormerNames(database, 'operator', id);
    return accepted(undefined);
  },
  async merge(database, id, into) {
    const [own, other] = [await lockOperator(database, id), await lockOperator(database, into)];
    if (own === undefined || other === undefined)
      return refused('staff_structure_unknown', {}, own === undefined ? 'id' : 'into');
    const had = await productsOf(database, id);
    const count = await pass(database, had, { from: id, to: into });
    await keepMerged(database, 'operator', id, { intoId: into, ...had });
    await passFormerNames(database, 'operator', { id, into });
    await deleteOperator(database, id);
    await keepFormerNames(database, 'operator', [{ key: operatorKey(own), name: own.name, subjectId: into }]);
    return accepted(count);
  },
  async unmerge(database, id) {
    const had = await mergedRecord(database, 'operator', id);
    if (had === undefined) return accepted(undefined);
    await pass(database, had, { from: had.intoId, to: id });
    await dropMerged(database, 'operator', id);
    return accepted(undefined);
  },
};
