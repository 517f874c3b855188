import {
  carrierLimitsSchema,
  carrierTemplateFieldsSchema,
  numberColumnsSchema,
} from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { RestoredField, Undoable } from '../../change-sets/undoable.ts';
import type { Database } from '../../platform/database/connection.ts';
import {
  deleteTemplate,
  isTemplateNamed,
  lockCarrier,
  lockTemplate,
  updateCarrier,
  updateTemplate,
} from './carrier-record.queries.ts';

const permission = { subject: 'settings', needs: 'edit' } as const;

const idOf = (record: string): number => Number(/^carrier_template (\d{1,9})$/.exec(record)?.[1] ?? 0);
const nameOf = (record: string): string => record.replace(/^carrier /, '');
const valuesOf = (rows: readonly RestoredField[]) =>
  Object.fromEntries(rows.map(({ field, value }) => [field, value]));

/** Templates as they were; one that was made goes again, one that was taken away comes back. */
export const undoCarrierTemplate: Undoable = {
  kinds: ['carriers.save_template', 'carriers.remove_template'],
  permission,
  async read(transaction, rows) {
    const current = await lockTemplate(transaction, idOf(rows[0]?.record ?? ''));
    const today: Readonly<Record<string, unknown>> =
      current === undefined ? {} : { ...current.fields, removed: current.removed };
    return rows.map(({ field }) => today[field]);
  },
  async write(transaction, rows) {
    const id = idOf(rows[0]?.record ?? '');
    const current = await lockTemplate(transaction, id);
    if (current === undefined) return refused('staff_carrier_template_unknown', {});
    const { removed = current.removed, ...values } = valuesOf(rows);
    if (values['carrier'] === null) {
      await deleteTemplate(transaction, id);
      return accepted(undefined);
    }
    const fields = carrierTemplateFieldsSchema.parse({ ...current.fields, ...values });
    if (removed !== true && (await isTemplateNamed(transaction, fields, id)))
      return refused('staff_carrier_template_known', {});
    await updateTemplate(transaction, { id, fields, removed: removed === true });
    return accepted(undefined);
  },
};

async function restoreCarrier(transaction: Database, record: string, rows: readonly RestoredField[]) {
  const current = await lockCarrier(transaction, nameOf(record));
  const { number_columns: columns = current.number_columns, ...limits } = valuesOf(rows);
  const known = Object.entries({ ...current.limits, ...limits }).filter(([, value]) => value !== null);
  await updateCarrier(transaction, {
    ...current,
    limits: carrierLimitsSchema.parse(Object.fromEntries(known)),
    number_columns: columns === null ? null : numberColumnsSchema.parse(columns),
  });
}

/** Limits of carriers, and how their files are read, as they were. */
export const undoCarrier: Undoable = {
  kinds: ['carriers.save_limits', 'carriers.number_columns'],
  permission,
  async read(transaction, rows) {
    const { limits, number_columns: columns } = await lockCarrier(transaction, nameOf(rows[0]?.record ?? ''));
    const today: Readonly<Record<string, unknown>> = { ...limits, number_columns: columns };
    return rows.map(({ field }) => today[field] ?? null);
  },
  async write(transaction, rows) {
    await restoreCarrier(transaction, rows[0]?.record ?? '', rows);
    return accepted(undefined);
  },
};
