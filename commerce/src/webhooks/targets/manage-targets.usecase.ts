import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { webhookKinds } from '@casamaestra/contract/staff/webhooks.operations.ts';
import type {
  makeWebhookOperation,
  saveWebhookOperation,
  Webhook,
} from '@casamaestra/contract/staff/webhooks.operations.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { FieldChange } from '../../change-sets/record-change.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import { sealSecret } from '../../staff/factors/sealed-secret.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { newWebhookSecret } from '../sending/signature.ts';
import { readWebhookAddress } from '../sending/target-address.ts';
import {
  everyTarget,
  insertTarget,
  lockTargets,
  removeTarget,
  saveKinds,
  switchTarget,
  targetById,
} from './targets.queries.ts';
import type { TargetRow } from './targets.queries.ts';
import { webhookKey, webhookRecord } from './webhook-record.ts';

/** Every order writes one message for each. */
const TARGETS_MAX = 20;

type Parts = Pick<StaffDependencies, 'database' | 'clock' | 'secrets' | 'config'>;
type Refused = ReturnType<typeof refused>;
type Changed = Outcome<{ change: number | null }>;

const present = (row: TargetRow): Webhook => ({
  id: row.id,
  address: row.address,
  kinds: row.kinds,
  maker: row.maker,
  created_at: row.createdAt.toISOString(),
  failing_since: row.failingSince?.toISOString() ?? null,
  off_because: row.offBecause,
  waiting: row.waiting ?? 0,
});

/** Every address, the oldest first. */
export async function listTargets({ database }: Pick<Parts, 'database'>): Promise<Webhook[]> {
  return (await everyTarget(database)).map(present);
}

type Made = Outcome<OperationOutput<typeof makeWebhookOperation>>;

/** Makes an address; the secret that signs is told now and never again. */
export async function makeTarget(
  { database, clock, secrets, config }: Parts,
  input: OperationInput<typeof makeWebhookOperation>,
  who: StaffIdentity,
): Promise<Made> {
  const target = readWebhookAddress(input.address, config);
  if (!target.ok) return target;
  const address = target.value.href;
  const kinds = webhookKinds.filter((kind) => input.kinds.includes(kind));
  const secret = newWebhookSecret();
  const sealed = await sealSecret(secrets, secret, webhookKey);
  const at = new Date(clock.now());
  return commitTogether(database, async (transaction): Promise<Made> => {
    await lockTargets(transaction);
    if ((await everyTarget(transaction)).length >= TARGETS_MAX)
      return refused('staff_webhooks_full', { most: TARGETS_MAX });
    const id = await insertTarget(transaction, { address, kinds, sealed, staffId: who.staffId, at });
    const row = await targetById(transaction, id);
    if (row === undefined) throw new Error(`webhook ${id} is gone`);
    const rows = [
      { field: 'address', from: null, to: address },
      { field: 'kinds', from: null, to: kinds },
    ];
    const change = { author: authorOf(who), at, kind: 'connections.make_webhook' };
    await recordChange(transaction, { ...change, record: webhookRecord(id), rows });
    return accepted({ webhook: present(row), secret });
  });
}

type Act = (
  transaction: Database,
  target: TargetRow,
  at: Date,
) => Promise<{ readonly kind: string; readonly rows: readonly FieldChange[] } | Refused | null>;

function changeTarget(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  id: number,
  who: StaffIdentity,
  act: Act,
): Promise<Changed> {
  return commitTogether(database, async (transaction): Promise<Changed> => {
    await lockTargets(transaction);
    const target = await targetById(transaction, id);
    if (target === undefined) return refused('staff_webhook_unknown', {}, 'id');
    const at = new Date(clock.now());
    const done = await act(transaction, target, at);
    if (done === null) return accepted({ change: null });
    if ('ok' in done) return done;
    const change = { author: authorOf(who), at, record: webhookRecord(id), ...done };
    return accepted({ change: await recordChange(transaction, change) });
  });
}

/** Switches an address off or on; what was waiting when it went off is sent when it is on again. */
export const switchTargetFor = (
  deps: Pick<Parts, 'database' | 'clock'>,
  { id, on }: { readonly id: number; readonly on: boolean },
  who: StaffIdentity,
): Promise<Changed> =>
  changeTarget(deps, id, who, async (transaction, target, at) => {
    const was = target.offBecause === null;
    if (was === on) return null;
    await switchTarget(transaction, id, on ? null : { because: 'person', at });
    return { kind: 'connections.switch_webhook', rows: [{ field: 'on', from: was, to: on }] };
  });

/** Tells an address of other events from now on; what waits for it already still goes. */
export const saveTargetFor = (
  deps: Pick<Parts, 'database' | 'clock'>,
  { id, from, to }: OperationInput<typeof saveWebhookOperation>,
  who: StaffIdentity,
): Promise<Changed> =>
  changeTarget(deps, id, who, async (transaction, target) => {
    const inOrder = (kinds: readonly string[]) => webhookKinds.filter((kind) => kinds.includes(kind));
    const isSame = (kinds: readonly string[]) => inOrder(kinds).join() === inOrder(target.kinds).join();
    if (isSame(to)) return null;
    if (!isSame(from)) {
      const record = webhookRecord(id);
      const other = (await whoChanged(transaction, { record, field: 'kinds' })) ?? target.maker;
      const facts = { field: 'kinds', now: inOrder(target.kinds).join(', '), who: other };
      return refused('changed_meanwhile', facts, 'to');
    }
    await saveKinds(transaction, id, inOrder(to));
    const rows = [{ field: 'kinds', from: target.kinds, to: inOrder(to) }];
    return { kind: 'connections.save_webhook', rows };
  });

/** Removes an address, its secret, and what was waiting for it. */
export const removeTargetFor = (
  deps: Pick<Parts, 'database' | 'clock'>,
  id: number,
  who: StaffIdentity,
): Promise<Changed> =>
  changeTarget(deps, id, who, async (transaction, target, at) => {
    await removeTarget(transaction, id, at);
    const rows = [{ field: 'address', from: target.address, to: null }];
    return { kind: 'connections.remove_webhook', rows };
  });
