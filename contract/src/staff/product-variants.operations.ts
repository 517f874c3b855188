import { z } from 'zod';
import { contentUnits } from '../catalog/product-row.ts';
import { eurosSchema } from '../platform/money.ts';
import {
  gtinOrNone,
  newVariantSchema,
  newVariantsMost,
  optionLabel,
  optionValues,
  weightKg,
} from './new-product.operations.ts';
import { shelfSchema } from './shelf.ts';
import { staffOperation } from './staff-operation.ts';

/** Variants that a product may have, those taken out of sale among them. */
export const variantsMost = 1000;

const id = z.number().int().positive();
const sku = z.string().trim().min(1).max(64);
const change = <Value extends z.ZodType>(value: Value) => z.object({ from: value, to: value }).optional();

/** A reduced price from its first moment to its last, which is not included; null: open. In decimal euros, VAT included. */
const offerSchema = z.object({
  price: eurosSchema,
  from: z.iso.datetime().nullable(),
  to: z.iso.datetime().nullable(),
});
export type VariantOffer = z.output<typeof offerSchema>;

/** Net content, for the price per unit (Codice del consumo, art. 14); null: none. */
const contentSchema = z
  .object({ amount: z.number().positive().max(1_000_000), unit: z.enum(contentUnits) })
  .nullable();
export type VariantContent = z.output<typeof contentSchema>;

const variantCellsSchema = z.object({
  sku,
  /** '': none. */
  gtin: z.string(),
  /** In the order of the options; fewer where a file told it otherwise. */
  values: z.array(z.string()),
  /** List price in decimal euros, VAT included; null: the role does not see prices. */
  price: z.number().nullable(),
  /** Null: none, or the role does not see prices. */
  sale: offerSchema.nullable(),
  stock: z.number(),
  weight_kg: z.number().nullable(),
  content: contentSchema,
  /** Where it lies in the warehouse; '': nobody has said. */
  shelf: z.string(),
  on_sale: z.boolean(),
});
export type VariantCells = z.output<typeof variantCellsSchema>;

const variantTableSchema = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  /** Labels of what the variants differ in. */
  options: z.array(z.string()),
  /** Those on sale first, each in the order of the page. */
  variants: z.array(variantCellsSchema),
});
export type ProductVariantTable = z.output<typeof variantTableSchema>;

export const productVariantsOperation = staffOperation({
  name: 'variants.list',
  permission: { subject: 'products', needs: 'view' },
  summary: 'The variants of a product with their codes and values',
  input: z.object({ id }),
  output: variantTableSchema,
  refusals: ['staff_product_unknown'],
});

/** The new price typed again, where `variants.price_meanings` asks for it. */
const confirmed = { confirmed: eurosSchema.optional() };

/** So many prices of variants change in one go; more are a rule's (`prices.bulk`), which asks who one is. */
export const variantPricesMost = 100;

const pricedSchema = z.object({ sku: z.string().trim().max(64), price: eurosSchema });
/** What is absent stays; `sale` null takes the offer away. */
const repricedSchema = pricedSchema
  .partial({ price: true })
  .extend({ sale: offerSchema.nullable().optional() });

/** Why a price is typed again: far below the price of today, below the cost, or far from those of all siblings. */
export const priceDoubts = ['much_less', 'below_cost', 'unlike_siblings'] as const;

export const variantPriceMeaningsOperation = staffOperation({
  name: 'variants.price_meanings',
  permission: { subject: 'prices', needs: 'edit' },
  summary: 'What new prices in the table of variants would mean',
  input: z.object({
    id,
    change: z.array(repricedSchema).max(variantPricesMost),
    add: z.array(pricedSchema).max(newVariantsMost),
  }),
  output: z.object({
    /** In the order they were asked, the changed ones first. */
    rows: z.array(
      z.object({
        sku: z.string(),
        /** What a buyer pays today; null: it is new. */
        charged_before: z.number().nullable(),
        /** What a buyer would pay at once. */
        charged: z.number(),
        /** The lowest price charged in the last 30 days; null: not on sale for so long. */
        lowest_30_days: z.number().nullable(),
        /** Compare-at price and percent that may be printed when the reduction begins, and when that is later than now. */
        reference: z.number().nullable(),
        percent: z.number().nullable(),
        begins_at: z.string().nullable(),
        /** The price to be typed again; null: nothing to confirm. */
        to_confirm: z.number().nullable(),
        doubt: z.enum(priceDoubts).nullable(),
      }),
    ),
  }),
  refusals: ['staff_product_unknown', 'staff_variant_unknown'],
});

/**
 * Adds variants, changes codes and values of those there are, takes some out of sale or puts them back: all or none. What
 * is changed says what was seen. One taken out stays in orders, prices and the log; no file brings it back.
 */
export const saveVariantsOperation = staffOperation({
  name: 'variants.save',
  permission: { subject: 'products', needs: 'edit' },
  summary: 'Add variants to a product, change them, take them out of sale',
  input: z.object({
    id,
    /** Labels as seen, and as they shall be. */
    options: z.object({ from: z.array(z.string()).max(20), to: z.array(optionLabel).max(3) }),
    /** Values in the order of `options.to`. */
    add: z
      .array(newVariantSchema.extend({ content: contentSchema.default(null), ...confirmed }))
      .max(newVariantsMost),
    change: z
      .array(
        z.object({
          sku,
          values: z.object({ from: z.array(z.string()).max(20), to: optionValues }).optional(),
          gtin: z.object({ from: z.string().max(20), to: gtinOrNone }).optional(),
          weight_kg: change(weightKg),
          content: change(contentSchema),
          shelf: change(shelfSchema),
          /** List price; for who may change prices. */
          price: change(eurosSchema),
          /** The offer, likewise. */
          sale: change(offerSchema.nullable()),
          ...confirmed,
          on_sale: change(z.boolean()),
        }),
      )
      .max(variantsMost),
    reason: z.string().trim().max(300).optional(),
  }),
  output: variantTableSchema.extend({
    /** Number in the log; null: nothing was other than it is. */
    change: z.number().nullable(),
  }),
  refusals: [
    'staff_product_unknown',
    'staff_product_texts_only',
    'staff_variant_unknown',
    'staff_variants_full',
    'staff_variants_none',
    'staff_options_alike',
    'staff_price_zero',
    'staff_price_dates',
    'staff_price_above_list',
    'staff_price_to_confirm',
    'staff_price_limit',
    'staff_price_below_cost',
    'staff_price_below_cost_other',
    'staff_price_promotions_only',
    'staff_price_unlike_siblings',
    'staff_prices_too_many',
    'staff_sku_known',
    'staff_sku_letters',
    'staff_gtin_wrong',
    'staff_gtin_known',
    'staff_variants_alike',
    'changed_meanwhile',
  ],
});
