import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { JobReport } from './job-stats.ts';

interface Node {
  readonly node: string;
  readonly startedAt: Date;
  readonly toldAt: Date;
}

/** Replaces what a node said of its jobs. */
export async function putJobReports(
  database: Database,
  { node, startedAt, toldAt }: Node,
  reports: readonly JobReport[],
): Promise<void> {
  const rows = reports.map(({ job, runs, failures, work, lastRun, lastSuccessAt, lastFailure }) => ({
    job,
    runs,
    failures,
    work,
    last_run_at: lastRun?.at.toISOString() ?? null,
    last_run_ms: lastRun === undefined ? null : Math.round(lastRun.seconds * 1000),
    last_success_at: lastSuccessAt?.toISOString() ?? null,
    last_failure_at: lastFailure?.at.toISOString() ?? null,
    last_error: lastFailure?.why ?? null,
  }));
  await sql`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (
        job text, runs bigint, failures bigint, work bigint, last_run_at timestamptz, last_run_ms integer,
        last_success_at timestamptz, last_failure_at timestamptz, last_error text)),
    gone as (delete from job_report where node = ${node} and job not in (select job from told))
    insert into job_report (node, started_at, told_at, job, runs, failures, work, last_run_at, last_run_ms,
                            last_success_at, last_failure_at, last_error)
    select ${node}, ${startedAt}, ${toldAt}, told.* from told
        on conflict (node, job) do update set
           started_at = excluded.started_at, told_at = excluded.told_at, runs = excluded.runs,
           failures = excluded.failures, work = excluded.work, last_run_at = excluded.last_run_at,
           last_run_ms = excluded.last_run_ms, last_success_at = excluded.last_success_at,
           last_failure_at = excluded.last_failure_at, last_error = excluded.last_error`.execute(database);
}

/** A node that closes is no longer told; what its successor of the same name already said stays. */
export async function withdrawJobReports(
  database: Database,
  { node, startedAt }: Pick<Node, 'node' | 'startedAt'>,
): Promise<void> {
  await database
    .deleteFrom('job_report')
    .where('node', '=', node)
    .where('started_at', '=', startedAt)
    .execute();
}

/** Nodes that said nothing since then are no longer told. */
export async function forgetSilentNodes(database: Database, since: Date): Promise<void> {
  await database.deleteFrom('job_report').where('told_at', '<', since).execute();
}

/** What every node says of its jobs. */
export const selectJobReports = (database: Database) =>
  database.selectFrom('job_report').selectAll().orderBy('node').orderBy('job').execute();
