import type { Area, AreaDependencies } from '../area.ts';
import { availableAgainEndpoint } from './frappe-available-again.endpoint.ts';
import { sendNoticesJob } from './send-notices.job.ts';

/** Back-in-stock notices. */
export function createBackInStockArea(deps: AreaDependencies): Area {
  return { endpoints: [availableAgainEndpoint(deps)], jobs: [sendNoticesJob(deps)] };
}
