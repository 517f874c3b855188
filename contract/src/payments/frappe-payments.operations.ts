import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { operation } from '../platform/operation.ts';

const method = <const Name extends string>(name: Name) =>
  `/api/method/mymb_ecommerce.mymb_ecommerce.payment.${name}` as const;

/**
 * Axerve's callback parameters: `a` is the shop login, `b` the payment's token or id; or Status, paymentID
 * and paymentToken of its REST API. They are not trusted.
 */
const axerveQuery = z.object({
  a: z.string().max(60),
  b: z.string().max(300).optional(),
  Status: z.string().max(20).optional(),
  paymentID: z.string().max(300).optional(),
  paymentToken: z.string().max(300).optional(),
});

/** The payment according to Axerve, asked at this moment; an undecided one is "In progress". */
export const gestpayResultOperation = operation({
  name: 'payments.gestpayResult',
  verb: 'GET',
  path: method('gestpay_transaction_result'),
  aliases: [],
  envelope: 'message',
  summary: 'Take the result of a payment at Axerve',
  input: axerveQuery,
  output: z.object({ status: z.enum(['Success', 'In progress', 'Failed']), message: z.string().optional() }),
  refusals: [...inputCodes, 'payment_name_required', 'requests_exceeded'],
});

/** The payment status as stored by the shop. */
export const gestpayCheckOperation = operation({
  name: 'payments.gestpayCheck',
  verb: 'GET',
  path: method('gestpay_check_response'),
  aliases: [],
  envelope: 'message',
  summary: 'How a payment at Axerve stands',
  input: axerveQuery,
  output: z.object({ status: z.enum(['Success', 'In progress', 'Failed']) }),
  refusals: [...inputCodes, 'payment_name_required', 'requests_exceeded'],
});

/** A signed event of Stripe as the raw body, at the Frappe API's path. */
export const stripeWebhookOperation = operation({
  name: 'payments.stripeWebhook',
  verb: 'POST',
  path: method('stripe_webhook'),
  aliases: [],
  envelope: 'message',
  summary: 'Take a signed event of Stripe',
  input: z.object({}),
  output: z.object({ status: z.enum(['Success', 'Ignored', 'Error']), message: z.string() }),
  refusals: [],
});
