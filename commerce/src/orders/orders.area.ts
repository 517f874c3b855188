import type { Area, SellingParts } from '../area.ts';
import { dueOrderJobs } from './due-orders.job.ts';
import {
  cancelOrderEndpoint,
  confirmOrderEndpoint,
  correctEmailEndpoint,
  downloadsEndpoint,
  myOrdersEndpoint,
  resendConfirmationEndpoint,
  trackOrderEndpoint,
} from './orders.endpoint.ts';
import { frappeDocumentEndpoint } from './frappe-document.endpoint.ts';
import type { OrdersNeighbours } from './orders-parts.ts';
import { proFormaRoute } from './pro-forma/pro-forma.route.ts';
import {
  providerInvoiceEndpoint,
  providerOrderEndpoint,
  providerOrdersEndpoint,
} from './provider-orders.endpoint.ts';
export { createOrderDesk } from './order-desk.ts';

/** Orders after they were placed: lifecycle, tracking, cancelling, downloads. */
export function createOrdersArea(selling: SellingParts, neighbours: OrdersNeighbours): Area {
  const parts = { ...selling, ...neighbours };
  return {
    endpoints: [
      trackOrderEndpoint(parts),
      cancelOrderEndpoint(parts),
      confirmOrderEndpoint(parts),
      resendConfirmationEndpoint(parts),
      correctEmailEndpoint(parts),
      myOrdersEndpoint(parts),
      downloadsEndpoint(parts),
      providerOrdersEndpoint(parts),
      providerOrderEndpoint(parts),
      providerInvoiceEndpoint(parts),
      frappeDocumentEndpoint(parts),
    ],
    routes: [proFormaRoute(parts)],
    jobs: dueOrderJobs(parts),
  };
}
