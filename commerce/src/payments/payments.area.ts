import type { Area, AreaDependencies } from '../area.ts';
import type { OrderService, PaymentService } from '../services.ts';
import { retryPaymentEndpoint } from './retry/retry-payment.endpoint.ts';
import { reconcileJob } from './attempts/reconcile.job.ts';
import { createGateways } from './gateways.ts';
import { webhooksJob } from './webhooks/webhooks.job.ts';
import { webhookRoutes } from './webhooks/webhooks.routes.ts';
import { createWebhookQueue } from './webhooks/webhook-queue.ts';
import { createPaymentService } from './payment-service.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { gestpayCheckEndpoint, gestpayResultEndpoint } from './frappe/frappe-gestpay.endpoint.ts';
import { stripeWebhookEndpoint } from './frappe/frappe-stripe-webhook.endpoint.ts';
import { refundsJob } from './refunds/refunds.job.ts';
import { paymentCallbackEndpoint } from './callback/payment-callback.endpoint.ts';

export { transferDetails } from './transfer/transfer-details.ts';

/** Payments: endpoints, webhook routes, jobs, and the service for other areas. */
export function createPaymentsArea(
  deps: AreaDependencies,
  orders: OrderService,
): Area & { readonly service: PaymentService } {
  const own: PaymentDependencies = { ...deps, orders, gateways: createGateways(deps) };
  const inbox = createWebhookQueue(own);
  return {
    service: createPaymentService(own),
    endpoints: [
      retryPaymentEndpoint(own),
      paymentCallbackEndpoint(own),
      gestpayResultEndpoint(own),
      gestpayCheckEndpoint(own),
      stripeWebhookEndpoint(own, inbox),
    ],
    routes: webhookRoutes(own, inbox),
    jobs: [webhooksJob(own, inbox), reconcileJob(own), refundsJob(own)],
  };
}
