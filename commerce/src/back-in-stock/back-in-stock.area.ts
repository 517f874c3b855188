import type { Area, AreaDependencies } from '../area.ts';
import { availableAgainEndpoint } from './frappe-available-again.endpoint.ts';
import { sendNoticesJob } from './send-notices.job.ts';
import { stockNoticeRoute } from './stock-notice.route.ts';
import { stopNotices } from './stop-notices.usecase.ts';

export interface BackInStockArea extends Area {
  /** No more notices to an address. */
  readonly stopNotices: (email: string) => Promise<void>;
}

/** Back-in-stock notices. */
export function createBackInStockArea(deps: AreaDependencies): BackInStockArea {
  return {
    endpoints: [availableAgainEndpoint(deps)],
    routes: [stockNoticeRoute(deps)],
    jobs: [sendNoticesJob(deps)],
    stopNotices: (email) => stopNotices(deps.database, email),
  };
}
