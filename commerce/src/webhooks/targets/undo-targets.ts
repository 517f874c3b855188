import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import { webhookKinds } from '@casamaestra/contract/staff/webhooks.operations.ts';
import type { NamedField, Undoable } from '../../change-sets/undoable.ts';
import { lockTargets, removeTarget, saveKinds, switchTarget, targetById } from './targets.queries.ts';
import type { TargetRow } from './targets.queries.ts';
import { idOfWebhook } from './webhook-record.ts';

function saidBy(target: TargetRow, { field }: NamedField): unknown {
  if (field === 'address') return target.address;
  if (field === 'kinds') return target.kinds;
  return field === 'on' ? target.offBecause === null : undefined;
}

/**
 * Addresses of programs are told of what they were told of before, are on or off again, and go again when they were just
 * made. One that was removed does not come back: its secret is gone with it.
 */
export const undoTargets: Undoable = {
  kinds: ['connections.make_webhook', 'connections.save_webhook', 'connections.switch_webhook'],
  permission: { subject: 'connections', needs: 'edit' },
  async read(transaction, rows) {
    await lockTargets(transaction);
    const now: unknown[] = [];
    for (const row of rows) {
      const target = await targetById(transaction, idOfWebhook(row.record));
      now.push(target && saidBy(target, row));
    }
    return now;
  },
  async write(transaction, rows, { at }) {
    for (const { record, field, value } of rows) {
      const id = idOfWebhook(record);
      if ((await targetById(transaction, id)) === undefined) continue;
      if (field === 'address' && value === null) await removeTarget(transaction, id, at);
      else if (field === 'address') return refused('staff_webhook_unknown', {});
      else if (field === 'kinds' && Array.isArray(value))
        await saveKinds(
          transaction,
          id,
          webhookKinds.filter((kind) => value.includes(kind)),
        );
      else if (field === 'on')
        await switchTarget(transaction, id, value === true ? null : { because: 'person', at });
    }
    return accepted(undefined);
  },
};
