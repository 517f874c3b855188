import type { Area, AreaDependencies } from '../area.ts';
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
import type { OrdersServices } from './orders-dependencies.ts';
import { proFormaRoute } from './pro-forma/pro-forma.route.ts';
import {
  frappeInvoiceEndpoint,
  frappeOrderEndpoint,
  frappeOrdersEndpoint,
} from './frappe-orders.endpoint.ts';
export { createOrderService } from './order-service.ts';

/** Orders after they were placed: lifecycle, tracking, cancellation, documents. */
export function createOrdersArea(shared: AreaDependencies, services: OrdersServices): Area {
  const deps = { ...shared, ...services };
  return {
    endpoints: [
      trackOrderEndpoint(deps),
      cancelOrderEndpoint(deps),
      confirmOrderEndpoint(deps),
      resendConfirmationEndpoint(deps),
      correctEmailEndpoint(deps),
      myOrdersEndpoint(deps),
      downloadsEndpoint(deps),
      frappeOrdersEndpoint(deps),
      frappeOrderEndpoint(deps),
      frappeInvoiceEndpoint(deps),
      frappeDocumentEndpoint(deps),
    ],
    routes: [proFormaRoute(deps)],
    jobs: dueOrderJobs(deps),
  };
}
