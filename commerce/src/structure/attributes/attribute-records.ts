import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { StructureFields } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { logNames, logProducts } from '../product-changes.queries.ts';
import type { RecordKind } from '../structure-record.ts';
import {
  featureNamed,
  isFeatureUsed,
  lockFamily,
  lockFeature,
  productsOfFamily,
  updateFeature,
  writeFamily,
} from './attributes.queries.ts';

/** Features: what products are described and filtered by. Their codes stay, by which files name them. */
export const featureRecords: RecordKind<StructureFields<'feature'>> = {
  kind: 'feature',
  nameField: 'label',
  async lock(database, id) {
    const row = await lockFeature(database, Number(id));
    return row && { label: row.label, unit: row.unit ?? '' };
  },
  async write(database, id, fields) {
    const own = await lockFeature(database, Number(id));
    if (own === undefined) return refused('staff_structure_unknown', {}, 'id');
    const before = own.unit ?? '';
    const isLost = before !== '' && fields.unit !== before && (await isFeatureUsed(database, own.code));
    if (isLost) return refused('staff_feature_unit', { unit: before }, 'changes.unit');
    const other = await featureNamed(database, fields.label);
    if (other !== undefined && other !== Number(id))
      return refused('staff_structure_known', { name: fields.label }, 'changes.label');
    await updateFeature(database, Number(id), fields);
    await logNames(database);
    return accepted(undefined);
  },
};

/** Families: kinds of products with the features they have, in the order of their pages. */
export const familyRecords: RecordKind<StructureFields<'family'>> = {
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
};
