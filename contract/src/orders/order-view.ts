import { linePictureSchema } from '../cart/quote.ts';
import { z } from 'zod';
import { addressSchema, invoiceSchema } from '../checkout/address.ts';
import { paymentMethodSchema, transferDetailsSchema } from '../checkout/place-order.ts';
import { pickupPlaceSchema } from '../shipping/pickup-place.ts';
import { paymentNotices } from '../payments/payment.notices.ts';
import { noticeShape } from '../platform/notices.ts';
import { paymentStatusSchema } from '../payments/payments.operations.ts';

export const orderStates = [
  'received',
  'awaiting_payment',
  'paid',
  'in_preparation',
  'partly_shipped',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const;
export const orderStateSchema = z.enum(orderStates);
export type OrderState = z.output<typeof orderStateSchema>;

/** Where orders come from: placed in the shop, or taken by staff on the telephone. */
export const orderChannels = ['shop', 'telephone'] as const;
export type OrderChannel = (typeof orderChannels)[number];

/** An order as its buyer sees it. Amounts in decimal euros, VAT included; times in ISO 8601 UTC. */
export const orderViewSchema = z.object({
  order_number: z.string(),
  /** Opens this order without login. */
  order_token: z.string(),
  state: orderStateSchema,
  placed_at: z.string(),
  email: z.string(),
  phone: z.string(),
  lines: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      options: z.string(),
      slug: z.string(),
      picture: linePictureSchema.nullable(),
      qty: z.number(),
      price: z.number(),
      amount: z.number(),
      discount: z.number(),
      vat_percent: z.number(),
      /** The safety recall of what was bought; absent: none. `lot` null: all lots. */
      recall: z.object({ lot: z.string().nullable(), notice: z.string() }).optional(),
    }),
  ),
  goods: z.number(),
  discount: z.number(),
  coupon_codes: z.array(z.string()),
  shipping: z.number(),
  shipping_label: z.string(),
  shipping_kind: z.enum(['delivery', 'pickup']),
  /** Where it is picked up; null for delivery. */
  pickup_place: pickupPlaceSchema.nullable(),
  earliest: z.string(),
  latest: z.string(),
  /**
   * Minimum and maximum number of working days from payment to delivery, shown while payment is awaited.
   * Null: unknown.
   */
  working_days: z.tuple([z.number().int(), z.number().int()]).nullable(),
  total: z.number(),
  refunded: z.number(),
  vat: z.array(z.object({ percent: z.number(), net: z.number(), vat: z.number() })),
  /** Delivery address; for a pick-up the store's address with the name of the person who collects. */
  shipping_address: addressSchema,
  /** null: picked up without an invoice. */
  billing_address: addressSchema.nullable(),
  invoice: invoiceSchema.nullable(),
  note: z.string().nullable(),
  payment_method: paymentMethodSchema,
  payment: paymentStatusSchema,
  /** Why the last attempt failed; null when it did not. */
  payment_message: z.string().nullable(),
  /** The same as a code with its facts. */
  payment_reason: z.object(noticeShape(paymentNotices)).nullable(),
  /** Present while a bank transfer is awaited. */
  transfer: transferDetailsSchema.nullable(),
  /** Status updates, oldest first. */
  history: z.array(z.object({ at: z.string(), state: orderStateSchema, note: z.string().nullable() })),
  parcels: z.array(
    z.object({
      carrier: z.string(),
      tracking_number: z.string(),
      tracking_url: z.string().nullable(),
      shipped_at: z.string(),
      delivered_at: z.string().nullable(),
      lines: z.array(z.object({ sku: z.string(), name: z.string(), qty: z.number() })),
    }),
  ),
  /** Pro forma, manuals and data sheets of the articles bought. */
  downloads: z.array(z.object({ label: z.string(), url: z.string(), product: z.string().nullable() })),
  /** Taken on the telephone and not paid yet: it binds nobody until it is. Absent: an order. */
  offer: z.boolean().optional(),
  /** Until when the mailed confirmation link must be opened, ISO 8601; null when it need not be. */
  confirm_by: z.string().nullable(),
  /** Ours: whether the buyer may still correct the e-mail address with `orders.correctEmail`. */
  can_correct_email: z.boolean().optional(),
  can_pay: z.boolean(),
  can_cancel: z.boolean(),
  /** Whether a withdrawal can be declared now. */
  can_withdraw: z.boolean(),
  /** Refund due for declared withdrawals; null when there is none. Amount null: nothing was paid. */
  withdrawal: z.object({ refund: z.number().nullable(), refund_by: z.string() }).nullable(),
  /** Last day to withdraw, "YYYY-MM-DD"; null while something has not been delivered. */
  withdraw_until: z.string().nullable(),
});
export type OrderView = z.output<typeof orderViewSchema>;
