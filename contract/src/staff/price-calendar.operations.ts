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
  }),
});
