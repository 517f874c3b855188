import type { ConfiguredGateway } from '../../platform/gateways/gateway.ts';
import type {
  WebhookInbox,
  WebhookMessage,
  WebhookReceipt,
} from '../../platform/gateways/payment-gateway.ts';
import { sameSecret } from '../../platform/secrets/same-secret.ts';
import { findByReference } from '../attempts/payment.queries.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { storeHint, storeMessage } from './webhooks.queries.ts';
import type { WebhookQueue } from './webhook-queue.ts';

/** Hints for one payment that are processed at once; the job processes the rest. */
const PER_MINUTE = 20;
const MINUTE_MS = 60_000;

function inboxOf(
  { database, clock, allow }: PaymentDependencies,
  inbox: WebhookQueue,
  gateway: string,
): WebhookInbox {
  return {
    async event({ id: eventId, reference, transactionId, refund }) {
      const payload = { reference, transactionId, refund };
      const at = new Date(clock.now());
      const id = await storeMessage(database, { gateway, eventId, payload, at });
      if (id === undefined) return 'duplicate';
      inbox.processNow(id);
      return 'taken';
    },
    async hint({ reference, secret, status }) {
      const payment = await findByReference(database, gateway, reference);
      if (typeof payment?.secret !== 'string' || !sameSecret(secret, payment.secret)) return 'forged';
      const at = new Date(clock.now());
      const eventId = `hint:${reference}:${status}`;
      const id = await storeHint(database, { gateway, eventId, payload: { reference, status }, at });
      if (await allow(`${gateway}:${reference}`, { requests: PER_MINUTE, windowMs: MINUTE_MS }))
        inbox.processNow(id);
      return 'taken';
    },
  };
}

/** Handles a webhook of a gateway; 'forged' when the gateway is not configured. */
export async function receiveWebhook(
  deps: PaymentDependencies,
  inbox: WebhookQueue,
  { name }: Pick<ConfiguredGateway, 'name'>,
  message: WebhookMessage,
): Promise<WebhookReceipt> {
  const gateway = deps.gateways.open(name);
  return gateway === undefined ? 'forged' : gateway.receive(message, inboxOf(deps, inbox, name));
}
