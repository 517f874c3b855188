import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { guardNames, loosened } from '@casamaestra/contract/staff/guards.operations.ts';
import type {
  decideGuardsOperation,
  Guards,
  guardsOperation,
  saveGuardsOperation,
} from '@casamaestra/contract/staff/guards.operations.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { FieldChange } from '../../change-sets/record-change.usecase.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import type { Database } from '../../platform/database/connection.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import { mayAnotherPerson } from '../people/manage-people.usecase.ts';
import { aloneFrom, mayApprove } from '../people/second-person.usecase.ts';
import type { StaffDependencies } from '../staff-dependencies.ts';
import { authorOf } from '../staff-identity.ts';
import type { StaffIdentity } from '../staff-identity.ts';
import {
  decideGuardsRequest,
  guardsDecider,
  insertGuardsRequest,
  lockGuards,
  putGuards,
  selectGuards,
  waitingGuards,
} from './guards.queries.ts';
import type { WaitingGuards } from './guards.queries.ts';

type Deps = Pick<StaffDependencies, 'database' | 'clock'>;
type Saved = OperationOutput<typeof saveGuardsOperation>;

/** As the log names them. */
export const guardsRecord = 'guards';

/** What another set of guards changes, one row each. */
const rowsBetween = (before: Guards, after: Guards): readonly FieldChange[] =>
  guardNames.flatMap((field) =>
    before[field] === after[field] ? [] : { field, from: before[field], to: after[field] },
  );

/** The guards now, and what waits, as this person sees it. */
export async function guardsFor(
  deps: Deps,
  { staffId }: StaffIdentity,
): Promise<OperationOutput<typeof guardsOperation>> {
  const [guards, waiting] = await Promise.all([selectGuards(deps.database), waitingGuards(deps.database)]);
  if (waiting === undefined) return { guards, waiting: null };
  const { id, wanted, seen, reason, askedBy, askedByName, askedAt } = waiting;
  const own = askedBy === staffId;
  const alone = own && !(await mayAnotherPerson(deps, 'guards', staffId));
  return {
    guards,
    waiting: {
      id,
      wanted,
      seen,
      reason,
      asked_by: askedByName,
      asked_at: askedAt.toISOString(),
      own,
      alone_from: alone ? new Date(aloneFrom(waiting, guards)).toISOString() : null,
    },
  };
}

/** The first guard that says something else than was seen. */
async function changedSince(
  transaction: Database,
  seen: Guards,
  now: Guards,
): Promise<Outcome<never> | undefined> {
  const field = guardNames.find((name) => seen[name] !== now[name]);
  if (field === undefined) return undefined;
  const who = (await whoChanged(transaction, { record: guardsRecord, field })) ?? '–';
  return refused('changed_meanwhile', { field, now: String(now[field]), who }, `guards.${field}`);
}

async function ask(
  transaction: Database,
  who: StaffIdentity,
  { seen, guards: wanted, reason }: InputOf<typeof saveGuardsOperation>,
  { at, another }: { readonly at: Date; readonly another: boolean },
): Promise<Outcome<Saved>> {
  const other = await waitingGuards(transaction);
  if (other !== undefined) return refused('staff_guards_wait', { who: other.askedByName });
  const request = { wanted, seen, reason, askedBy: who.staffId, askedAt: at };
  const id = await insertGuardsRequest(transaction, request);
  if (!another)
    await queueMail(transaction, {
      kind: 'staff_alone_guards',
      recipient: who.email,
      language: who.language,
      payload: { firstName: who.name },
      dedupeKey: `staff_alone_guards:${id}`,
    });
  const rows = rowsBetween(seen, wanted).map((row) => ({ ...row, record: `${guardsRecord} request ${id}` }));
  await recordChange(transaction, {
    author: authorOf(who),
    at,
    kind: 'settings.ask_guards',
    record: guardsRecord,
    reason,
    rows,
  });
  return accepted({ change: null, waits_for: another ? 'another_person' : 'time' });
}

/** Tighter guards hold at once; one that is looser waits, with all that was changed together with it. */
export async function saveGuards(
  deps: Deps,
  who: StaffIdentity,
  given: InputOf<typeof saveGuardsOperation>,
): Promise<Outcome<Saved>> {
  const { seen, guards, reason } = given;
  const another = await mayAnotherPerson(deps, 'guards', who.staffId);
  const at = new Date(deps.clock.now());
  return commitTogether<Outcome<Saved>>(deps.database, async (transaction) => {
    await lockGuards(transaction);
    const now = await selectGuards(transaction);
    const stale = await changedSince(transaction, seen, now);
    if (stale !== undefined) return stale;
    const rows = rowsBetween(now, guards);
    if (rows.length === 0) return accepted({ change: null, waits_for: 'nobody' });
    if (loosened(now, guards).length > 0) return ask(transaction, who, given, { at, another });
    await putGuards(transaction, guards);
    const set = {
      author: authorOf(who),
      at,
      kind: 'settings.save_guards',
      record: guardsRecord,
      reason,
      rows,
    };
    return accepted({ change: await recordChange(transaction, set), waits_for: 'nobody' });
  });
}

async function refuse(
  transaction: Database,
  who: StaffIdentity,
  { id }: WaitingGuards,
  { reason, at }: { readonly reason: string | undefined; readonly at: Date },
): Promise<number> {
  await decideGuardsRequest(transaction, id, { approve: false, by: who.staffId, at });
  const rows = [{ record: `${guardsRecord} request ${id}`, field: 'state', from: 'waiting', to: 'refused' }];
  const set = {
    author: authorOf(who),
    at,
    kind: 'settings.refuse_guards',
    record: guardsRecord,
    reason,
    rows,
  };
  return recordChange(transaction, set);
}

/** Never by who asked, except alone in the shop, and then not at once; who asked may withdraw it. */
export async function decideGuards(
  deps: Deps,
  who: StaffIdentity,
  { id, approve, reason }: InputOf<typeof decideGuardsOperation>,
): Promise<Outcome<{ change: number }>> {
  const at = new Date(deps.clock.now());
  return commitTogether<Outcome<{ change: number }>>(deps.database, async (transaction) => {
    await lockGuards(transaction);
    const request = await waitingGuards(transaction);
    if (request?.id !== id) {
      const decider = await guardsDecider(transaction, id);
      return decider === undefined
        ? refused('staff_approval_unknown', {}, 'id')
        : refused('staff_approval_decided', { who: decider }, 'id');
    }
    if (!approve) return accepted({ change: await refuse(transaction, who, request, { reason, at }) });
    const how = await mayApprove({ ...deps, database: transaction }, who, 'guards', request);
    if (!how.ok) return how;
    const now = await selectGuards(transaction);
    const stale = await changedSince(transaction, request.seen, now);
    if (stale !== undefined) return stale;
    await decideGuardsRequest(transaction, id, { approve: true, by: who.staffId, at });
    await putGuards(transaction, request.wanted);
    const change = await recordChange(transaction, {
      author: authorOf(who),
      at,
      kind: how.value === 'alone' ? 'settings.approve_guards_alone' : 'settings.approve_guards',
      record: guardsRecord,
      reason: request.reason,
      rows: rowsBetween(now, request.wanted),
    });
    return accepted({ change });
  });
}
