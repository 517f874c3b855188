import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { commitTogether, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { connectionNow, planRuns } from '../connection/connection.queries.ts';
import type { Connection } from '../connection/connection.queries.ts';
import type { ErpnextParts } from '../connection/open-erpnext.ts';
import { readParts } from './next-part.ts';
import { readPage, startOf } from './read-page.usecase.ts';
import { claimRun, endRun, insertRun } from './runs.queries.ts';
import type { RunKind } from './runs.queries.ts';
import { writeDifferences } from './write-differences.usecase.ts';

const MINUTE_MS = 60_000;
/** Longer than one call may take and its page needs to be kept. */
const LEASE_MS = 2 * MINUTE_MS;

async function begin(
  database: Database,
  { settings }: Connection,
  {
    kind,
    staffId,
    name,
    now,
  }: { readonly kind: RunKind; readonly staffId: number; readonly name: string; readonly now: number },
): Promise<number | undefined> {
  const [part] = readParts(settings);
  if (part === undefined) return undefined;
  const since = await startOf(database, kind, part);
  return insertRun(database, { kind, staffId, who: name, part, since, at: new Date(now) });
}

/** Begins a run that is due by its plan. */
async function beginDue(deps: ErpnextParts): Promise<void> {
  const now = deps.clock.now();
  const due = await connectionNow(deps.database);
  if (due === undefined || due.nextRunAt === null || due.nextRunAt.getTime() > now) return;
  const { settings, nextFullAt, staffId, who } = due;
  await commitTogether(deps.database, async (transaction) => {
    const kind = nextFullAt.getTime() <= now ? 'all' : 'changes';
    await begin(transaction, due, { kind, staffId, name: who, now });
    await planRuns(transaction, { nextRunAt: new Date(now + settings.every_minutes * MINUTE_MS) });
  });
}

/** Reads the next page, or writes what was read; any node goes on where another left off. Returns the steps done. */
export async function readErpnext(deps: ErpnextParts): Promise<number> {
  await beginDue(deps);
  const now = deps.clock.now();
  const run = await claimRun(deps.database, { now: new Date(now), leaseEnds: new Date(now + LEASE_MS) });
  if (run === undefined) return 0;
  const connection = await connectionNow(deps.database);
  if (connection === undefined || run.part === null) return 0;
  await (run.state === 'writing'
    ? writeDifferences(deps, run, connection)
    : readPage(deps, { ...run, part: run.part }, connection));
  return 1;
}

/** Begins a run by hand, in the name of who asks; also while the connection is off. */
export async function startRun(
  { database, clock }: Pick<ErpnextParts, 'database' | 'clock'>,
  kind: RunKind,
  { staffId, name }: StaffIdentity,
): Promise<Outcome<{ id: number }>> {
  const connection = await connectionNow(database);
  if (connection === undefined) return refused('staff_erpnext_unknown', {});
  if (readParts(connection.settings).length === 0) return refused('staff_erpnext_nothing_in', {});
  const id = await commitTogether(database, (transaction) =>
    begin(transaction, connection, { kind, staffId, name, now: clock.now() }),
  );
  return id === undefined ? refused('staff_erpnext_busy', {}) : accepted({ id });
}

/** Ends a run under way. */
export function stopRun(
  { database, clock }: Pick<ErpnextParts, 'database' | 'clock'>,
  id: number,
): Promise<Outcome<{ id: number }>> {
  return inTransaction<Outcome<{ id: number }>>(database, async (transaction) => {
    const keep = await endRun(transaction, id, { state: 'done', at: new Date(clock.now()) });
    return { keep, value: keep ? accepted({ id }) : refused('staff_erpnext_run_unknown', {}, 'id') };
  });
}
