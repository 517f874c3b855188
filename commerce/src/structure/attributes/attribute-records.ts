import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { StructureFields } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import type { Database } from '../../platform/database/connection.ts';
import { logNames, logProducts } from '../product-changes.queries.ts';
import type { AddedRecordKind } from '../structure-record.ts';
import {
  deleteFamily,
  deleteFeature,
  giveToFamilies,
  insertFamily,
  insertFeature,
} from './additions.queries.ts';
import {
  familiesWith,
  featureNamed,
  isFeatureUsed,
  lockFamily,
  lockFeature,
  productsOfFamily,
  updateFeature,
  writeFamily,
} from './attributes.queries.ts';
import type { NewFeature } from './attributes.queries.ts';

/** A feature with the types of product that have it; people change those on the types. */
export interface FeatureRecord extends NewFeature {
  readonly families: readonly string[];
}
type FamilyFields = StructureFields<'family'>;

async function writeFeature(
  database: Database,
  id: number,
  fields: FeatureRecord,
): Promise<Outcome<undefined>> {
  const own = await lockFeature(database, id);
  if (own === undefined) return refused('staff_structure_unknown', {}, 'id');
  const before = own.unit ?? '';
  const isLost = before !== '' && fields.unit !== before && (await isFeatureUsed(database, own.code));
  if (isLost) return refused('staff_feature_unit', { unit: before }, 'changes.unit');
  const other = await featureNamed(database, fields.label);
  if (other !== undefined && other !== id)
    return refused('staff_structure_known', { name: fields.label }, 'changes.label');
  await updateFeature(database, id, fields);
  await logNames(database);
  return accepted(undefined);
}

/** Stores a feature that is new, or was there before under a number. */
export async function makeFeature(
  database: Database,
  fields: FeatureRecord,
  id?: number,
): Promise<Outcome<number>> {
  if ((await featureNamed(database, fields.label)) !== undefined)
    return refused('staff_structure_known', { name: fields.label }, 'label');
  const made = await insertFeature(database, fields, id);
  if (made === undefined) return refused('staff_structure_known', { name: fields.code }, 'code');
  if (!(await giveToFamilies(database, made, fields.families)))
    return refused('staff_structure_unknown', {}, 'families');
  await logNames(database);
  return accepted(made);
}

/** Features: what products are described and filtered by. Their codes stay, by which files name them. */
export const featureRecords: AddedRecordKind<FeatureRecord> = {
  kind: 'feature',
  nameField: 'label',
  async lock(database, id) {
    const row = await lockFeature(database, Number(id));
    return row && { ...row, unit: row.unit ?? '', families: await familiesWith(database, Number(id)) };
  },
  write: (database, id, fields) => writeFeature(database, Number(id), fields),
  async restore(database, id, fields) {
    const made = await makeFeature(database, fields, Number(id));
    return made.ok ? accepted(undefined) : made;
  },
  async remove(database, id) {
    const own = await lockFeature(database, Number(id));
    if (own !== undefined && (await isFeatureUsed(database, own.code)))
      return refused('staff_structure_used', {}, 'id');
    await deleteFeature(database, Number(id));
    await logNames(database);
    return accepted(undefined);
  },
};

/** Stores a type of product that is new, or was there before. */
export async function makeFamily(
  database: Database,
  code: string,
  fields: FamilyFields,
): Promise<Outcome<undefined>> {
  if (!(await insertFamily(database, code, fields.name)))
    return refused('staff_structure_known', { name: code }, 'code');
  const isWhole = new Set(fields.features).size === fields.features.length;
  if (!isWhole || !(await writeFamily(database, code, fields)))
    return refused('staff_structure_unknown', {}, 'features');
  await logNames(database);
  return accepted(undefined);
}

/** Families: kinds of products with the features they have, in the order of their pages. */
export const familyRecords: AddedRecordKind<FamilyFields> = {
  kind: 'family',
  nameField: 'name',
  lock: (database, id) => lockFamily(database, String(id)),
  async write(database, id, fields) {
    const code = String(id);
    const isWhole = new Set(fields.features).size === fields.features.length;
    if (!isWhole || !(await writeFamily(database, code, fields)))
      return refused('staff_structure_unknown', {}, 'changes.features');
    await logNames(database);
    await logProducts(database, await productsOfFamily(database, code));
    return accepted(undefined);
  },
  restore: (database, id, fields) => makeFamily(database, String(id), fields),
  async remove(database, id) {
    if ((await productsOfFamily(database, String(id))).length > 0)
      return refused('staff_structure_used', {}, 'id');
    await deleteFamily(database, String(id));
    await logNames(database);
    return accepted(undefined);
  },
};
