import { z } from 'zod';
import { paymentMethods } from '../checkout/place-order.ts';
import { orderStateSchema } from '../orders/order-view.ts';
import type { PaymentFailureCode } from '../payments/payment.notices.ts';
import { staffOperation } from './staff-operation.ts';

/** Who may give money back sees how it came. Amounts in decimal euros; times in ISO 8601. No card data anywhere. */
const view = { subject: 'refunds', needs: 'view' } as const;
const ask = { subject: 'refunds', needs: 'ask' } as const;
const paymentId = z.number().int().positive().max(2_147_483_647);

/** Status of one attempt to pay an order, as the rules of payments know it. */
export const attemptStates = [
  'created',
  'started',
  'pending',
  'authorised',
  'captured',
  'failed',
  'cancelled',
] as const;

/** Why an attempt failed, by the codes of the shop. */
export const paymentFailures = [
  'payment_funds',
  'payment_expired',
  'payment_cvv',
  'payment_authentication',
  'payment_abandoned',
  'payment_denied',
  'payment_blocked',
  'payment_amount',
  'payment_generic',
  'payment_mismatch',
  'payment_unreachable',
] as const satisfies readonly PaymentFailureCode[];

/** What happened to an attempt, and what made the shop look: a notification, a schedule, a return, a person. */
export const paymentEventKinds = [
  'opened',
  'started',
  'refused',
  'returned',
  'notified',
  'reconciled',
  'replaced',
  'asked',
  'finished',
  'mismatch',
  'ended',
  'transferred',
  'refunded',
] as const;

const rowShape = {
  id: z.number(),
  order_number: z.string(),
  /** 1 for the first attempt to pay the order. */
  attempt: z.number(),
  at: z.string(),
  method: z.enum(paymentMethods),
  /** Null: by transfer. */
  gateway: z.string().nullable(),
  state: z.enum(attemptStates),
  amount: z.number(),
  captured: z.number(),
  refunded: z.number(),
  /** Code of why it failed; null: it has not. */
  failure: z.enum(paymentFailures).nullable(),
};
export const attemptRowSchema = z.object(rowShape);
export type AttemptRow = z.output<typeof attemptRowSchema>;

/** Attempts in pages of 50 by a cursor, newest first. */
export const staffPaymentsOperation = staffOperation({
  name: 'payments.list',
  permission: view,
  summary: 'Attempts to pay, filtered, 50 a page',
  input: z.object({
    states: z.array(z.enum(attemptStates)).max(attemptStates.length).optional(),
    methods: z.array(z.enum(paymentMethods)).max(paymentMethods.length).optional(),
    refunded: z.boolean().optional(),
    /** First and last day, "YYYY-MM-DD". */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** Number of the order, or the gateway's or our id of the payment; from its beginning. */
    text: z.string().trim().max(100).optional(),
    after: z.string().max(200).optional(),
  }),
  output: z.object({
    rows: z.array(attemptRowSchema),
    next: z.string().nullable(),
    count: z.object({ rows: z.number(), exact: z.boolean() }),
  }),
});

/** What came of a notification. `waiting`: it is tried again. */
export const noticeResults = [
  'waiting',
  'applied',
  'repeated',
  'no_payment',
  'unknown_at_gateway',
  'given_up',
] as const;

const noticeSchema = z.object({
  id: z.number(),
  gateway: z.string(),
  /** The gateway's id of what happened. */
  event: z.string(),
  received_at: z.string(),
  tries: z.number(),
  result: z.enum(noticeResults),
  /** The payment it is about; null: none of ours. */
  payment: z.object({ id: z.number(), order_number: z.string() }).nullable(),
});
export type PaymentNotice = z.output<typeof noticeSchema>;

export const staffPaymentSchema = z.object({
  ...rowShape,
  order_state: orderStateSchema,
  order_total: z.number(),
  authorised: z.number(),
  currency: z.string(),
  /** Our id of the payment, which the gateway knows too. */
  transaction_id: z.string(),
  /** The gateway's own id; null: it has not answered yet. */
  reference: z.string().nullable(),
  /** The gateway's code of the failure. */
  failure_code: z.string().nullable(),
  /** When the gateway is asked again by itself; null: it is not. */
  next_check_at: z.string().nullable(),
  /** Whether there is a gateway to ask. */
  can_ask: z.boolean(),
  events: z.array(
    z.object({
      at: z.string(),
      /** Null: of another kind. */
      kind: z.enum(paymentEventKinds).nullable(),
      state: z.enum(attemptStates),
      amount: z.number().nullable(),
      /** What the gateway said of a failure, or how its answer differs from what was asked for. */
      detail: z.string().nullable(),
    }),
  ),
  notices: z.array(noticeSchema),
  others: z.array(attemptRowSchema),
});
export type StaffPayment = z.output<typeof staffPaymentSchema>;

export const staffPaymentOperation = staffOperation({
  name: 'payments.read',
  permission: view,
  summary: 'An attempt with all that happened to it',
  input: z.object({ id: paymentId }),
  output: staffPaymentSchema,
  refusals: ['staff_payment_unknown'],
});

/** What the gateway says, beside what the shop has; the rules of payments decide what follows from it. */
export const askGatewayOperation = staffOperation({
  name: 'payments.ask',
  permission: ask,
  summary: 'Ask the gateway what became of an attempt',
  input: z.object({ id: paymentId }),
  output: z.object({
    payment: staffPaymentSchema,
    /** `unknown`: the gateway has no such payment. `refused`, `unreachable`: it did not say. */
    answer: z.object({
      kind: z.enum(['told', 'unknown', 'refused', 'unreachable']),
      state: z.enum(attemptStates).nullable(),
      amount: z.number().nullable(),
      currency: z.string().nullable(),
      /** Code of a failure or of the refusal. */
      code: z.string().nullable(),
    }),
    /** Whether the attempt has another status now. */
    changed: z.boolean(),
  }),
  refusals: ['staff_payment_unknown', 'staff_payment_without_gateway'],
});

/** Notifications of the gateways, newest first, 50 a page. `open`: waiting or without a payment. */
export const paymentNoticesOperation = staffOperation({
  name: 'payments.notices',
  permission: view,
  summary: 'Notifications of the gateways',
  input: z.object({
    open: z.boolean().optional(),
    /** `next` of the page before. */
    before: z.number().int().positive().optional(),
  }),
  output: z.object({ rows: z.array(noticeSchema), next: z.number().nullable() }),
});
