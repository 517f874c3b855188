import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  erpnextFaultsOperation,
  erpnextOperation,
  ErpnextRun,
} from '@casamaestra/contract/staff/erpnext.operations.ts';
import type { ErpnextParts } from './open-erpnext.ts';
import { faultsOfRun, lastRuns, runById } from '../reading/runs.queries.ts';
import type { Run } from '../reading/runs.queries.ts';
import { countSendings } from '../sending/documents.queries.ts';
import { connectionNow } from './connection.queries.ts';

const RUNS_SHOWN = 20;
const FAULTS_MOST = 10_000;

const presentRun = ({
  staffId: _staff,
  since: _since,
  skip: _skip,
  turn: _turn,
  tries: _tries,
  ...run
}: Run): ErpnextRun => {
  const { startedAt, endedAt, dueAt, importId, ...plain } = run;
  const isOpen = run.state === 'reading' || run.state === 'writing';
  return {
    ...plain,
    started_at: startedAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
    next_try_at: isOpen && run.failure !== null ? dueAt.toISOString() : null,
    import_id: importId,
  };
};

/** The connection as it is saved, to be opened; undefined: none. */
export const savedConnection = (database: ErpnextParts['database']): ReturnType<typeof connectionNow> =>
  connectionNow(database);

/** The connection without its key, and the last runs, newest first. */
export async function readConnection({
  database,
}: Pick<ErpnextParts, 'database'>): Promise<OperationOutput<typeof erpnextOperation>> {
  const [connection, runs, sent] = await Promise.all([
    connectionNow(database),
    lastRuns(database, RUNS_SHOWN),
    countSendings(database),
  ]);
  return {
    settings: connection?.settings ?? null,
    version: connection?.version ?? 0,
    key_ending: connection?.keyEnding ?? null,
    next_run_at: connection?.nextRunAt?.toISOString() ?? null,
    runs: runs.map(presentRun),
    waiting: sent.waiting,
    given_up: sent.givenUp,
  };
}

/** What a run left out. */
export async function readFaults(
  { database }: Pick<ErpnextParts, 'database'>,
  id: number,
): Promise<Outcome<OperationOutput<typeof erpnextFaultsOperation>>> {
  if ((await runById(database, id)) === undefined) return refused('staff_erpnext_run_unknown', {}, 'id');
  return accepted(await faultsOfRun(database, id, FAULTS_MOST));
}
