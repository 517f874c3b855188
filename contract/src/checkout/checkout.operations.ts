import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { openOrderCodes, orderRequestCodes, placingCodes } from './checkout.refusals.ts';
import { operation } from '../platform/operation.ts';
import { paymentMethodSchema, placeOrderInputSchema, placedOrderSchema } from './place-order.ts';

/** Places an order atomically: lines, stock, coupons, payment attempt and mails in one transaction. Guest or Jwt. */
export const placeOrderOperation = operation({
  name: 'checkout.placeOrder',
  verb: 'POST',
  path: '/api/method/casamaestra.checkout.place_order',
  aliases: [],
  envelope: 'message',
  summary: 'Place an order (idempotent by idempotency_key)',
  input: placeOrderInputSchema,
  output: placedOrderSchema,
  refusals: [
    ...orderRequestCodes,
    'coupon_tries_exceeded',
    ...openOrderCodes,
    ...placingCodes,
    'login_ended',
    'tries_exceeded',
  ],
});

/** Places that share a CAP, for address fields. */
export const placesOperation = operation({
  name: 'checkout.places',
  verb: 'GET',
  path: '/api/method/casamaestra.checkout.places',
  aliases: [],
  envelope: 'message',
  summary: 'Italian comuni by CAP or beginning of their name, with province and CAPs',
  input: z.object({ q: z.string().min(2).max(60) }),
  output: z.array(
    z.object({
      city: z.string(),
      province: z.string(),
      province_name: z.string(),
      caps: z.array(z.string()),
    }),
  ),
  refusals: [...inputCodes],
});

/** What the checkout page needs before anything is entered. */
export const checkoutOptionsOperation = operation({
  name: 'checkout.options',
  verb: 'GET',
  path: '/api/method/casamaestra.checkout.options',
  aliases: [],
  envelope: 'message',
  summary: 'Payment methods on offer, countries of delivery, whether payments are a test',
  input: z.object({}),
  output: z.object({
    payment_methods: z.array(paymentMethodSchema),
    default_payment_method: paymentMethodSchema,
    /** Whether card data is entered in a form in the shop, or on the gateway's page. */
    card_form: z.boolean(),
    /** Wallets offered with the card: "Apple Pay", "Google Pay". */
    wallets: z.array(z.string()),
    countries: z.array(z.object({ code: z.string(), name: z.string() })),
    /** Payments go to the sandbox bank: no money moves. */
    sandbox: z.boolean(),
  }),
  refusals: [],
});
