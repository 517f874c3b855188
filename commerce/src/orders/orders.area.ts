import type { Area } from '../area.ts';
import type { RepriceOrder } from '../cart/reprice-order.usecase.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import {
  staffOrderEndpoints,
  staffOrderSteps,
  staffRefundEndpoints,
} from './back-office/staff-orders.endpoint.ts';
import { boughtTogetherJob } from './bought-together.job.ts';
import { dueOrderJobs } from './due-orders.job.ts';
import {
  cancelOrderEndpoint,
  confirmOrderEndpoint,
  correctEmailEndpoint,
  withdrawLinksEndpoint,
  downloadsEndpoint,
  myOrdersEndpoint,
  resendConfirmationEndpoint,
  trackOrderEndpoint,
} from './orders.endpoint.ts';
import { staffCarrierEndpoints } from './carriers/staff-carriers.endpoint.ts';
import { undoCarrier, undoCarrierTemplate } from './carriers/undo-carriers.ts';
import { staffShipmentEndpoints } from './shipments/staff-shipments.endpoint.ts';
import { transportEndpoints } from './transport/transport.endpoint.ts';
import { undoTakeBack } from './weee/undo-take-back.ts';
import { weeeEndpoints } from './weee/weee.endpoint.ts';
import { undoOrderStep } from './undo-order-step.ts';
import { undoShipment } from './shipments/undo-shipment.ts';
import { orderLinesEndpoints } from './lines/order-lines.endpoint.ts';
import { frappeDocumentEndpoint } from './frappe-document.endpoint.ts';
import { noteFileRoute } from './notes/note-file.route.ts';
import { orderNoteEndpoints } from './notes/order-notes.endpoint.ts';
import { purgeNoteFilesJob } from './notes/purge-note-files.job.ts';
import { undoNoteFiles } from './notes/undo-note-files.ts';
import type { TransferDetails } from '@casamaestra/contract/checkout/place-order.ts';
import { awaitedTransfer } from './find-order.usecase.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrdersServices } from './orders-dependencies.ts';
import { wholeOrder } from './whole-order.usecase.ts';
import { proFormaRoute } from './pro-forma/pro-forma.route.ts';
import {
  frappeInvoiceEndpoint,
  frappeOrderEndpoint,
  frappeOrdersEndpoint,
} from './frappe-orders.endpoint.ts';
export { createOrderService } from './order-service.ts';

export interface OrdersArea extends Area {
  /** By its number. */
  readonly readOrder: (orderNumber: string) => Promise<OrderRecord | undefined>;
  /** Details of the bank transfer while one is waited for. */
  readonly awaitedTransfer: (order: OrderRecord) => TransferDetails | null;
}

/** Orders after they were placed: lifecycle, tracking, cancellation, documents. */
export function createOrdersArea(
  shared: StaffDependencies,
  services: OrdersServices,
  repriceOrder: RepriceOrder,
): OrdersArea {
  const deps = { ...shared, ...services };
  return {
    readOrder: (orderNumber) => wholeOrder(shared.database, orderNumber),
    awaitedTransfer: (order) => awaitedTransfer(order, deps),
    endpoints: [
      trackOrderEndpoint(deps),
      cancelOrderEndpoint(deps),
      confirmOrderEndpoint(deps),
      resendConfirmationEndpoint(deps),
      correctEmailEndpoint(deps),
      withdrawLinksEndpoint(deps),
      myOrdersEndpoint(deps),
      downloadsEndpoint(deps),
      frappeOrdersEndpoint(deps),
      frappeOrderEndpoint(deps),
      frappeInvoiceEndpoint(deps),
      frappeDocumentEndpoint(deps),
      ...staffOrderEndpoints(deps),
      ...staffOrderSteps(deps),
      ...orderLinesEndpoints({ ...deps, repriceOrder }),
      ...transportEndpoints(deps),
      ...weeeEndpoints(deps),
      ...orderNoteEndpoints(deps),
      ...staffRefundEndpoints(deps),
      ...staffShipmentEndpoints(deps),
      ...staffCarrierEndpoints(deps),
    ],
    undo: [undoOrderStep, undoShipment, undoCarrierTemplate, undoCarrier, undoNoteFiles, undoTakeBack],
    routes: [proFormaRoute(deps), noteFileRoute(deps)],
    jobs: [...dueOrderJobs(deps), boughtTogetherJob(deps), purgeNoteFilesJob(deps)],
  };
}
