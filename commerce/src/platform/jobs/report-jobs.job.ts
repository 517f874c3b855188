import { hostname } from 'node:os';
import type { Config } from '../config/read-config.ts';
import { isDatabaseOutage } from '../database/database-outage.ts';
import type { Database } from '../database/connection.ts';
import type { Job } from './job-runner.ts';
import type { JobReport } from './job-stats.ts';
import { forgetSilentNodes, putJobReports, withdrawJobReports } from './job-reports.queries.ts';

const EVERY_MS = 15_000;
const DAY_MS = 24 * 3_600_000;

/** The name of this process among the nodes of a shop; the same after a restart. */
export const nodeName = ({ role, port }: Pick<Config, 'role' | 'port'>): string =>
  `${hostname()} ${role}:${port}`;

interface Reporting {
  readonly database: Database;
  readonly node: string;
  readonly reports: () => readonly JobReport[];
}

/**
 * Writes down how the jobs of this node do, so that whoever asks any node sees all of them. Figures are those since its
 * start; one that is not written for a while is told as silent, one that closes in order withdraws them.
 */
export function reportJobsJob({ database, node, reports }: Reporting): Job {
  const startedAt = new Date();
  return {
    name: 'report-jobs',
    everyMs: EVERY_MS,
    of: 'node',
    async run() {
      const now = new Date();
      try {
        await putJobReports(database, { node, startedAt, toldAt: now }, reports());
        await forgetSilentNodes(database, new Date(now.getTime() - DAY_MS));
      } catch (error) {
        // Whoever waits for the database is told so by the jobs themselves.
        if (!isDatabaseOutage(error)) throw error;
      }
      return 0;
    },
    atEnd: () => withdrawJobReports(database, { node, startedAt }),
  };
}
