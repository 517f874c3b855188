import type { AreaDependencies } from '../area.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import { sendNotices } from './send-notices.usecase.ts';

export function sendNoticesJob(deps: AreaDependencies): Job {
  return { name: 'stock-notices', everyMs: 60_000, run: () => sendNotices(deps) };
}
