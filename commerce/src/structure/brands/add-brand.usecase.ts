import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { StructureFields } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import type { addBrandOperation } from '@casamaestra/contract/staff/structure-additions.operations.ts';
import { brandKey } from '../../catalog/import/loading/registry.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { slugOf } from '../../platform/slug.ts';
import { dropFormerNames } from '../former-names.queries.ts';
import { logNames } from '../product-changes.queries.ts';
import type { ChangedBy } from '../structure-acts.ts';
import { structureRecord } from '../structure-record.ts';
import { insertBrand, lockBrandNamed, nextBrandId } from './brands.queries.ts';

/** Adds a brand that files with its name will find. */
export const addBrand = (
  database: Database,
  fields: StructureFields<'brand'>,
  { author, at }: ChangedBy,
): Promise<Outcome<OperationOutput<typeof addBrandOperation>>> =>
  inTransaction<Outcome<OperationOutput<typeof addBrandOperation>>>(database, async (transaction) => {
    if (slugOf(fields.name) === '')
      return { keep: false, value: refused('staff_structure_letters', {}, 'name') };
    const other = await lockBrandNamed(transaction, fields.name);
    if (other !== undefined)
      return { keep: false, value: refused('staff_structure_known', { name: other.name }, 'name') };
    const id = await nextBrandId(transaction);
    if (!(await insertBrand(transaction, id, fields)))
      return { keep: false, value: refused('staff_structure_known', { name: fields.name }, 'name') };
    await dropFormerNames(transaction, 'brand', [brandKey(fields.name)]);
    await logNames(transaction);
    const change = await recordChange(transaction, {
      author,
      at,
      kind: 'structure.add_brand',
      record: structureRecord('brand', id),
      rows: Object.entries(fields).map(([field, to]) => ({ field, from: null, to })),
    });
    return { keep: true, value: accepted({ id, change }) };
  });
