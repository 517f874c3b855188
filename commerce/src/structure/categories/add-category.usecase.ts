import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { categoryLevelsMost } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import type { addCategoryOperation } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { dropFormerNames } from '../former-names.queries.ts';
import { logCategory } from '../product-changes.queries.ts';
import type { ChangedBy } from '../structure-acts.ts';
import { structureRecord } from '../structure-record.ts';
import { pathFor } from './category-records.ts';
import {
  categoryKey,
  insertCategory,
  lockTree,
  selectCategoryFields,
  selectPlaces,
} from './category-tree.queries.ts';

/** Adds an empty category; it is electrical or exempt as the one it is in, and a department is electrical. */
export const addCategory = (
  database: Database,
  { label, parent_id: parent }: OperationInput<typeof addCategoryOperation>,
  { author, at }: ChangedBy,
): Promise<Outcome<OperationOutput<typeof addCategoryOperation>>> =>
  inTransaction(database, async (transaction) => {
    await lockTree(transaction);
    const path = pathFor(await selectPlaces(transaction), { label, parent_id: parent });
    if (!path.ok) return { keep: false, value: path };
    if (path.value.length > categoryLevelsMost) {
      const value = refused('staff_category_deep', { most: categoryLevelsMost }, 'parent_id');
      return { keep: false, value };
    }
    const above = parent === null ? undefined : await selectCategoryFields(transaction, parent);
    const fields = {
      label,
      parent_id: parent,
      electrical: above?.electrical ?? true,
      safety_exempt: above?.safety_exempt ?? false,
    };
    const id = await insertCategory(transaction, fields, { path: path.value });
    await dropFormerNames(transaction, 'category', [categoryKey(path.value)]);
    await logCategory(transaction, id);
    const rows = Object.entries(fields).map(([field, to]) => ({ field, from: null, to }));
    const record = structureRecord('category', id);
    const change = await recordChange(transaction, {
      author,
      at,
      kind: 'structure.add_category',
      record,
      rows,
    });
    return { keep: true, value: accepted({ id, change }) };
  });
