import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { openOrderCodes, orderRequestCodes, placingCodes } from './checkout.refusals.ts';
import { lineMax, quantityMax } from '../cart/quote.ts';
import { operation } from '../platform/operation.ts';

const method = <const Name extends string>(name: Name) =>
  `/api/method/mymb_ecommerce.mymb_ecommerce.${name}` as const;
const text = (max: number) => z.string().trim().max(max);

/**
 * `name` refers to a stored address of the customer; otherwise the fields are used. `country` is a code or a
 * name.
 */
const sentAddressSchema = z.object({
  name: text(60).nullish(),
  address_line1: text(140).nullish(),
  address_line2: text(140).nullish(),
  city: text(100).nullish(),
  /** Abbreviation or name of a province. */
  state: text(80).nullish(),
  pincode: text(16).nullish(),
  country: text(60).nullish(),
});
export type SentAddress = z.output<typeof sentAddressSchema>;

/** A number, or its digits as text. */
const quantitySchema = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^\d{1,6}$/)
    .transform(Number),
]);

/** The sales channel. */
const channelSchema = z.enum(['B2C', 'B2B', 'EBAY', 'MANOMANO']);

export const createQuotationInputSchema = z.object({
  /** Prices in it are ignored. */
  items: z
    .array(
      z.object({
        item_code: z.string().min(1).max(80),
        qty: quantitySchema.pipe(z.number().int().min(1).max(quantityMax)),
      }),
    )
    .min(1)
    .max(lineMax),
  customer_type: z.enum(['Individual', 'Company']).default('Individual'),
  contact_info: z.object({
    name: text(160).nullish(),
    first_name: text(80).nullish(),
    last_name: text(80).nullish(),
    email_id: text(254),
    /** May be empty. */
    phone: text(32).nullish(),
    shipping_address: sentAddressSchema,
    billing_address: sentAddressSchema.nullish(),
  }),
  shipping_address_different: z.boolean().default(false),
  invoice: z.boolean().default(false),
  /** `client_id` in it is ignored, as is `customer_id`: the customer is identified by the token. */
  business_info: z
    .object({
      tax_code: text(16).nullish(),
      vat_number: text(20).nullish(),
      company_name: text(120).nullish(),
      pec: text(254).nullish(),
      recipient_code: text(7).nullish(),
    })
    .nullish(),
  /** Stored with the quotation; prices are the same in every channel. */
  channel: channelSchema.default('B2C'),
  shipping_rule: text(80).nullish(),
  order_comment: text(500).nullish(),
});
export type CreateQuotationInput = z.output<typeof createQuotationInputSchema>;

/**
 * Creates a priced cart with contact and addresses. Guest or Jwt; returns its name, which cannot be guessed.
 */
export const createQuotationOperation = operation({
  name: 'checkout.createQuotation',
  verb: 'POST',
  path: method('order.create_quotation'),
  aliases: [],
  envelope: 'message',
  summary: 'Quotation of a cart (Frappe form)',
  input: createQuotationInputSchema,
  output: z.string(),
  refusals: [
    ...inputCodes,
    ...orderRequestCodes,
    'coupon_tries_exceeded',
    'cart_not_orderable',
    'login_ended',
    'tries_exceeded',
  ],
});

/** A Quotation document; amounts in euros, VAT included. */
export const quotationSchema = z.object({
  doctype: z.literal('Quotation'),
  name: z.string(),
  status: z.enum(['Open', 'Ordered', 'Expired']),
  docstatus: z.literal(1),
  order_type: z.literal('Shopping Cart'),
  channel: channelSchema,
  creation: z.string(),
  transaction_date: z.string(),
  valid_till: z.string(),
  party_name: z.string(),
  customer_name: z.string(),
  contact_email: z.string(),
  contact_mobile: z.string(),
  currency: z.literal('EUR'),
  items: z.array(
    z.object({
      item_code: z.string(),
      item_name: z.string(),
      qty: z.number(),
      rate: z.number(),
      amount: z.number(),
      discount_amount: z.number(),
      image: z.string().nullable(),
    }),
  ),
  total_qty: z.number(),
  total: z.number(),
  coupon_code: z.string().nullable(),
  discount_amount: z.number(),
  shipping_rule: z.string().nullable(),
  shipping_amount: z.number(),
  /** VAT contained in the total. */
  taxes: z.array(z.object({ rate: z.number(), net_amount: z.number(), tax_amount: z.number() })),
  grand_total: z.number(),
  /** The Sales Order it became; null before. */
  sales_order: z.string().nullable(),
});
export type Quotation = z.output<typeof quotationSchema>;

/** Adds a coupon to a quotation; an empty code removes all. Failures are answers with `status: 'error'`. */
export const applyCouponOperation = operation({
  name: 'checkout.applyCoupon',
  verb: 'POST',
  path: '/api/method/omnicommerce.controllers.promotion.apply_coupon_code',
  aliases: ['/api/method/mymb_ecommerce.mymb_b2c.promotion.apply_coupon_code'],
  envelope: 'message',
  summary: 'Apply a coupon to a quotation (Frappe form)',
  input: z.object({
    quotation_name: text(60),
    applied_code: text(40),
    /** Sent by clients of the Frappe API; ignored. */
    applied_referral_sales_partner: text(140),
  }),
  output: z.union([
    quotationSchema.extend({ coupon_description: z.string().nullable() }),
    z.object({ status: z.literal('error'), message: z.string(), coupon_description: z.string().nullable() }),
  ]),
  refusals: [...inputCodes, 'coupon_tries_exceeded', 'login_ended', 'tries_exceeded'],
});

/** Turns a quotation into an order and starts its payment. A second call returns the same order. */
export const paymentRequestOperation = operation({
  name: 'checkout.paymentRequest',
  verb: 'POST',
  path: method('payment.payment_request'),
  aliases: [],
  envelope: 'message',
  summary: 'Order a quotation and begin its payment (Frappe form)',
  input: z.object({ quotation_name: text(60), payment_gateway: text(40).optional() }),
  output: z.object({
    payment_request: z.object({
      doctype: z.literal('Payment Request'),
      name: z.string(),
      reference_doctype: z.literal('Sales Order'),
      reference_name: z.string(),
      grand_total: z.number(),
      currency: z.literal('EUR'),
      status: z.enum(['Requested', 'Paid', 'Cancelled']),
      party: z.string(),
      subject: z.string(),
      payment_gateway: z.string(),
      /** Opens the order without login. */
      order_token: z.string(),
    }),
    payment_url: z.string().nullable(),
    wired_transfer_data: z.string().nullable(),
    clientSecret: z.string().nullable(),
    quotation: quotationSchema,
  }),
  refusals: [
    ...inputCodes,
    'quotation_unknown',
    'quotation_ended',
    'quotation_changed',
    'payment_method_of',
    ...openOrderCodes,
    ...placingCodes,
    'order_field_invalid',
    'login_ended',
    'tries_exceeded',
  ],
});

/** A document of the caller. Only quotations exist as such documents here. */
export const getDocumentOperation = operation({
  name: 'checkout.getDocument',
  verb: 'POST',
  path: method('document.get_document'),
  aliases: [],
  envelope: 'message',
  summary: 'An own quotation as a document (Frappe form)',
  input: z.object({ doctype: text(60), name: text(60) }),
  output: quotationSchema,
  refusals: [...inputCodes, 'document_type_unknown', 'quotation_unknown', 'login_ended', 'tries_exceeded'],
});

/** Always refused: the caller would choose the amount. */
export const directPaymentOperation = operation({
  name: 'checkout.directPayment',
  verb: 'POST',
  path: method('payment.make_direct_guest_payment_request'),
  aliases: [],
  envelope: 'message',
  summary: 'Payment of a freely chosen amount: not offered',
  input: z.object({}),
  output: z.never(),
  refusals: ['free_payment_refused'],
});

/** Orders are submitted when placed, so this does nothing. Application key only. */
export const submitSalesOrderOperation = operation({
  name: 'checkout.submitSalesOrder',
  verb: 'POST',
  path: method('payment.submit_sales_order'),
  aliases: [method('order.submit_sales_order')],
  envelope: 'message',
  summary: 'Submit a draft order: there are none',
  input: z.object({ sales_order_name: text(40) }),
  output: z.never(),
  refusals: [...inputCodes, 'application_key_required', 'order_number_unknown', 'order_no_draft'],
});
