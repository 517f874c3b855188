import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { logContentChange } from '../../platform/database/content-change.queries.ts';
import type { Database } from '../../platform/database/connection.ts';
import { changeRules, deliveryRecord } from './change-delivery.usecase.ts';
import type { By, Saved } from './change-delivery.usecase.ts';
import { putDeliveryRecord } from './delivery-record.queries.ts';

/** Sets the order in which rules are offered; it stays the shop's own. */
export const orderDelivery = (
  database: Database,
  { seen, names }: { readonly seen: readonly string[]; readonly names: readonly string[] },
  { author, at }: By,
): Promise<Saved> =>
  changeRules(database, async (transaction, all) => {
    const today = all.map(({ name }) => name);
    if (JSON.stringify(seen) !== JSON.stringify(today)) {
      const record = deliveryRecord(today[0] ?? '');
      const who = (await whoChanged(transaction, { record, field: 'position' })) ?? '–';
      return refused('changed_meanwhile', { field: 'position', now: today.join(', '), who }, 'names');
    }
    if (JSON.stringify(names.toSorted()) !== JSON.stringify(today.toSorted()))
      return refused('staff_rule_order', {}, 'names');
    const wanted = all.map((one) => ({ one, position: names.indexOf(one.name) }));
    if (JSON.stringify(names) === JSON.stringify(today)) return accepted({ change: null });
    // The place of each is the shop's own from now on, also of those that stay where they are.
    for (const { one, position } of wanted)
      await putDeliveryRecord(transaction, {
        ...one,
        position,
        ownFields: [...one.ownFields, 'position'],
      });
    await logContentChange(transaction);
    const rows = wanted
      .filter(({ one, position }) => one.position !== position)
      .map(({ one, position }) => ({
        record: deliveryRecord(one.name),
        field: 'position',
        from: one.position,
        to: position,
      }));
    const change = { author, at, kind: 'settings.order_delivery', record: 'delivery', rows };
    return accepted({ change: await recordChange(transaction, change) });
  });

/** Gives a rule back to the files: the next one that names it writes all of it, one that does not withdraws it. */
export const releaseDelivery = (database: Database, name: string, { author, at }: By): Promise<Saved> =>
  changeRules(database, async (transaction, all) => {
    const current = all.find((one) => one.name === name);
    if (current === undefined) return refused('staff_rule_unknown', {}, 'name');
    if (current.ownFields.length === 0) return accepted({ change: null });
    await putDeliveryRecord(transaction, { ...current, ownFields: [] });
    const rows = [{ field: 'own_fields', from: current.ownFields, to: [] }];
    const record = deliveryRecord(name);
    const kind = 'settings.release_delivery';
    return accepted({ change: await recordChange(transaction, { author, at, kind, record, rows }) });
  });
