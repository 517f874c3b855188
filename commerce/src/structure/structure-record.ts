import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { structureFields } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import type { MergeableKind, StructureKind } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import type { FieldChange } from '../change-sets/record-change.usecase.ts';
import type { Database } from '../platform/database/connection.ts';

/** Of a family its code, of the others a number. */
export type RecordId = number | string;

/** A kind of records that products refer to: how one is read and written, with the rules that hold for it. */
export interface RecordKind<Fields> {
  readonly kind: StructureKind;
  /** Every record has a value in it. */
  readonly nameField: keyof Fields & string;
  /** Its fields of today, locked; undefined: there is none. */
  lock(transaction: Database, id: RecordId): Promise<Fields | undefined>;
  /** Writes all fields, and tells index and pages. */
  write(transaction: Database, id: RecordId, fields: Fields): Promise<Outcome<undefined>>;
  /** What a change means for records below it, written as well. */
  spread?(transaction: Database, id: RecordId, changed: Partial<Fields>): Promise<readonly FieldChange[]>;
}

/** A kind whose records staff add: an undo removes one, and makes it again as it was. */
export interface AddedRecordKind<Fields> extends RecordKind<Fields> {
  /** Makes it again under its number or code. */
  restore(transaction: Database, id: RecordId, fields: Fields): Promise<Outcome<undefined>>;
  /** Removes it; refused when anything has it. */
  remove(transaction: Database, id: RecordId): Promise<Outcome<undefined>>;
}

/** A kind whose records can be merged, removed, and made again as they were. */
export interface MergeableRecordKind<Fields> extends RecordKind<Fields> {
  readonly kind: MergeableKind;
  /** Makes it again under its number. */
  restore(transaction: Database, id: number, fields: Fields): Promise<Outcome<undefined>>;
  /** Removes it; refused when anything has it. */
  remove(transaction: Database, id: number): Promise<Outcome<undefined>>;
  /** Gives what has the first to the second and removes the first; how many products that were. */
  merge(transaction: Database, id: number, into: number): Promise<Outcome<number>>;
  /** Gives a record made again back what it had, where the other still has it. */
  unmerge(transaction: Database, id: number): Promise<Outcome<undefined>>;
}

export const structureRecord = (kind: StructureKind, id: RecordId): string => `${kind} ${id}`;

const isKind = (name: string | undefined): name is StructureKind =>
  name !== undefined && name in structureFields;

/** "brand 12" */
export function recordNamed(
  record: string,
): { readonly kind: StructureKind; readonly id: RecordId } | undefined {
  const [, kind, id] = /^(category|brand|operator|feature|family) (.+)$/.exec(record) ?? [];
  if (!isKind(kind) || id === undefined) return undefined;
  return { kind, id: kind === 'family' ? id : Number(id) };
}
