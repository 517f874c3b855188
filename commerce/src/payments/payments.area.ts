import type { Area, SellingParts } from '../area.ts';
import type { OrderDesk, PaymentDesk } from '../desks.ts';
import { reconcileJob } from './attempts/reconcile.job.ts';
import { createGateways } from './gateways.ts';
import { inboxJob } from './inbox/inbox.job.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { createInbox } from './inbox/inbox.ts';
import { createPaymentDesk } from './payment-desk.ts';
import type { PaymentParts } from './payment-parts.ts';
import { refundsJob } from './refunds/refunds.job.ts';

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
    endpoints: [],
    routes: inboxRoutes(own, inbox),
    jobs: [inboxJob(own, inbox), reconcileJob(own), refundsJob(own)],
  };
}
