import type { Area, SellingParts } from '../area.ts';
import { availableAgainEndpoint } from './frappe-available-again.endpoint.ts';
import { sendNoticesJob } from './send-notices.job.ts';

/** Telling people that an article is back. */
export function createBackInStockArea(parts: SellingParts): Area {
  return { endpoints: [availableAgainEndpoint(parts)], jobs: [sendNoticesJob(parts)] };
}
