import { accepted } from '@casamaestra/contract/platform/operation.ts';
import { healthOperation, jobsOperation } from '@casamaestra/contract/staff/staff-health.operations.ts';
import type { Health, NodeState } from '@casamaestra/contract/staff/staff-health.operations.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { configurationSentence } from '@casamaestra/texts/staff/configuration-texts.ts';
import { dependencyName, dependencyWords } from '@casamaestra/texts/staff/dependency-texts.ts';
import type { Area } from '../area.ts';
import { listJobReports } from '../platform/jobs/list-job-reports.usecase.ts';
import type { NodeReport } from '../platform/jobs/list-job-reports.usecase.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { staffEndpoint } from '../staff/staff-endpoint.ts';
import { backupGauges } from './backup-gauges.ts';
import { createExamination } from './examine-running.usecase.ts';
import type { Examined } from './examine-running.usecase.ts';
import { importGauges } from './figures/import-gauges.ts';
import { salesGauges } from './figures/sales-gauges.ts';
import { queueGauges } from './queue-gauges.ts';

const at = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const nodeState = ({ node, startedAt, toldAt, isSilent, jobs }: NodeReport): NodeState => ({
  node,
  started_at: startedAt.toISOString(),
  told_at: toldAt.toISOString(),
  silent: isSilent,
  jobs: jobs.map((job) => ({
    job: job.job,
    runs: job.runs,
    failures: job.failures,
    work: job.work,
    last_run_at: at(job.last_run_at),
    last_run_ms: job.last_run_ms,
    last_success_at: at(job.last_success_at),
    last_failure_at: at(job.last_failure_at),
    last_error: job.last_error,
    failing: job.isFailing,
  })),
});

function healthIn(language: Language, { at: asked, findings, dependencies }: Examined): Health {
  const levels = new Set([...findings, ...dependencies].map(({ level }) => level));
  return {
    asked_at: asked.toISOString(),
    level: levels.has('error') ? 'error' : levels.has('warning') ? 'warning' : 'well',
    findings: findings.map(({ level, found }) => ({ level, says: configurationSentence(found, language) })),
    dependencies: dependencies.map(({ what, level, found }) => ({
      what,
      level,
      name: dependencyName(what, language),
      ...dependencyWords(found, language),
    })),
  };
}

/** How the shop does: its background jobs on every node, and what it depends on. */
export function createReadinessArea(deps: StaffDependencies): Area {
  const examine = createExamination(deps);
  return {
    gauges: [
      queueGauges(deps.database),
      backupGauges(deps.config.dataDir),
      salesGauges(deps.database, deps.clock),
      importGauges(deps.database),
    ],
    endpoints: [
      staffEndpoint(deps, jobsOperation, async () =>
        accepted((await listJobReports(deps.database, deps.clock)).map(nodeState)),
      ),
      staffEndpoint(deps, healthOperation, async (_, __, { language }) =>
        accepted(healthIn(language, await examine())),
      ),
    ],
  };
}
