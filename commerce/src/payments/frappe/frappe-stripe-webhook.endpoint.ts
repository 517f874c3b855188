import { stripeWebhookOperation } from '@casamaestra/contract/payments/frappe-payments.operations.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { WebhookQueue } from '../webhooks/webhook-queue.ts';
import { receiveWebhook } from '../webhooks/receive-webhook.usecase.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';

const answers = {
  forged: { status: 'Error', message: 'La firma non è valida.' },
  ignored: { status: 'Ignored', message: 'L’evento non riguarda un pagamento.' },
  duplicate: { status: 'Success', message: 'L’evento era già noto.' },
  taken: { status: 'Success', message: 'L’evento è stato preso in carico.' },
} as const;

/** The Frappe API's URL for Stripe events; only signed ones are accepted. */
export function stripeWebhookEndpoint(
  deps: PaymentDependencies,
  inbox: WebhookQueue,
): Endpoint<typeof stripeWebhookOperation> {
  return {
    operation: stripeWebhookOperation,
    rawBody: true,
    async answer({ body }, caller) {
      const header = (name: string) => caller.header(name) ?? '';
      const message = { query: new URLSearchParams(), body: String(body), header };
      return accepted(answers[await receiveWebhook(deps, inbox, { name: 'stripe' }, message)]);
    },
  };
}
