import { languages } from '@casamaestra/texts/languages.ts';
import { z } from 'zod';
import { lineMax, quoteChangeSchema, quoteSchema, wantedLineSchema } from '../cart/quote.ts';
import { paymentNotices } from '../payments/payment.notices.ts';
import { eurosSchema } from '../platform/money.ts';
import { noticeShape } from '../platform/notices.ts';
import { addressSchema, invoiceSchema } from './address.ts';

/** Methods for which a gateway is needed. 'online': the method is chosen on the gateway's page. */
export const onlineMethods = ['card', 'paypal', 'satispay', 'online'] as const;
export type OnlineMethod = (typeof onlineMethods)[number];

/** Payment methods a shopper can choose. */
export const paymentMethods = [...onlineMethods, 'transfer'] as const;
export const paymentMethodSchema = z.enum(paymentMethods);
export type PaymentMethod = z.output<typeof paymentMethodSchema>;

/** Name of a gateway: "axerve". Which ones exist depends on the shop's configuration. */
export const gatewayNameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/);

/** An order as requested. No price in it is used for charging: `seen_total` is only compared. */
export const placeOrderInputSchema = z.object({
  /** Idempotency key chosen by the browser, one per order: the same key always returns the same order. */
  idempotency_key: z.uuid(),
  lines: z.array(wantedLineSchema).min(1).max(lineMax),
  email: z.string().trim().max(254),
  /** E.164, or a national number of the country of delivery. */
  phone: z.string().trim().max(32),
  /** Absent for a pick-up: then `recipient` is the person who collects. */
  shipping_address: addressSchema.optional(),
  recipient: addressSchema.pick({ first_name: true, last_name: true }).optional(),
  /** Absent: same as the delivery address. A pick-up needs it only for an invoice. */
  billing_address: addressSchema.optional(),
  /** Absent: no invoice (DPR 696/96, art. 2). */
  invoice: invoiceSchema.optional(),
  shipping_rule: z.string().max(80),
  coupon_codes: z.array(z.string().trim().min(1).max(40)).max(5).default([]),
  payment_method: paymentMethodSchema,
  /** Absent: the shop's first gateway that offers the method. */
  payment_gateway: gatewayNameSchema.optional(),
  /**
   * Total shown at the order button, in euros. If the total is different now, the order is refused with the
   * new quote.
   */
  seen_total: eurosSchema,
  /** Requests the free one-for-one take-back of old electrical equipment (D.Lgs. 49/2014). */
  weee_take_back: z.boolean().default(false),
  note: z.string().trim().max(500).optional(),
  /** Consent to an invitation to review after delivery. */
  review_mail: z.boolean().default(false),
  /**
   * What was typed into the search box before an article was put into the cart: only counted, without the buyer, for
   * the order of results. What the query does not find is ignored.
   */
  searches: z
    .array(z.object({ sku: z.string().max(80), term: z.string().max(200) }))
    .max(lineMax)
    .default([]),
  /** Language of mails about the order; absent: that of the call. */
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
  /** Last day of the payment term, "YYYY-MM-DD". */
  due: z.string(),
  /** EPC069-12 QR code as SVG markup. */
  qr_svg: z.string(),
  /** Text for the "bonifico parlante" of renovation deductions. */
  renovation_reference: z.string(),
  /**
   * The instructions as sanitised HTML, from services that have only that; other fields may then be empty.
   */
  instructions: z.string().optional(),
});
export type TransferDetails = z.output<typeof transferDetailsSchema>;

/** The next step of the payment. */
export const paymentStepSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({
    kind: z.literal('stripe'),
    client_secret: z.string(),
    publishable_key: z.string(),
    /** URL of the gateway's own script. */
    script_url: z.string(),
  }),
  z.object({ kind: z.literal('transfer'), transfer: transferDetailsSchema }),
  /** The gateway did not answer: the order exists, the payment can be tried again. */
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
    /** Opens this order without login: order complete, tracking, payment retry. */
    order_token: z.string(),
    total: z.number(),
    payment: paymentStepSchema,
  }),
  /** Nothing was ordered or reserved; `quote` is the current one. */
  z.object({
    status: z.literal('changed'),
    message: z.string(),
    changes: z.array(quoteChangeSchema),
    quote: quoteSchema,
  }),
]);
export type PlacedOrder = z.output<typeof placedOrderSchema>;
