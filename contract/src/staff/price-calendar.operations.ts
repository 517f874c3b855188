import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

/** A reduction of the price list: from a day to a day, over however many products share exactly that period. */
export const pricePeriodSchema = z.object({
  kind: z.enum(['sale', 'promo']),
  /** ISO 8601; null: that side is open. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  running: z.boolean(),
  products: z.number(),
  variants: z.number(),
  /** The smallest and largest reduction against the list price, in whole percent. */
  percent_from: z.number(),
  percent_to: z.number(),
  /** The first five products. */
  shown: z.array(z.object({ id: z.number(), name: z.string() })),
});
export type PricePeriod = z.output<typeof pricePeriodSchema>;

/** `both`: the coupon is taken off the reduced price; `promo`, `sale`: that price alone counts. */
export const priceWinners = ['promo', 'sale', 'both'] as const;

/** Two reductions of one product at one time, and which of them the buyer gets. */
export const priceConflictSchema = z.object({
  product_id: z.number(),
  name: z.string(),
  /** The price in question. */
  kind: z.enum(['sale', 'promo']),
  /** Code of the coupon; null: the other one is the sale price of the same product. */
  coupon: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  wins: z.enum(priceWinners),
});
export type PriceConflict = z.output<typeof priceConflictSchema>;

/** Reductions that run or are planned; coupons stand in their own list. */
export const priceCalendarOperation = staffOperation({
  name: 'prices.calendar',
  permission: { subject: 'prices', needs: 'view' },
  summary: 'Running and planned reductions by period, and where two meet',
  input: z.object({}),
  output: z.object({
    periods: z.array(pricePeriodSchema),
    /** The first 100. */
    conflicts: z.array(priceConflictSchema),
    /** Of all conflicts. */
    conflicts_total: z.number(),
  }),
});

/** The price of a variant from a moment on; what is charged now is the last step that has begun. */
const courseStep = z.object({
  from: z.string(),
  charged: z.number(),
  /** Null: it is over. */
  kind: z.enum(['list', 'sale', 'promo']).nullable(),
  /** The lowest price of the 30 days before (Codice del consumo, art. 17-bis); null: not on sale for so long. */
  lowest_30_days: z.number().nullable(),
  /** Compare-at price and percent that may be printed; null: none, or it is over. */
  reference: z.number().nullable(),
  percent: z.number().nullable(),
  /** What is left over the cost, in percent of the price net of VAT; null: no cost is known, or the role sees none. */
  margin: z.number().nullable(),
});
export type PriceCourseStep = z.output<typeof courseStep>;

/** Of the variants of one product. */
export const courseVariantsMost = 200;

/** What an article costs from thirty days ago to the last change that is planned, were nothing else changed. */
export const priceCourseOperation = staffOperation({
  name: 'prices.course',
  permission: { subject: 'prices', needs: 'view' },
  summary: 'The price of a variant over time, with the lowest of 30 days and the margin',
  input: z.object({
    /** SKU of a variant, or code of a product: then of its first variant. */
    code: z.string().trim().min(1).max(64).optional(),
    /** Instead: of the first variant of this product. */
    product_id: z.number().int().positive().optional(),
  }),
  output: z.object({
    sku: z.string(),
    product_id: z.number(),
    name: z.string(),
    now: z.string(),
    steps: z.array(courseStep),
    /** All variants of the product that are on sale, this one among them; the first 200. */
    variants: z.array(z.object({ sku: z.string(), options: z.string() })),
  }),
  refusals: ['staff_variant_unknown'],
});

/** `move`: other days, the same prices. `end`: what runs ends now, what is planned never begins. */
export const periodActs = ['move', 'end'] as const;

/** Changes the days of all reductions that share a period, as they were seen, in one go; one change set. */
export const changePricePeriodOperation = staffOperation({
  name: 'prices.change_period',
  permission: { subject: 'prices', needs: 'edit' },
  summary: 'Move or end a period of reduced prices',
  input: z.object({
    kind: z.enum(['sale', 'promo']),
    /** As the calendar has them. */
    from: z.iso.datetime().nullable(),
    to: z.iso.datetime().nullable(),
    /** How many variants the period was seen with. */
    variants: z.number().int(),
    act: z.enum(periodActs),
    /** Of `move`: null leaves that side open. */
    new_from: z.iso.datetime().nullable().optional(),
    new_to: z.iso.datetime().nullable().optional(),
    reason: z.string().trim().max(300).optional(),
  }),
  output: z.object({
    /** Number in the log, by which it is taken back. */
    change: z.number(),
    products: z.number(),
    variants: z.number(),
  }),
  refusals: [
    'staff_bulk_changed',
    'staff_bulk_nothing',
    'staff_bulk_too_many',
    'staff_price_dates',
    'staff_price_promotions_only',
    'staff_period_without_days',
    'staff_period_over',
  ],
});
