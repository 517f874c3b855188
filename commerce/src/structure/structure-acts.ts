import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Author } from '../change-sets/author.ts';
import { mergeFields } from '../change-sets/merge-fields.ts';
import type { WantedChange } from '../change-sets/merge-fields.ts';
import { whoChanged } from '../change-sets/read-changes.usecase.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import type { Database } from '../platform/database/connection.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { mergedRecord } from './merged-records.queries.ts';
import { structureRecord } from './structure-record.ts';
import type { AddedRecordKind, MergeableRecordKind, RecordId, RecordKind } from './structure-record.ts';

export interface ChangedBy {
  readonly author: Author;
  readonly at: Date;
  readonly reason?: string | undefined;
}

type Values = Readonly<Record<string, unknown>>;
type Changed = Outcome<{ readonly change: number | null }>;

const unknownRecord = refused('staff_structure_unknown', {}, 'id');
const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 200);

/** What can be done with the records of a kind. */
export interface StructureActs {
  save(
    database: Database,
    wanted: { readonly id: RecordId; readonly changes: Readonly<Record<string, WantedChange | undefined>> },
    by: ChangedBy,
  ): Promise<Changed>;
  /** Its fields as the log of changes says them; undefined: there is none and never was one. */
  read(transaction: Database, id: RecordId): Promise<Values | undefined>;
  /** Writes fields as they were. */
  takeBack(transaction: Database, id: RecordId, values: Values): Promise<Outcome<undefined>>;
}

export function actsOn<Fields extends object>(kind: RecordKind<Fields>): StructureActs {
  return {
    save: (database, { id, changes }, { author, at, reason }) =>
      inTransaction<Changed>(database, async (transaction) => {
        const refuse = (value: Changed) => ({ keep: false, value });
        const today = await kind.lock(transaction, id);
        if (today === undefined) return refuse(unknownRecord);
        const record = structureRecord(kind.kind, id);
        const fields: Values = Object.fromEntries(Object.entries(today));
        const merged = mergeFields(fields, changes, false);
        if (!merged.ok) {
          const { field } = merged;
          const who = (await whoChanged(transaction, { record, field })) ?? '–';
          const now = asText(fields[field]);
          return refuse(refused('changed_meanwhile', { field, now, who }, `changes.${field}`));
        }
        if (merged.rows.length === 0) return refuse(accepted({ change: null }));
        const changed = Object.fromEntries(merged.rows.map(({ field, to }) => [field, to]));
        const written = await kind.write(transaction, id, { ...today, ...changed });
        if (!written.ok) return refuse(written);
        const below = (await kind.spread?.(transaction, id, changed as Partial<Fields>)) ?? [];
        const rows = [...merged.rows, ...below];
        const set = { author, at, reason, kind: 'structure.save', record, rows };
        return { keep: true, value: accepted({ change: await recordChange(transaction, set) }) };
      }),
    read: async (transaction, id) => ({ ...(await kind.lock(transaction, id)) }),
    async takeBack(transaction, id, values) {
      const today = await kind.lock(transaction, id);
      return today === undefined ? unknownRecord : kind.write(transaction, id, { ...today, ...values });
    },
  };
}

/** What was of an added record goes with it; where its name is another today it stays, and so does all of it. */
const saidBefore = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

export function addedActsOn<Fields extends object>(kind: AddedRecordKind<Fields>): StructureActs {
  return {
    ...actsOn(kind),
    async takeBack(transaction, id, values) {
      const today = await kind.lock(transaction, id);
      if (today === undefined) return kind.restore(transaction, id, values as Fields);
      if (values[kind.nameField] === null) return kind.remove(transaction, id);
      return kind.write(transaction, id, { ...today, ...saidBefore(values) });
    },
  };
}

export interface MergeableActs extends StructureActs {
  merge(
    database: Database,
    wanted: { readonly id: number; readonly into: number },
    by: ChangedBy,
  ): Promise<Outcome<{ readonly products: number; readonly change: number }>>;
  remove(database: Database, id: number, by: ChangedBy): Promise<Outcome<{ readonly change: number }>>;
}

const goneRows = (fields: object) =>
  Object.entries(fields).map(([field, from]: [string, unknown]) => ({ field, from, to: null }));

export function mergeableActsOn<Fields extends object>(kind: MergeableRecordKind<Fields>): MergeableActs {
  const acts = actsOn(kind);
  return {
    ...acts,
    merge: (database, { id, into }, { author, at, reason }) =>
      inTransaction<Outcome<{ products: number; change: number }>>(database, async (transaction) => {
        const today = await kind.lock(transaction, id);
        if (today === undefined) return { keep: false, value: unknownRecord };
        if (id === into) return { keep: false, value: refused('staff_structure_unknown', {}, 'into') };
        const merged = await kind.merge(transaction, id, into);
        if (!merged.ok) return { keep: false, value: merged };
        const rows = [...goneRows(today), { field: 'merged_into', from: null, to: into }];
        const record = structureRecord(kind.kind, id);
        const set = { author, at, reason, kind: 'structure.merge', record, rows };
        const change = await recordChange(transaction, set);
        return { keep: true, value: accepted({ products: merged.value, change }) };
      }),
    remove: (database, id, { author, at, reason }) =>
      inTransaction<Outcome<{ change: number }>>(database, async (transaction) => {
        const today = await kind.lock(transaction, id);
        if (today === undefined) return { keep: false, value: unknownRecord };
        const removed = await kind.remove(transaction, id);
        if (!removed.ok) return { keep: false, value: removed };
        const record = structureRecord(kind.kind, id);
        const set = { author, at, reason, kind: 'structure.remove', record, rows: goneRows(today) };
        return { keep: true, value: accepted({ change: await recordChange(transaction, set) }) };
      }),
    async read(transaction, id) {
      const today = await kind.lock(transaction, id);
      if (today !== undefined) return { ...today, merged_into: null };
      return { merged_into: (await mergedRecord(transaction, kind.kind, Number(id)))?.intoId ?? null };
    },
    async takeBack(transaction, recordId, { merged_into: into, ...values }) {
      const id = Number(recordId);
      const today = await kind.lock(transaction, id);
      if (today === undefined) {
        const made = await kind.restore(transaction, id, values as Fields);
        return made.ok && into === null ? kind.unmerge(transaction, id) : made;
      }
      if (values[kind.nameField] !== null) return kind.write(transaction, id, { ...today, ...values });
      if (typeof into !== 'number') return kind.remove(transaction, id);
      const merged = await kind.merge(transaction, id, into);
      return merged.ok ? accepted(undefined) : merged;
    },
  };
}
