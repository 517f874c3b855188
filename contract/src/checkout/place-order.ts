import { languages } from '@casamaestra/texts/languages.ts';
import { z } from 'zod';
import { lineMax, quoteChangeSchema, quoteSchema, wantedLineSchema } from '../cart/quote.ts';
import { paymentNotices } from '../payments/payment.notices.ts';
import { eurosSchema } from '../platform/money.ts';
import { noticeShape } from '../platform/notices.ts';
import { addressSchema, invoiceSchema } from './address.ts';

/** Methods that a gateway carries out. 'online': which one is chosen on the gateway's page. */
export const onlineMethods = ['card', 'paypal', 'satispay', 'online'] as const;
export type OnlineMethod = (typeof onlineMethods)[number];

/** What a shopper chooses to pay with. */
export const paymentMethods = [...onlineMethods, 'transfer'] as const;
export const paymentMethodSchema = z.enum(paymentMethods);
export type PaymentMethod = z.output<typeof paymentMethodSchema>;

/** Who carries an online payment out: "axerve". Which there are is the shop's configuration. */
export const gatewayNameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/);

/** An order as the shopper asks for it. No price in it decides anything: `seen_total` is only compared. */
export const placeOrderInputSchema = z.object({
  /** Chosen by the browser, one per intention: the same key always answers the same order. */
  idempotency_key: z.uuid(),
  lines: z.array(wantedLineSchema).min(1).max(lineMax),
  email: z.string().trim().max(254),
  /** E.164 or as written in the country of delivery. */
  phone: z.string().trim().max(32),
  /** Absent where the order is collected in the shop: then `recipient` says who comes. */
  shipping_address: addressSchema.optional(),
  recipient: addressSchema.pick({ first_name: true, last_name: true }).optional(),
  /** Absent: the same as for delivery. An invoice for what is collected needs it. */
  billing_address: addressSchema.optional(),
  /** Absent: no invoice is wanted (DPR 696/96, art. 2). */
  invoice: invoiceSchema.optional(),
  shipping_rule: z.string().max(80),
  coupon_codes: z.array(z.string().trim().min(1).max(40)).max(5).default([]),
  payment_method: paymentMethodSchema,
  /** Absent: the first of the shop that carries the method. */
  payment_gateway: gatewayNameSchema.optional(),
  /** Total on the button's page, in euros. Another total now is a refusal that shows the new quote. */
  seen_total: eurosSchema,
  /** Free one-for-one take-back of old electrical goods (D.Lgs. 49/2014). */
  weee_take_back: z.boolean().default(false),
  note: z.string().trim().max(500).optional(),
  /** Wants an invitation to review after delivery. */
  review_mail: z.boolean().default(false),
  /** Of mails about the order; absent: the language of the call. */
  language: z.enum(languages).optional(),
});
export type PlaceOrderInput = z.input<typeof placeOrderInputSchema>;

export const transferDetailsSchema = z.object({
  iban: z.string(),
  /** The IBAN in groups of four. */
  iban_spaced: z.string(),
  bic: z.string(),
  account_holder: z.string(),
  bank: z.string(),
  amount: z.number(),
  /** Causale, order number first. */
  reference: z.string(),
  /** Last day the money is waited for, "YYYY-MM-DD". */
  due: z.string(),
  /** EPC069-12 QR code as SVG markup. */
  qr_svg: z.string(),
  /** Text for the "bonifico parlante" of renovation deductions. */
  renovation_reference: z.string(),
  /** The same as sanitised HTML, from a service that has it so; then fields it does not tell are empty. */
  instructions: z.string().optional(),
});
export type TransferDetails = z.output<typeof transferDetailsSchema>;

/** What the shopper does next to pay. */
export const paymentStepSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({
    kind: z.literal('stripe'),
    client_secret: z.string(),
    publishable_key: z.string(),
    /** Address of the gateway's own script. */
    script_url: z.string(),
  }),
  z.object({ kind: z.literal('transfer'), transfer: transferDetailsSchema }),
  /** The gateway did not answer: the order stands, the payment can be tried again. */
  z.object({
    kind: z.literal('unreachable'),
    message: z.string(),
    /** The same as a code with its facts. */
    reason: z.object(noticeShape(paymentNotices)),
  }),
  /** Nothing to pay any more. */
  z.object({ kind: z.literal('none') }),
]);
export type PaymentStep = z.output<typeof paymentStepSchema>;

export const placedOrderSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('placed'),
    order_number: z.string(),
    /** Opens this order without login: order complete, tracking, paying again. */
    order_token: z.string(),
    total: z.number(),
    payment: paymentStepSchema,
  }),
  /** Nothing was ordered or reserved; `quote` is what could be ordered now. */
  z.object({
    status: z.literal('changed'),
    message: z.string(),
    changes: z.array(quoteChangeSchema),
    quote: quoteSchema,
  }),
]);
export type PlacedOrder = z.output<typeof placedOrderSchema>;
