import { z } from 'zod';
import { goodsFilterSchema } from './goods-filter.ts';
import { staffOperation } from './staff-operation.ts';

const bulk = { subject: 'bulk', needs: 'edit' } as const;

/** `price`: the list price. `sale_price`: a reduced price beside it, from a day to a day. */
export const bulkPriceFields = ['price', 'sale_price'] as const;
/**
 * `clear` takes the reduced price away. `cost` is the cost and so many percent, `margin` so many percent of the price net of
 * VAT over the cost: both leave goods alone whose cost nobody has said.
 */
export const bulkPriceActs = ['percent', 'euros', 'clear', 'cost', 'margin'] as const;
/** What a new price ends with: as reckoned, ",90", ",99", ",50", or whole euros; the nearest such price. */
export const priceEndings = ['none', 'ninety', 'ninety_nine', 'fifty', 'whole'] as const;
export type PriceEnding = (typeof priceEndings)[number];

/** A rule over prices: both fields are reckoned from the list price, or from the cost. Amounts in decimal euros, below zero: less. */
export const priceRuleSchema = z.object({
  field: z.enum(bulkPriceFields),
  act: z.enum(bulkPriceActs),
  /** A margin is below 100. */
  value: z.number().min(-100_000).max(100_000),
  ending: z.enum(priceEndings),
  /** Of a reduced price; null: at once, without end. */
  from: z.iso.datetime().nullable(),
  to: z.iso.datetime().nullable(),
});
export type PriceRule = z.output<typeof priceRuleSchema>;

/** Why a price cannot become what the rule says; no rule with such prices is carried out. */
export const bulkFaults = ['zero', 'above_list', 'limit'] as const;

const planned = { filter: goodsFilterSchema, rule: priceRuleSchema };

/** What a rule would do, before it does it: prices that cannot be first, then the largest changes. */
export const previewBulkPricesOperation = staffOperation({
  name: 'prices.bulk_preview',
  // Looking changes nothing: who one is is proved again when it is carried out.
  permission: { subject: 'bulk', needs: 'view' },
  summary: 'What a rule would make of the prices of many products',
  input: z.object(planned),
  output: z.object({
    products: z.number(),
    variants: z.number(),
    /** Variants whose price becomes another one. */
    changed: z.number(),
    faults: z.number(),
    /** Changes of more than 30 %; their number is typed again. */
    large: z.number(),
    /** Prices that would not cover the cost and its VAT; their number is typed again. */
    below_cost: z.number(),
    /** Variants that a rule from the cost leaves alone, since nobody has said what they cost. */
    without_cost: z.number(),
    /** The first 200. */
    rows: z.array(
      z.object({
        sku: z.string(),
        product_id: z.number(),
        name: z.string(),
        options: z.string(),
        /** What a buyer pays now. */
        charged: z.number(),
        from: z.number().nullable(),
        to: z.number().nullable(),
        /** Of a list price against the one before, of a reduced one against what is charged; null: nothing to compare. */
        percent: z.number().nullable(),
        fault: z.enum(bulkFaults).nullable(),
        below_cost: z.boolean(),
        /** Net of VAT; null: nobody has said, or the role does not see it. */
        cost: z.number().nullable(),
        /** Of the new price net of VAT, in percent; null as the cost. */
        margin: z.number().nullable(),
      }),
    ),
    /** Stands for exactly these prices and this rule. */
    fingerprint: z.string(),
  }),
  refusals: ['staff_bulk_too_many', 'staff_price_dates', 'staff_bulk_margin', 'staff_bulk_costs_unseen'],
});

/** Changes them all in one go, or none: only what was seen, as it was seen. */
export const applyBulkPricesOperation = staffOperation({
  name: 'prices.bulk',
  permission: bulk,
  summary: 'Change the prices of many products by a rule',
  input: z.object({
    ...planned,
    /** Of the preview. */
    fingerprint: z.string().max(64),
    /** How many prices change by more than 30 %, typed again. */
    confirmed: z.number().int().optional(),
    /** How many prices would be below the cost, typed again. */
    confirmed_below_cost: z.number().int().optional(),
    reason: z.string().trim().max(300).optional(),
  }),
  output: z.object({
    /** Number in the log, by which it is taken back. */
    change: z.number(),
    products: z.number(),
    variants: z.number(),
  }),
  refusals: [
    'staff_bulk_too_many',
    'staff_bulk_nothing',
    'staff_bulk_faults',
    'staff_bulk_changed',
    'staff_bulk_to_confirm',
    'staff_bulk_below_cost',
    'staff_bulk_margin',
    'staff_bulk_costs_unseen',
    'staff_price_dates',
  ],
});
