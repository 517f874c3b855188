import { isDeepStrictEqual } from 'node:util';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  Carrier,
  CarrierTemplateFields,
  saveCarrierLimitsOperation,
  saveCarrierTemplateOperation,
} from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import type { Author } from '../../change-sets/author.ts';
import { mergeFields } from '../../change-sets/merge-fields.ts';
import type { WantedChange } from '../../change-sets/merge-fields.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import type { Database } from '../../platform/database/connection.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import {
  insertTemplate,
  isTemplateNamed,
  lockCarrier,
  lockTemplate,
  updateCarrier,
  updateTemplate,
} from './carrier-record.queries.ts';

interface By {
  readonly author: Author;
  readonly at: Date;
}

type Changed = Outcome<{ readonly change: number | null }>;
type Saved = Outcome<{ readonly id: number; readonly change: number | null }>;
type Fields = Readonly<Record<string, unknown>>;

/** As rows of the log of changes name a template, and a carrier. */
export const templateRecord = (id: number): string => `carrier_template ${id}`;
export const carrierRecord = (name: string): string => `carrier ${name}`;

/** The fields an editor changed of what was seen. */
function touched(seen: Fields, fields: Fields): Readonly<Record<string, WantedChange>> {
  const all = new Set([...Object.keys(seen), ...Object.keys(fields)]);
  return Object.fromEntries(
    [...all]
      .map((field): [string, WantedChange] => [field, { from: seen[field], to: fields[field] }])
      .filter(([, { from, to }]) => JSON.stringify(from) !== JSON.stringify(to)),
  );
}

async function conflict(transaction: Database, record: string, field: string, now: unknown) {
  const who = (await whoChanged(transaction, { record, field })) ?? '–';
  return refused('changed_meanwhile', { field, now: JSON.stringify(now ?? null).slice(0, 200), who }, field);
}

async function addTemplate(
  transaction: Database,
  fields: CarrierTemplateFields,
  { author, at }: By,
): Promise<Saved> {
  if (await isTemplateNamed(transaction, fields, null))
    return refused('staff_carrier_template_known', {}, 'fields.name');
  const id = await insertTemplate(transaction, fields);
  const change = await recordChange(transaction, {
    author,
    at,
    kind: 'carriers.save_template',
    record: templateRecord(id),
    rows: Object.entries(fields).map(([field, to]) => ({ field, from: null, to })),
  });
  return accepted({ id, change });
}

/** Makes a template, or changes the fields of one that its editor changed. */
export const saveTemplate = (
  database: Database,
  { id, seen, fields }: InputOf<typeof saveCarrierTemplateOperation>,
  by: By,
): Promise<Saved> =>
  commitTogether(database, async (transaction): Promise<Saved> => {
    if (id === null) return addTemplate(transaction, fields, by);
    const current = await lockTemplate(transaction, id);
    if (current === undefined || current.removed) return refused('staff_carrier_template_unknown', {}, 'id');
    const today: Fields = current.fields;
    const merged = mergeFields(today, touched(seen ?? {}, fields), false);
    if (!merged.ok) return conflict(transaction, templateRecord(id), merged.field, today[merged.field]);
    const { rows } = merged;
    if (rows.length === 0) return accepted({ id, change: null });
    const changes = Object.fromEntries(rows.map(({ field, to }) => [field, to]));
    const next = { ...current, fields: { ...current.fields, ...changes } };
    if (await isTemplateNamed(transaction, next.fields, id))
      return refused('staff_carrier_template_known', {}, 'fields.name');
    await updateTemplate(transaction, next);
    const record = templateRecord(id);
    const change = await recordChange(transaction, { ...by, kind: 'carriers.save_template', record, rows });
    return accepted({ id, change });
  });

/** Takes a template away; it comes back when that is undone. */
export const removeTemplate = (database: Database, id: number, by: By): Promise<Changed> =>
  commitTogether(database, async (transaction): Promise<Changed> => {
    const current = await lockTemplate(transaction, id);
    if (current === undefined || current.removed) return refused('staff_carrier_template_unknown', {}, 'id');
    await updateTemplate(transaction, { ...current, removed: true });
    const rows = [{ field: 'removed', from: false, to: true }];
    const record = templateRecord(id);
    const change = await recordChange(transaction, { ...by, kind: 'carriers.remove_template', record, rows });
    return accepted({ change });
  });

/** What a carrier takes as one package. */
export const saveLimits = (
  database: Database,
  { carrier, seen, limits }: InputOf<typeof saveCarrierLimitsOperation>,
  by: By,
): Promise<Changed> =>
  commitTogether(database, async (transaction): Promise<Changed> => {
    const current = await lockCarrier(transaction, carrier);
    const record = carrierRecord(carrier);
    const today: Fields = current.limits;
    const merged = mergeFields(today, touched(seen, limits), false);
    if (!merged.ok) return conflict(transaction, record, merged.field, today[merged.field]);
    const { rows } = merged;
    if (rows.length === 0) return accepted({ change: null });
    const changes = Object.fromEntries(rows.map(({ field, to }) => [field, to]));
    await updateCarrier(transaction, { ...current, limits: { ...current.limits, ...changes } });
    const change = await recordChange(transaction, { ...by, kind: 'carriers.save_limits', record, rows });
    return accepted({ change });
  });

/** Keeps how a carrier's file of numbers is read, when it is another way than before. */
export const keepNumberColumns = (
  database: Database,
  name: string,
  columns: NonNullable<Carrier['number_columns']>,
  by: By,
): Promise<void> =>
  commitTogether(database, async (transaction): Promise<void> => {
    const current = await lockCarrier(transaction, name);
    if (isDeepStrictEqual(current.number_columns, columns)) return;
    await updateCarrier(transaction, { ...current, number_columns: columns });
    await recordChange(transaction, {
      ...by,
      kind: 'carriers.number_columns',
      record: carrierRecord(name),
      rows: [{ field: 'number_columns', from: current.number_columns, to: columns }],
    });
  });
