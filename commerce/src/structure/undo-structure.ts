import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Undoable } from '../change-sets/undoable.ts';
import { structureActs } from './structure-kinds.ts';
import { recordNamed } from './structure-record.ts';

/** Categories, brands, operators, features and families as they were; merged and removed ones are made again. */
export const undoStructure: Undoable = {
  kinds: [
    'structure.save',
    'structure.add_category',
    'structure.add_operator',
    'structure.add_brand',
    'structure.add_feature',
    'structure.add_family',
    'structure.merge',
    'structure.remove',
  ],
  permission: { subject: 'products', needs: 'edit' },
  async read(transaction, rows) {
    const today = new Map<string, Readonly<Record<string, unknown>>>();
    for (const { record } of rows) {
      const named = recordNamed(record);
      if (named !== undefined && !today.has(record))
        today.set(record, (await structureActs[named.kind].read(transaction, named.id)) ?? {});
    }
    return rows.map(({ record, field }) => today.get(record)?.[field] ?? null);
  },
  async write(transaction, rows) {
    for (const [record, own] of Map.groupBy(rows, (row) => row.record)) {
      const named = recordNamed(record);
      if (named === undefined) continue;
      const values = Object.fromEntries(own.map(({ field, value }) => [field, value]));
      const written = await structureActs[named.kind].takeBack(transaction, named.id, values);
      if (!written.ok) return written;
    }
    return accepted(undefined);
  },
};
