import type { Gauges } from '../http/gauges.ts';

interface JobFigures {
  runs: number;
  failures: number;
  seconds: number;
  rows: number;
  /** Seconds of Unix time; 0: not yet. */
  lastSuccess: number;
}

/** Counts the runs of jobs, their failures, time and work. */
export interface JobStats {
  ran(job: string, seconds: number, rows: number): void;
  failed(job: string, seconds: number): void;
  readonly gauges: Gauges;
}

/** A name as a label: words joined by underscores. */
const labelOf = (job: string) => job.replaceAll(/[^a-z0-9]+/gi, '_');

export function createJobStats(jobs: readonly { readonly name: string }[], now: () => number): JobStats {
  const figures = new Map<string, JobFigures>(
    jobs.map(({ name }) => [labelOf(name), { runs: 0, failures: 0, seconds: 0, rows: 0, lastSuccess: 0 }]),
  );
  const count = (job: string, seconds: number): JobFigures | undefined => {
    const one = figures.get(labelOf(job));
    if (one === undefined) return undefined;
    one.runs += 1;
    one.seconds += seconds;
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
  };
  return {
    ran(job, seconds, rows) {
      const one = count(job, seconds);
      if (one === undefined) return;
      one.rows += rows;
      one.lastSuccess = now() / 1000;
    },
    failed(job, seconds) {
      const one = count(job, seconds);
      if (one !== undefined) one.failures += 1;
    },
    gauges: {
      help: names,
      labels: Object.fromEntries(Object.keys(names).map((name) => [name, 'name'])),
      read: async () => ({
        job_runs_total: each(({ runs }) => runs),
        job_failures_total: each(({ failures }) => failures),
        job_seconds_total: each(({ seconds }) => seconds),
        job_rows_total: each(({ rows }) => rows),
        job_last_success_timestamp_seconds: each(({ lastSuccess }) => lastSuccess),
      }),
    },
  };
}
