import { z } from 'zod';
import { paymentMethodSchema } from '../checkout/place-order.ts';
import { staffOperation } from './staff-operation.ts';

/**
 * `by_hand`: a transfer that a person sends. `refused`: the gateway did not carry it out. `sending`: asked for, or about
 * to be. `done`: the money left.
 */
export const refundStates = ['refused', 'by_hand', 'sending', 'done'] as const;

const refundSchema = z.object({
  id: z.number(),
  order_number: z.string(),
  /** In euros, as all amounts. */
  amount: z.number(),
  reason: z.string(),
  state: z.enum(refundStates),
  /** Paid twice or too late: the order keeps its sums. */
  surplus: z.boolean(),
  method: paymentMethodSchema,
  gateway: z.string().nullable(),
  /** What the gateway last said against it. */
  message: z.string().nullable(),
  reference: z.string().nullable(),
  tries: z.number(),
  next_try_at: z.string().nullable(),
  at: z.string(),
  changed_at: z.string(),
  /** Of the payment: what arrived, what went back, what is left besides everything that is on its way back. */
  captured: z.number(),
  refunded: z.number(),
  remaining: z.number(),
  /** Whom a transfer goes back to; null: it goes by the gateway. */
  payee: z.string().nullable(),
  /** The account it came from; null: no statement had it. In part for who does not see the bank, as `account`. */
  iban: z.string().nullable(),
  /** The account it goes to, or went to, where one is named. */
  account: z.string().nullable(),
  /** An account was asked for, and another person has not agreed yet. */
  account_waits: z.boolean(),
});
export type StaffRefund = z.output<typeof refundSchema>;

const id = z.number().int().positive().max(2_147_483_647);
const edit = { subject: 'refunds', needs: 'edit' } as const;

/** Those somebody has to do something about first, then the newest. */
export const refundsOperation = staffOperation({
  name: 'refunds.list',
  permission: { subject: 'refunds', needs: 'view' },
  summary: 'Refunds that are not done yet, or done ones, 50 a page',
  input: z.object({
    done: z.boolean().default(false),
    /** `next` of the page before. */
    after: z.number().int().min(0).max(1_000_000).optional(),
  }),
  output: z.object({ rows: z.array(refundSchema), next: z.number().nullable() }),
});

/** By transfer, or in the gateway's own pages: what the shop itself did not send. */
export const confirmRefundOperation = staffOperation({
  name: 'refunds.confirm',
  permission: edit,
  summary: 'The money of a refund was sent by a person',
  input: z.object({
    id,
    /** Number of the transfer, or what the gateway calls it. */
    reference: z.string().trim().min(1).max(140),
  }),
  output: z.object({ id: z.number() }),
  refusals: ['staff_refund_closed', 'staff_refund_account_waits', 'staff_refund_account_needed'],
});

/** The payer's own is taken at once, any other waits for a second person. */
export const refundAccountOperation = staffOperation({
  name: 'refunds.account',
  permission: { subject: 'other_account', needs: 'ask' },
  summary: 'Name the account a refund goes to by transfer',
  input: z.object({
    id,
    iban: z.string().trim().min(1).max(60),
    reason: z.string().trim().min(1).max(300),
  }),
  output: z.object({ waits_for: z.enum(['nobody', 'another_person', 'time']) }),
  refusals: ['staff_refund_closed', 'staff_iban_wrong', 'staff_refund_account_waits'],
});

export const decideRefundAccountOperation = staffOperation({
  name: 'refunds.decide_account',
  permission: { subject: 'other_account', needs: 'edit' },
  summary: "Agree to another account than the payer's, or refuse it",
  input: z.object({
    id,
    approve: z.boolean(),
    reason: z.string().trim().max(300).optional(),
  }),
  output: z.object({ id: z.number() }),
  refusals: [
    'staff_approval_unknown',
    'staff_approval_decided',
    'staff_other_person_needed',
    'staff_approval_early',
    'staff_refund_closed',
  ],
});

/** Its records are read first: what it carried out already is not sent twice. */
export const retryRefundOperation = staffOperation({
  name: 'refunds.retry',
  permission: edit,
  summary: 'Ask the gateway once more for a refund it did not carry out',
  input: z.object({ id }),
  output: z.object({ id: z.number() }),
  refusals: ['staff_refund_closed'],
});
