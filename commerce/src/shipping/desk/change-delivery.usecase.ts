import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  addDeliveryOperation,
  DeliveryRuleFields,
  saveDeliveryOperation,
} from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import type { Author } from '../../change-sets/author.ts';
import { mergeFields } from '../../change-sets/merge-fields.ts';
import type { WantedChange } from '../../change-sets/merge-fields.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { logContentChange } from '../../platform/database/content-change.queries.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { selectCountries } from '../export-commerce-settings.queries.ts';
import { cleanDelivery, cleanField } from './clean-delivery.ts';
import { deliveryFault } from './delivery-fault.ts';
import { putDeliveryRecord, selectDeliveryRecords } from './delivery-record.queries.ts';
import type { DeliveryRecord } from './delivery-record.queries.ts';

export interface By {
  readonly author: Author;
  readonly at: Date;
}

export type Saved = Outcome<{ readonly change: number | null }>;

export const deliveryRecord = (name: string): string => `delivery ${name}`;

const shown = (value: unknown): string => JSON.stringify(value ?? null).slice(0, 200);

/** Writes what a rule shall say, by the rules that hold for whoever writes it; nodes and kept pages learn of it. */
export async function writeDelivery(
  transaction: Database,
  next: Omit<DeliveryRecord, 'version'>,
  all: readonly DeliveryRecord[],
): Promise<Outcome<undefined>> {
  const before = all.find(({ name }) => name === next.name)?.fields;
  const countries = (await selectCountries(transaction)).map(({ code }) => code);
  const othersOffered = all.filter(({ name, fields }) => name !== next.name && fields.active).length;
  const fault = deliveryFault(next.fields, { before, countries, othersOffered });
  if (fault !== undefined) return fault;
  await putDeliveryRecord(transaction, next);
  await logContentChange(transaction);
  return accepted(undefined);
}

/** Runs a change of rules that are locked; what is refused or changes nothing leaves no trace. */
export const changeRules = (
  database: Database,
  work: (transaction: Database, all: readonly DeliveryRecord[]) => Promise<Saved>,
): Promise<Saved> =>
  inTransaction<Saved>(database, async (transaction) => {
    const value = await work(transaction, await selectDeliveryRecords(transaction, { lock: true }));
    return { keep: value.ok, value };
  });

/** Changes the fields of a rule that its editor changed; they stay the shop's own. */
export const changeDelivery = (
  database: Database,
  { name, base_version: seen, changes }: OperationInput<typeof saveDeliveryOperation>,
  { author, at }: By,
): Promise<Saved> =>
  changeRules(database, async (transaction, all) => {
    const current = all.find((one) => one.name === name);
    if (current === undefined) return refused('staff_rule_unknown', {}, 'name');
    const record = deliveryRecord(name);
    const today: Readonly<Record<string, unknown>> = { ...cleanDelivery(current.fields) };
    const wanted = Object.fromEntries(
      Object.entries(changes).map(([field, change]): [string, WantedChange | undefined] => [
        field,
        change && { from: cleanField(field, change.from), to: cleanField(field, change.to) },
      ]),
    );
    const merged = mergeFields(today, wanted, seen === current.version);
    if (!merged.ok) {
      const { field } = merged;
      const who = (await whoChanged(transaction, { record, field })) ?? '–';
      return refused('changed_meanwhile', { field, now: shown(today[field]), who }, `changes.${field}.to`);
    }
    const { rows } = merged;
    if (rows.length === 0) return accepted({ change: null });
    const fields: DeliveryRuleFields = {
      ...current.fields,
      ...Object.fromEntries(rows.map(({ field, to }) => [field, to])),
    };
    const ownFields = [...current.ownFields, ...rows.map(({ field }) => field)];
    const written = await writeDelivery(transaction, { ...current, fields, ownFields }, all);
    if (!written.ok) return written;
    const kind = 'settings.save_delivery';
    return accepted({ change: await recordChange(transaction, { author, at, kind, record, rows }) });
  });

/** Makes a rule, offered after all others; files leave it. */
export const addDelivery = (
  database: Database,
  { name, fields: typed }: OperationInput<typeof addDeliveryOperation>,
  { author, at }: By,
): Promise<Saved> =>
  changeRules(database, async (transaction, all) => {
    const isKnown = all.some((one) => one.name.toLowerCase() === name.toLowerCase());
    if (isKnown) return refused('staff_rule_known', {}, 'name');
    const fields = cleanDelivery(typed);
    const position = Math.max(-1, ...all.map((one) => one.position)) + 1;
    const ownFields = Object.keys(fields);
    const written = await writeDelivery(transaction, { name, fields, position, ownFields }, all);
    if (!written.ok) return written;
    // Nothing is said of what it has not: whoever takes it back asks whether all that was said still holds.
    const rows = Object.entries(fields)
      .filter(([, to]) => to !== null)
      .map(([field, to]) => ({ field, from: null, to }));
    const record = deliveryRecord(name);
    const kind = 'settings.add_delivery';
    return accepted({ change: await recordChange(transaction, { author, at, kind, record, rows }) });
  });
