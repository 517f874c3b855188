import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import { deliveryFieldsSchema } from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import type { RestoredField, Undoable } from '../../change-sets/undoable.ts';
import { logContentChange } from '../../platform/database/content-change.queries.ts';
import { deliveryRecord, writeDelivery } from './change-delivery.usecase.ts';
import { removeUnusedRule, selectDeliveryRecords } from './delivery-record.queries.ts';
import type { DeliveryRecord } from './delivery-record.queries.ts';

const today = ({ fields, position, ownFields }: DeliveryRecord): Readonly<Record<string, unknown>> => ({
  ...fields,
  position,
  own_fields: ownFields,
});

/** A rule with the fields of some rows as they were. */
function restored(current: DeliveryRecord, rows: readonly RestoredField[]): Omit<DeliveryRecord, 'version'> {
  const values = Object.fromEntries(rows.map(({ field, value }) => [field, value]));
  const { position = current.position, own_fields: own, ...fields } = values;
  return {
    name: current.name,
    fields: deliveryFieldsSchema.parse({ ...current.fields, ...fields }),
    position: Number(position),
    ownFields: Array.isArray(own)
      ? own.map(String)
      : [...current.ownFields, ...rows.map(({ field }) => field)],
  };
}

/** Delivery rules as they were; one that was made goes again, unless an order went by it or somebody changed it. */
export const undoDelivery: Undoable = {
  kinds: [
    'settings.save_delivery',
    'settings.add_delivery',
    'settings.order_delivery',
    'settings.release_delivery',
  ],
  permission: { subject: 'settings', needs: 'edit' },
  async read(transaction, rows) {
    const all = await selectDeliveryRecords(transaction, { lock: true });
    const records = new Map(all.map((one) => [deliveryRecord(one.name), today(one)]));
    return rows.map(({ record, field }) => records.get(record)?.[field]);
  },
  async write(transaction, rows) {
    const named = new Set(rows.map(({ record }) => record));
    for (const record of named) {
      const all = await selectDeliveryRecords(transaction, { lock: true });
      const current = all.find(({ name }) => deliveryRecord(name) === record);
      if (current === undefined) return refused('staff_rule_unknown', {});
      const own = rows.filter((row) => row.record === record);
      if (own.some(({ field, value }) => field === 'kind' && value === null)) {
        const filled = Object.values(current.fields).filter((value) => value !== null).length;
        const isAlone = all.every(({ name, fields }) => name === current.name || !fields.active);
        const isAsMade = own.length >= filled && !isAlone;
        const isGone = isAsMade && (await removeUnusedRule(transaction, current.name));
        if (!isGone) return refused('staff_rule_used', {});
        await logContentChange(transaction);
      } else {
        const written = await writeDelivery(transaction, restored(current, own), all);
        if (!written.ok) return written;
      }
    }
    return accepted(undefined);
  },
};
