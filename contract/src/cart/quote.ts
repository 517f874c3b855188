import { z } from 'zod';
import { eurosSchema } from '../platform/money.ts';
import { noticeShape } from '../platform/notices.ts';
import { wordsLangField } from '../platform/words-lang.ts';
import { pickupPlaceSchema } from '../shipping/pickup-place.ts';
import { quoteNotices } from './quote.notices.ts';

export const lineMax = 100;
export const quantityMax = 9_999;

/**
 * A line of a requested cart; `seen_price` is the unit price last shown to the shopper and only serves to
 * report changes.
 */
export const wantedLineSchema = z.object({
  sku: z.string().min(1).max(80),
  qty: z.number().int().min(1).max(quantityMax),
  seen_price: eurosSchema.optional(),
});
export type WantedLine = z.output<typeof wantedLineSchema>;

export const quoteInputSchema = z.object({
  lines: z.array(wantedLineSchema).min(1).max(lineMax),
  /** ISO 3166-1 alpha-2; default IT. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('IT'),
  pincode: z.string().max(16).optional(),
  /** Name of the chosen shipping rule; default: the first of the kind that fits. */
  shipping_rule: z.string().max(80).optional(),
  /** Kind of delivery when no rule is named: pick-up only if chosen. */
  shipping_kind: z.enum(['delivery', 'pickup']).default('delivery'),
  coupon_codes: z.array(z.string().trim().min(1).max(40)).max(5).default([]),
  /**
   * Ignored: uses of coupons limited per customer are counted by the login here, by the address when the
   * order is placed.
   */
  email: z.string().max(254).optional(),
});
export type QuoteInput = z.input<typeof quoteInputSchema>;

const money = z.number();

/** `other_colour`: the variant has no picture of its own, and this one shows another colour of the product. */
export const linePictureSchema = z.object({
  url: z.string(),
  width: z.string(),
  height: z.string(),
  other_colour: z.literal(true).optional(),
});

export const quotedLineSchema = z.object({
  sku: z.string(),
  name: z.string(),
  /** "Colore: Rosso, Misura: 5 l"; empty without options. */
  options: z.string(),
  words_lang: wordsLangField,
  slug: z.string(),
  picture: linePictureSchema.nullable(),
  /** The wanted quantity, or what is left in stock. 0: the line cannot be sold. */
  qty: z.number().int(),
  wanted_qty: z.number().int(),
  stock: z.number().int(),
  /** Current unit price, VAT included. */
  price: money,
  /** The compare-at price (lowest of the 30 days before the reduction); null when none may be shown. */
  struck_price: money.nullable(),
  unit_price: z.object({ amount: money, unit: z.string() }).nullable(),
  /** price × qty, before coupons. */
  amount: money,
  /** The share of all coupon discounts that falls on this line. */
  discount: money,
  vat_percent: z.number(),
  /** Cut to measure or tinted: no right of withdrawal (Codice del consumo, art. 59). */
  custom_made: z.boolean(),
  min_age: z.number().int().nullable(),
  hazardous: z.boolean(),
  /** Signal word and pictograms of the label (`danger`, `GHS02`); absent: none. */
  hazard_label: z.array(z.string()).optional(),
  /** Handed over only to who proves `min_age` (absent: 18 years) with a document. */
  age_check: z.literal(true).optional(),
  /** To be shown beside the price (Reg. (EU) 2017/1369), as of a product; absent: none. */
  energy_class: z.string().optional(),
  energy_scale: z.string().optional(),
  energy_label: z.string().optional(),
});
export type QuotedLine = z.output<typeof quotedLineSchema>;

/** A difference from what the shopper last saw. `message` is a sentence in the call's language. */
export const quoteChangeSchema = z.object({
  kind: z.enum([
    'price_up',
    'price_down',
    'stock_short',
    'out_of_stock',
    'not_sold',
    'coupon_refused',
    'shipping_unavailable',
    'total',
  ]),
  /** SKU, coupon code or shipping rule. */
  subject: z.string(),
  before: z.number().nullable(),
  now: z.number().nullable(),
  message: z.string(),
  /** The same as a code with its facts: also why a coupon is not applied. */
  reason: z.object(noticeShape(quoteNotices)),
});
export type QuoteChange = z.output<typeof quoteChangeSchema>;

export const shippingOptionSchema = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(['delivery', 'pickup']),
  amount: money,
  /** Subtotal from which this option is free; null when never. */
  free_from: money.nullable(),
  /** First and last day of the delivery window, "YYYY-MM-DD"; empty when unknown. */
  earliest: z.string(),
  latest: z.string(),
  /**
   * Minimum and maximum number of working days: the window without dates, for cached pages; 0 when unknown.
   */
  working_days: z.tuple([z.number().int(), z.number().int()]),
  /** Where it is picked up; null for delivery. */
  place: pickupPlaceSchema.nullable(),
});
export type ShippingOption = z.output<typeof shippingOptionSchema>;

export const quoteSchema = z.object({
  lines: z.array(quotedLineSchema),
  /** Sum of line amounts before coupons. */
  goods: money,
  coupons: z.array(
    z.object({
      code: z.string(),
      description: z.string(),
      kind: z.enum(['percentage', 'amount', 'free_shipping']),
      /** Of a coupon for free shipping 0: then `shipping` itself is 0. */
      discount: money,
    }),
  ),
  discount: money,
  shipping_options: z.array(shippingOptionSchema),
  /**
   * Name of the option used; null when delivery there is impossible: pick-up is never chosen automatically.
   */
  shipping_rule: z.string().nullable(),
  /** SKUs of the lines that prevent delivery to that place; empty when there are none. */
  undeliverable: z.array(z.string()),
  shipping: money,
  /** goods − discount + shipping, whatever the payment method (Codice del consumo, art. 62). */
  total: money,
  /** VAT contained in the total by rate; the sum of all `net` and `vat` is the total. */
  vat: z.array(z.object({ percent: z.number(), net: money, vat: money })),
  /** Some line may be electrical: an old appliance is taken back free of charge (D.Lgs. 49/2014, art. 11). */
  weee_take_back: z.boolean(),
  changes: z.array(quoteChangeSchema),
  /** False: a line, or the delivery, cannot be sold as requested. */
  orderable: z.boolean(),
});
export type Quote = z.output<typeof quoteSchema>;
