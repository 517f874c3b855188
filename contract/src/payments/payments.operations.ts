import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { gatewayNameSchema, paymentMethodSchema, paymentStepSchema } from '../checkout/place-order.ts';
import { noticeShape } from '../platform/notices.ts';
import { operation } from '../platform/operation.ts';
import { paymentNotices } from './payment.notices.ts';

/** Payment status of an order as shown to the shopper. */
export const paymentStatusSchema = z.enum(['none', 'waiting', 'pending', 'paid', 'failed', 'refunded']);
export type PaymentStatus = z.output<typeof paymentStatusSchema>;

/** A new payment attempt for an unpaid order, with the same or another method. */
export const payAgainOperation = operation({
  name: 'payments.payAgain',
  verb: 'POST',
  path: '/api/method/casamaestra.payments.pay_again',
  aliases: [],
  envelope: 'message',
  summary: 'Pay an order that is not paid yet',
  input: z.object({
    order_token: z.string().max(200),
    payment_method: paymentMethodSchema,
    /** Absent: the previous one, else the first that offers the method. */
    payment_gateway: gatewayNameSchema.optional(),
  }),
  output: z.object({ order_number: z.string(), total: z.number(), payment: paymentStepSchema }),
  refusals: [
    ...inputCodes,
    'order_of_payment_unknown',
    'payment_not_offered',
    'payment_tries_exceeded',
    'order_not_payable',
    'payment_pending',
  ],
});

/**
 * To be called when the browser returns from the gateway. The URL is only a hint: the gateway is asked before
 * the answer.
 */
export const paymentReturnOperation = operation({
  name: 'payments.return',
  verb: 'POST',
  path: '/api/method/casamaestra.payments.payment_return',
  aliases: [],
  envelope: 'message',
  summary: 'Check a payment after the return from the gateway',
  input: z.object({
    /** Query of the callback URL. */
    query: z.string().max(2000).optional(),
    /** The same, parsed by the client: gateway, its payment id, secret of the attempt. */
    gateway: gatewayNameSchema.optional(),
    reference: z.string().max(120).optional(),
    secret: z.string().max(300).optional(),
    /**
     * The order the browser was paying, for services whose answer does not name it; ignored by all others.
     */
    order_token: z.string().max(200).optional(),
  }),
  output: z.object({
    order_number: z.string(),
    order_token: z.string(),
    payment: paymentStatusSchema,
    /** Why it failed, as a sentence; null when it did not. */
    message: z.string().nullable(),
    /** The same as a code with its facts. */
    reason: z.object(noticeShape(paymentNotices)).nullable(),
  }),
  refusals: [...inputCodes, 'payment_unknown', 'returns_exceeded'],
});
