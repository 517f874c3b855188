import type { Gauges } from '../http/gauges.ts';

interface JobFigures {
  runs: number;
  failures: number;
  seconds: number;
  rows: number;
  /** Seconds of Unix time; 0: not yet. */
  lastSuccess: number;
  last: LastRun | undefined;
  lastFailure: { readonly at: Date; readonly why: string } | undefined;
}

interface LastRun {
  readonly at: Date;
  readonly seconds: number;
}

/** How one job did on this node since its start. */
export interface JobReport {
  readonly job: string;
  readonly runs: number;
  readonly failures: number;
  /** Rows it took care of. */
  readonly work: number;
  readonly lastRun: LastRun | undefined;
  readonly lastSuccessAt: Date | undefined;
  readonly lastFailure: { readonly at: Date; readonly why: string } | undefined;
}

/** Counts the runs of jobs, their failures, time and work. */
export interface JobStats {
  ran(job: string, seconds: number, rows: number): void;
  failed(job: string, seconds: number, error: unknown): void;
  readonly reports: () => readonly JobReport[];
  readonly gauges: Gauges;
}

/** A name as a label: words joined by underscores. */
const labelOf = (job: string) => job.replaceAll(/[^a-z0-9]+/gi, '_');

const untouched = (): JobFigures => ({
  runs: 0,
  failures: 0,
  seconds: 0,
  rows: 0,
  lastSuccess: 0,
  last: undefined,
  lastFailure: undefined,
});

/** The first line of what went wrong, without addresses of persons. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .split('\n', 1)
    .join('')
    .replaceAll(/\S+@\S+/g, '…')
    .slice(0, 300);

/** A job as it is counted; without a period where nobody asks for it. */
interface CountedJob {
  readonly name: string;
  readonly everyMs?: number;
}

export function createJobStats(jobs: readonly CountedJob[], now: () => number): JobStats {
  const figures = new Map<string, JobFigures>(jobs.map(({ name }) => [labelOf(name), untouched()]));
  const count = (job: string, seconds: number): JobFigures | undefined => {
    const one = figures.get(labelOf(job));
    if (one === undefined) return undefined;
    one.runs += 1;
    one.seconds += seconds;
    one.last = { at: new Date(now()), seconds };
    return one;
  };
  const each = (pick: (one: JobFigures) => number) =>
    Object.fromEntries([...figures].map(([name, one]) => [name, pick(one)]));
  const names = {
    job_runs_total: 'Runs of background jobs on this node',
    job_failures_total: 'Runs that failed',
    job_seconds_total: 'Time spent in runs',
    job_rows_total: 'Rows that runs took care of',
    job_last_success_timestamp_seconds: 'When a run last succeeded; 0: not since the start',
    job_period_seconds: 'Pause between runs when there is nothing to do',
  };
  return {
    ran(job, seconds, rows) {
      const one = count(job, seconds);
      if (one === undefined) return;
      one.rows += rows;
      one.lastSuccess = now() / 1000;
    },
    failed(job, seconds, error) {
      const one = count(job, seconds);
      if (one === undefined) return;
      one.failures += 1;
      one.lastFailure = { at: new Date(now()), why: reasonOf(error) };
    },
    reports: () =>
      [...figures].map(([job, { runs, failures, rows, last, lastSuccess, lastFailure }]) => ({
        job,
        runs,
        failures,
        work: rows,
        lastRun: last,
        lastSuccessAt: lastSuccess === 0 ? undefined : new Date(lastSuccess * 1000),
        lastFailure,
      })),
    gauges: {
      help: names,
      labels: Object.fromEntries(Object.keys(names).map((name) => [name, 'name'])),
      read: async () => ({
        job_runs_total: each(({ runs }) => runs),
        job_failures_total: each(({ failures }) => failures),
        job_seconds_total: each(({ seconds }) => seconds),
        job_rows_total: each(({ rows }) => rows),
        job_last_success_timestamp_seconds: each(({ lastSuccess }) => lastSuccess),
        job_period_seconds: Object.fromEntries(
          jobs.map(({ name, everyMs = 0 }) => [labelOf(name), everyMs / 1000]),
        ),
      }),
    },
  };
}
