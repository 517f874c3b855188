import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import { selectJobReports } from './job-reports.queries.ts';

/** A node that wrote nothing for so long is silent: eight of its reports are missing. */
export const SILENT_MS = 120_000;

type Row = Awaited<ReturnType<typeof selectJobReports>>[number] & {
  /** It failed last. */
  readonly isFailing: boolean;
};

/** One node and how its jobs do. */
export interface NodeReport {
  readonly node: string;
  readonly startedAt: Date;
  readonly toldAt: Date;
  readonly isSilent: boolean;
  readonly jobs: readonly Row[];
}

/** Every node of the last day that did not close in order, with its jobs; those that failed last come first. */
export async function listJobReports(database: Database, clock: Clock): Promise<NodeReport[]> {
  const rows = (await selectJobReports(database)).map((row): Row => {
    const { last_failure_at: failed, last_success_at: succeeded } = row;
    return { ...row, isFailing: failed !== null && (succeeded === null || failed > succeeded) };
  });
  const nodes = Map.groupBy(rows, ({ node }) => node);
  return [...nodes].flatMap(([node, jobs]) => {
    const [first] = jobs;
    if (first === undefined) return [];
    const { started_at: startedAt, told_at: toldAt } = first;
    const isSilent = clock.now() - toldAt.getTime() > SILENT_MS;
    const inOrder = jobs.toSorted((one, other) => Number(other.isFailing) - Number(one.isFailing));
    return [{ node, startedAt, toldAt, isSilent, jobs: inOrder }];
  });
}
