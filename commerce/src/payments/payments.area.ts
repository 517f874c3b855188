import type { TransferDetails } from '@casamaestra/contract/checkout/place-order.ts';
import type { Area } from '../area.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { staffPaymentEndpoints } from './back-office/staff-payments.endpoint.ts';
import { creditEndpoints } from './transfer/credits.endpoint.ts';
import type { OrderService, PaymentService } from '../services.ts';
import { retryPaymentEndpoint } from './retry/retry-payment.endpoint.ts';
import { reconcileJob } from './attempts/reconcile.job.ts';
import { createGateways } from './gateways.ts';
import { undoClose } from './transfer/undo-close.ts';
import { undoSplit } from './transfer/split-credit.usecase.ts';
import { webhooksJob } from './webhooks/webhooks.job.ts';
import { webhookRoutes } from './webhooks/webhooks.routes.ts';
import { createWebhookQueue } from './webhooks/webhook-queue.ts';
import { createPaymentService } from './payment-service.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { gestpayCheckEndpoint, gestpayResultEndpoint } from './frappe/frappe-gestpay.endpoint.ts';
import { stripeWebhookEndpoint } from './frappe/frappe-stripe-webhook.endpoint.ts';
import { refundsJob } from './refunds/refunds.job.ts';
import { transferDetails } from './transfer/transfer-details.ts';
import type { AwaitedTransfer } from '../orders/orders-dependencies.ts';
import { paymentCallbackEndpoint } from './callback/payment-callback.endpoint.ts';

export interface PaymentsArea extends Area {
  readonly service: PaymentService;
  /** What somebody needs to pay by bank transfer. */
  readonly transferDetails: (transfer: AwaitedTransfer) => TransferDetails;
}

/** Payments: endpoints, webhook routes, jobs, and the service for other areas. */
export function createPaymentsArea(deps: StaffDependencies, orders: OrderService): PaymentsArea {
  const own: PaymentDependencies & StaffDependencies = { ...deps, orders, gateways: createGateways(deps) };
  const inbox = createWebhookQueue(own);
  return {
    service: createPaymentService(own),
    transferDetails: (transfer) => transferDetails(deps.config, transfer),
    endpoints: [
      retryPaymentEndpoint(own),
      paymentCallbackEndpoint(own),
      gestpayResultEndpoint(own),
      gestpayCheckEndpoint(own),
      stripeWebhookEndpoint(own, inbox),
      ...creditEndpoints(own),
      ...staffPaymentEndpoints(own),
    ],
    undo: [undoSplit, undoClose],
    routes: webhookRoutes(own, inbox),
    jobs: [webhooksJob(own, inbox), reconcileJob(own), refundsJob(own)],
  };
}
