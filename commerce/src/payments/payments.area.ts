import type { Area, SellingParts } from '../area.ts';
import type { OrderDesk, PaymentDesk } from '../desks.ts';
import { payAgainEndpoint } from './again/pay-again.endpoint.ts';
import { reconcileJob } from './attempts/reconcile.job.ts';
import { createGateways } from './gateways.ts';
import { inboxJob } from './inbox/inbox.job.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { createInbox } from './inbox/inbox.ts';
import { createPaymentDesk } from './payment-desk.ts';
import type { PaymentParts } from './payment-parts.ts';
import { gestpayCheckEndpoint, gestpayResultEndpoint } from './provider/gestpay.endpoint.ts';
import { stripeWebhookEndpoint } from './provider/stripe-webhook.endpoint.ts';
import { refundsJob } from './refunds/refunds.job.ts';
import { paymentReturnEndpoint } from './return/payment-return.endpoint.ts';

export { transferDetails } from './transfer/transfer-details.ts';

/** Payments, put together: what they answer, what they do by themselves, and what other areas ask of them. */
export function createPaymentsArea(
  parts: SellingParts,
  orders: OrderDesk,
): Area & { readonly desk: PaymentDesk } {
  const own: PaymentParts = { ...parts, orders, gateways: createGateways(parts) };
  const inbox = createInbox(own);
  return {
    desk: createPaymentDesk(own),
    endpoints: [
      payAgainEndpoint(own),
      paymentReturnEndpoint(own),
      gestpayResultEndpoint(own),
      gestpayCheckEndpoint(own),
      stripeWebhookEndpoint(own, inbox),
    ],
    routes: inboxRoutes(own, inbox),
    jobs: [inboxJob(own, inbox), reconcileJob(own), refundsJob(own)],
  };
}
