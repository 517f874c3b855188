import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  addOperatorOperation,
  StructureFields,
} from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { operatorKey } from '../../catalog/import/loading/registry.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { dropFormerNames } from '../former-names.queries.ts';
import type { ChangedBy } from '../structure-acts.ts';
import { structureRecord } from '../structure-record.ts';
import { addOperatorRow } from './operators.queries.ts';

/** Adds a maker or person responsible whom no product has yet. */
export const addOperator = (
  database: Database,
  fields: StructureFields<'operator'>,
  { author, at }: ChangedBy,
): Promise<Outcome<OperationOutput<typeof addOperatorOperation>>> =>
  inTransaction(database, async (transaction) => {
    const id = await addOperatorRow(transaction, fields);
    if (id === undefined)
      return { keep: false, value: refused('staff_structure_known', { name: fields.name }, 'name') };
    await dropFormerNames(transaction, 'operator', [operatorKey(fields)]);
    const change = await recordChange(transaction, {
      author,
      at,
      kind: 'structure.add_operator',
      record: structureRecord('operator', id),
      rows: Object.entries(fields).map(([field, to]) => ({ field, from: null, to })),
    });
    return { keep: true, value: accepted({ id, change }) };
  });
