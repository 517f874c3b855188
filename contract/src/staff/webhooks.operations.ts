import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

const view = { subject: 'connections', needs: 'view' } as const;
const edit = { subject: 'connections', needs: 'edit' } as const;

/** What a program can be told of. */
export const webhookKinds = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.cancelled',
  'refund.made',
  'stock.changed',
  'customer.created',
] as const;
export type WebhookKind = (typeof webhookKinds)[number];
/** Sent when a person asks for it, to see whether anything arrives. */
export const webhookTestKind = 'webhook.test';

export const webhookSchema = z.object({
  id: z.number(),
  address: z.string(),
  kinds: z.array(z.enum(webhookKinds)),
  maker: z.string(),
  created_at: z.string(),
  /** Since when nothing arrived; null: the last message did. */
  failing_since: z.string().nullable(),
  off_because: z.enum(['failing', 'gone', 'person']).nullable(),
  waiting: z.number(),
});
export type Webhook = z.output<typeof webhookSchema>;

export const webhooksOperation = staffOperation({
  name: 'connections.webhooks',
  permission: view,
  summary: 'Addresses that are told what happens',
  input: z.object({}),
  output: z.array(webhookSchema),
});

/** The secret is in this answer only; the shop keeps it encrypted, because it signs with it. */
export const makeWebhookOperation = staffOperation({
  name: 'connections.make_webhook',
  permission: edit,
  summary: 'Tell an address what happens',
  input: z.object({
    address: z.string().trim().min(1).max(500),
    kinds: z.array(z.enum(webhookKinds)).min(1).max(webhookKinds.length),
  }),
  output: z.object({ webhook: webhookSchema, secret: z.string() }),
  refusals: ['staff_webhook_address', 'staff_webhook_private', 'staff_webhooks_full'],
});

const one = z.object({ id: z.number().int() });
const changed = z.object({ change: z.number().nullable() });

/** Other events from now on; its address and its secret stay. By what was seen: else `changed_meanwhile`. */
export const saveWebhookOperation = staffOperation({
  name: 'connections.save_webhook',
  permission: edit,
  summary: 'Tell an address of other events',
  input: z.object({
    id: z.number().int(),
    from: z.array(z.enum(webhookKinds)).max(webhookKinds.length),
    to: z.array(z.enum(webhookKinds)).min(1).max(webhookKinds.length),
  }),
  output: z.object({ change: z.number().nullable() }),
  refusals: ['staff_webhook_unknown', 'changed_meanwhile'],
});

export const switchWebhookOperation = staffOperation({
  name: 'connections.switch_webhook',
  permission: edit,
  summary: 'Switch an address off, or on again with what was waiting for it',
  input: one.extend({ on: z.boolean() }),
  output: changed,
  refusals: ['staff_webhook_unknown'],
});

export const removeWebhookOperation = staffOperation({
  name: 'connections.remove_webhook',
  permission: edit,
  summary: 'Tell an address nothing any more, and forget what was waiting for it',
  input: one,
  output: changed,
  refusals: ['staff_webhook_unknown'],
});

export const deliverySchema = z.object({
  id: z.number(),
  message_id: z.string(),
  kind: z.string(),
  at: z.string(),
  state: z.enum(['waiting', 'arrived', 'given_up']),
  tries: z.number(),
  tried_at: z.string().nullable(),
  /** Of a waiting one. */
  next_at: z.string().nullable(),
  answer_code: z.number().nullable(),
  error: z.string().nullable(),
  /** As it is sent, JSON. */
  body: z.string(),
});
export type WebhookDelivery = z.output<typeof deliverySchema>;

export const webhookLogOperation = staffOperation({
  name: 'connections.webhook_log',
  permission: view,
  summary: 'The last 100 messages to an address',
  input: one,
  output: z.array(deliverySchema),
});

export const sendAgainOperation = staffOperation({
  name: 'connections.send_again',
  permission: edit,
  summary: 'Send a message once more, under the same id',
  input: one,
  output: changed,
  refusals: ['staff_delivery_unknown'],
});

export const tryWebhookOperation = staffOperation({
  name: 'connections.try_webhook',
  permission: edit,
  summary: 'Send a test message; it is not repeated',
  input: one,
  output: z.object({ message_id: z.string() }),
  refusals: ['staff_webhook_unknown'],
});
