import { stripeWebhookOperation } from '@casamaestra/contract/payments/frappe-payments.operations.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { WebhookQueue } from '../webhooks/webhook-queue.ts';
import { receiveWebhook } from '../webhooks/receive-webhook.usecase.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';

const answers = {
  forged: { status: 'Error', text: 'webhookForged' },
  ignored: { status: 'Ignored', text: 'webhookIgnored' },
  duplicate: { status: 'Success', text: 'webhookKnown' },
  taken: { status: 'Success', text: 'webhookTaken' },
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
      const { status, text } = answers[await receiveWebhook(deps, inbox, { name: 'stripe' }, message)];
      return accepted({ status, message: answerTexts(caller.language)[text] });
    },
  };
}
