import { linePictureSchema } from '../cart/quote.ts';
import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { withdrawalCodes } from '../orders/orders.refusals.ts';
import { operation } from '../platform/operation.ts';

/** A declaration of withdrawal as received. Times in ISO 8601 UTC, dates "YYYY-MM-DD" in Italian time. */
export const withdrawalReceiptSchema = z.object({
  number: z.string(),
  declared_at: z.string(),
  /** Name of the person who declared it, and address of the confirmation. */
  name: z.string(),
  email: z.string(),
  reason: z.string().nullable(),
  lines: z.array(z.object({ sku: z.string(), name: z.string(), options: z.string(), qty: z.number() })),
  /** Last day to send the goods back; null when nothing had been shipped. */
  send_back_by: z.string().nullable(),
  /** The refund in euros; null when nothing was paid. */
  refund: z.number().nullable(),
  /** Last day for the refund. */
  refund_by: z.string(),
  /** When the goods came back; null before. */
  received_at: z.string().nullable(),
});
export type WithdrawalReceipt = z.output<typeof withdrawalReceiptSchema>;

/**
 * Whether an order can be withdrawn from: no longer (`ended`), never (`excluded`), done (`withdrawn`),
 * nothing to withdraw from (`closed`).
 */
export const withdrawalStatuses = ['open', 'ended', 'excluded', 'withdrawn', 'closed'] as const;
export const withdrawalStatusSchema = z.enum(withdrawalStatuses);
export type WithdrawalStatus = z.output<typeof withdrawalStatusSchema>;

/** An order for the withdrawal page. */
export const withdrawalViewSchema = z.object({
  order_number: z.string(),
  order_token: z.string(),
  placed_at: z.string(),
  /** Name of the buyer. */
  name: z.string(),
  email: z.string(),
  standing: withdrawalStatusSchema,
  /** The refund if everything left is withdrawn from, in euros; null when nothing was paid. */
  refund: z.number().nullable(),
  /** Last day to withdraw; null while something has not been delivered. */
  last_day: z.string().nullable(),
  lines: z.array(
    z.object({
      position: z.number(),
      sku: z.string(),
      name: z.string(),
      options: z.string(),
      picture: linePictureSchema.nullable(),
      qty: z.number(),
      /** Pieces that can still be withdrawn from. */
      left: z.number(),
      /** Made to measure: no right of withdrawal (Codice del consumo, art. 59). */
      custom_made: z.boolean(),
    }),
  ),
  /** Oldest first. */
  declarations: z.array(withdrawalReceiptSchema),
});
export type WithdrawalView = z.output<typeof withdrawalViewSchema>;

/**
 * How an order is identified: by its link; by number and e-mail address; with Jwt by the number of one's own
 * order.
 */
const namedOrder = {
  order_token: z.string().max(200).optional(),
  order_number: z.string().trim().max(40).optional(),
  order_email: z.string().trim().max(254).optional(),
};

/** What of an order can be withdrawn from, and until when. */
export const openWithdrawalOperation = operation({
  name: 'withdrawals.open',
  verb: 'POST',
  path: '/api/method/casamaestra.withdrawals.open',
  aliases: [],
  envelope: 'message',
  summary: 'What of an order can be withdrawn from, and until when',
  input: z.object(namedOrder),
  output: withdrawalViewSchema,
  refusals: [
    ...inputCodes,
    'login_ended',
    'order_number_required',
    'order_email_required',
    'order_unknown',
    'searches_exceeded',
  ],
});

/**
 * Declares the withdrawal from an order, in full or in part; confirmed by mail (Codice del consumo, art.
 * 54-bis).
 */
export const declareWithdrawalOperation = operation({
  name: 'withdrawals.declare',
  verb: 'POST',
  path: '/api/method/casamaestra.withdrawals.declare',
  aliases: [],
  envelope: 'message',
  summary: 'Declare the withdrawal from an order',
  input: z.object({
    ...namedOrder,
    /** Idempotency key: the same key always returns the same declaration. */
    idempotency_key: z.uuid(),
    name: z.string().trim().max(160),
    /** Address for the confirmation. */
    email: z.string().trim().max(254),
    /** Pieces by position of the line; absent: everything possible. */
    lines: z
      .array(z.object({ position: z.int().min(1).max(1000), qty: z.int().min(0).max(1_000_000) }))
      .max(200)
      .optional(),
    reason: z.string().trim().max(500).optional(),
  }),
  output: withdrawalViewSchema.extend({ declared: z.string() }),
  refusals: [
    ...inputCodes,
    'login_ended',
    'order_number_required',
    'order_email_required',
    'order_unknown',
    'searches_exceeded',
    ...withdrawalCodes,
    'email_invalid',
    'tries_exceeded',
  ],
});
