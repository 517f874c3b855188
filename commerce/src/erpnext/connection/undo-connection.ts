import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import { erpnextSettingsSchema } from '@casamaestra/contract/staff/erpnext.operations.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import { lockConnection } from './connection.queries.ts';
import type { Reach } from '../../webhooks/sending/target-address.ts';
import { faultOfSettings, writeSettings } from './save-connection.usecase.ts';

/** Settings of the connection as they were. The key stays: the one before is not kept. */
export const undoConnection = (reach: Reach): Undoable => ({
  kinds: ['connections.save_erpnext'],
  permission: { subject: 'connections', needs: 'edit' },
  async read(transaction, rows) {
    const today: Readonly<Record<string, unknown>> = { ...(await lockConnection(transaction))?.settings };
    return rows.map(({ field }) => today[field]);
  },
  async write(transaction, rows, { at, author }) {
    const before = await lockConnection(transaction);
    if (before === undefined) return refused('staff_erpnext_unknown', {});
    const values = Object.fromEntries(rows.map(({ field, value }) => [field, value]));
    const read = erpnextSettingsSchema.safeParse({ ...before.settings, ...values });
    // The first settings were nothing before.
    if (!read.success) return refused('staff_change_final', {});
    const settings = faultOfSettings(read.data, reach);
    if (!settings.ok) return settings;
    const staffId = author.staffId ?? before.staffId;
    await writeSettings(transaction, { before, settings: settings.value, key: before, staffId, at });
    return accepted(undefined);
  },
});
