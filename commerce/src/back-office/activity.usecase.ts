import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  Activity,
  activityExportOperation,
  activityOperation,
} from '@casamaestra/contract/staff/back-office.operations.ts';
import { listRowsMost } from '@casamaestra/contract/staff/lists.operations.ts';
import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { InputOf } from '../contract-http/endpoint-of.ts';
import { finalReasonOf } from '../change-sets/final-kinds.ts';
import { readChanges } from '../change-sets/read-changes.usecase.ts';
import type { ShownSet } from '../change-sets/read-changes.usecase.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import { UNDO_MS, undoableOf } from '../change-sets/undoable.ts';
import type { Undoable } from '../change-sets/undoable.ts';
import type { Database } from '../platform/database/connection.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { authorOf } from '../staff/staff-identity.ts';
import type { StaffIdentity } from '../staff/staff-identity.ts';
import { inPart, rowsFor, scopeOf } from './activity-scope.ts';
import { withNamedFields } from './named-fields.ts';
import { withNames } from './named-notes.ts';

const PAGE = 50;

type Parts = Pick<StaffDependencies, 'database' | 'clock'> & { readonly undoables: readonly Undoable[] };

/** Whether the person may take a change back, else why not. */
function undoOf(
  { undoables, clock }: Parts,
  { roles }: StaffIdentity,
  { kind, at, isUndone, rowCount }: ShownSet,
): Pick<Activity, 'can_undo' | 'final_because'> {
  const because = (reason: Activity['final_because']) => ({ can_undo: false, final_because: reason });
  const undoable = undoableOf(undoables, kind);
  if (isUndone) return because(null);
  if (undoable === undefined || rowCount === 0) return because(finalReasonOf(kind) ?? null);
  const { subject, needs } = undoable.permission;
  if (at.getTime() + UNDO_MS < clock.now()) return because('old');
  return reaches(grantedTo(roles, subject), needs)
    ? { can_undo: true, final_because: null }
    : because('role');
}

const presentFor =
  (deps: Parts, who: StaffIdentity) =>
  (set: NamedSet): Activity => ({
    id: set.id,
    at: set.at.toISOString(),
    who: set.who,
    staff_id: set.staffId,
    by: set.by,
    kind: set.kind,
    record: set.record,
    reason: set.reason,
    row_count: set.rowCount,
    undo_of: set.undoOf,
    undone: set.isUndone,
    ...undoOf(deps, who, set),
    rows: rowsFor(who, set.rows).map((row) => ({
      record: row.record,
      field: row.field,
      from: row.before,
      to: row.after,
      stored: storedOf(row),
    })),
  });

type Row = ShownSet['rows'][number];
/** A row as people read it, with what the log says of it. */
type NamedRow = Row & { readonly logged: Row };
type NamedSet = Omit<ShownSet, 'rows'> & { readonly rows: readonly NamedRow[] };

function storedOf({ field, before, after, logged }: NamedRow): Activity['rows'][number]['stored'] {
  const isNamed = field !== logged.field || before !== logged.before || after !== logged.after;
  return isNamed ? { field: logged.field, from: logged.before, to: logged.after } : null;
}

/** Names in the place of numbers, of people as of goods; both stay beside each other. */
async function inWords(database: Database, sets: readonly ShownSet[]): Promise<readonly NamedSet[]> {
  const named = await withNamedFields(database, await withNames(database, sets));
  return named.map((set, at) => ({
    ...set,
    rows: set.rows.map((row, index) => ({ ...row, logged: sets[at]?.rows[index] ?? row })),
  }));
}

/** The log of changes, newest first, as far as the person sees it. */
export async function activityFor(
  deps: Parts,
  who: StaffIdentity,
  { record, part, before }: InputOf<typeof activityOperation>,
): Promise<OperationOutput<typeof activityOperation>> {
  const scope = inPart(await scopeOf(deps.database, who, record), part, who);
  const sets = await readChanges(deps.database, { ...scope, record, before, limit: PAGE + 1 });
  const shown = await inWords(deps.database, sets.slice(0, PAGE));
  return {
    rows: shown.map(presentFor(deps, who)),
    next: sets.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** The log to be kept as a file; that it was exported is its newest entry from then on. */
export async function exportActivity(
  deps: Parts,
  who: StaffIdentity,
  { record, part }: InputOf<typeof activityExportOperation>,
): Promise<Outcome<Activity[]>> {
  return commitTogether(deps.database, async (transaction) => {
    const sets = await readChanges(transaction, {
      ...inPart({}, part, who),
      record,
      limit: listRowsMost + 1,
    });
    if (sets.length > listRowsMost) return refused('staff_list_too_long', { most: listRowsMost });
    await recordChange(transaction, {
      author: authorOf(who),
      at: new Date(deps.clock.now()),
      kind: 'activity.export',
      record: 'activity',
      rows: [{ field: 'rows', from: null, to: sets.length }],
    });
    const shown = await inWords(transaction, sets);
    return accepted(shown.map(presentFor(deps, who)));
  });
}
