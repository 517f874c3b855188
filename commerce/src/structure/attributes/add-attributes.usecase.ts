import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  addFamilyOperation,
  addFeatureOperation,
} from '@casamaestra/contract/staff/structure-additions.operations.ts';
import { codeOfLabel } from '../../catalog/import/slug.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { slugOf } from '../../platform/slug.ts';
import type { ChangedBy } from '../structure-acts.ts';
import { structureRecord } from '../structure-record.ts';
import { familyNamed } from './additions.queries.ts';
import { makeFamily, makeFeature } from './attribute-records.ts';
import type { FeatureRecord } from './attribute-records.ts';

const newRows = (fields: object) =>
  Object.entries(fields).map(([field, to]: [string, unknown]) => ({ field, from: null, to }));

const withoutLetters = (field: string) => refused('staff_structure_letters', {}, field);

/** Adds a feature under the code that files will name it by, last on the pages of its types. */
export const addFeature = (
  database: Database,
  { code, type, ...typed }: InputOf<typeof addFeatureOperation>,
  { author, at }: ChangedBy,
): Promise<Outcome<OperationOutput<typeof addFeatureOperation>>> =>
  inTransaction<Outcome<OperationOutput<typeof addFeatureOperation>>>(database, async (transaction) => {
    const named = code === '' ? typed.label : code;
    if (slugOf(named) === '') return { keep: false, value: withoutLetters(code === '' ? 'label' : 'code') };
    const fields: FeatureRecord = {
      label: typed.label,
      code: codeOfLabel(named),
      type,
      unit: type === 'number' ? typed.unit : '',
      choices: type === 'text' ? [...new Set(typed.choices)] : [],
      families: [...new Set(typed.families)].toSorted(),
    };
    const made = await makeFeature(transaction, fields);
    if (!made.ok) return { keep: false, value: made };
    const id = made.value;
    const change = await recordChange(transaction, {
      author,
      at,
      kind: 'structure.add_feature',
      record: structureRecord('feature', id),
      rows: newRows(fields),
    });
    return { keep: true, value: accepted({ id, code: fields.code, change }) };
  });

/** Adds a type of product under the code that files will name it by. */
export const addFamily = (
  database: Database,
  { code: typed, ...fields }: InputOf<typeof addFamilyOperation>,
  { author, at }: ChangedBy,
): Promise<Outcome<OperationOutput<typeof addFamilyOperation>>> =>
  inTransaction<Outcome<OperationOutput<typeof addFamilyOperation>>>(database, async (transaction) => {
    const named = typed === '' ? fields.name : typed;
    if (slugOf(named) === '') return { keep: false, value: withoutLetters(typed === '' ? 'name' : 'code') };
    if ((await familyNamed(transaction, fields.name)) !== undefined)
      return { keep: false, value: refused('staff_structure_known', { name: fields.name }, 'name') };
    const code = codeOfLabel(named);
    const made = await makeFamily(transaction, code, fields);
    if (!made.ok) return { keep: false, value: made };
    const change = await recordChange(transaction, {
      author,
      at,
      kind: 'structure.add_family',
      record: structureRecord('family', code),
      rows: newRows(fields),
    });
    return { keep: true, value: accepted({ code, change }) };
  });
