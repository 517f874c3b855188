import { z } from 'zod';
import { eurosSchema } from '../platform/money.ts';

/** What is wrong beyond the shape of a field: the message of an issue is its code. */
export type SettingsFault = 'no_language' | 'percent_by_kind' | 'amount_by_kind';

const country = z.string().regex(/^[A-Z]{2}$/);
const text = z.string().min(1).optional();
/** At least one language; it is used for missing ones. */
const texts = z.object({ it: text, en: text, sk: text }).transform(({ it, en, sk }, context) => {
  const first = it ?? en ?? sk;
  if (first === undefined) {
    context.addIssue('no_language' satisfies SettingsFault);
    return z.NEVER;
  }
  return { it: it ?? first, en: en ?? first, sk: sk ?? first };
});
const kilograms = z.number().min(0).max(100_000);
const day = z.iso.date();

/** A delivery option and the carts it is for; absent fields do not limit. Amounts in euros, VAT included. */
export const shippingRuleRowSchema = z.object({
  name: z.string().min(1).max(80),
  kind: z.enum(['delivery', 'pickup']),
  label: texts,
  countries: z.array(country).default([]),
  /** Prefixes of postcodes it is for, and of those it is not for. */
  postcodes: z.array(z.string().min(1)).default([]),
  postcodes_except: z.array(z.string().min(1)).default([]),
  /** Subtotal before coupons: from (inclusive) and below (exclusive). */
  goods_from: eurosSchema.default(0),
  goods_below: eurosSchema.optional(),
  /** Both inclusive. */
  weight_from_kg: kilograms.default(0),
  weight_to_kg: kilograms.optional(),
  /** False: not for carts with hazardous goods. */
  takes_hazardous: z.boolean().default(true),
  /** True: who hands over looks at a document, so goods whose age is checked by law may go this way. */
  checks_age: z.boolean().default(false),
  amount: eurosSchema,
  /** Free from this subtotal. */
  free_from: eurosSchema.optional(),
  /** Working days until delivery, minimum and maximum. */
  days: z.tuple([z.number().int().min(0), z.number().int().min(0)]),
});

export const vatRateRowSchema = z.object({
  class: z.string().min(1),
  country,
  percent: z.number().min(0).lt(100),
  valid_from: day,
  valid_to: day.optional(),
});

/**
 * Products with another VAT rate than the standard one, by product code or category path including
 * subcategories.
 */
export const vatClassRowSchema = z.object({
  class: z.string().min(1),
  products: z.array(z.string()).default([]),
  categories: z.array(z.string()).default([]),
});

/**
 * A coupon with texts for shoppers; codes are stored in upper case. Times are ISO 8601, the last one
 * exclusive.
 */
export const couponRowSchema = z
  .object({
    code: z.string().trim().min(1).max(40).toUpperCase(),
    kind: z.enum(['percentage', 'amount', 'free_shipping']),
    percent: z.number().gt(0).max(100).multipleOf(0.01).optional(),
    amount: eurosSchema.optional(),
    description: texts,
    valid_from: z.iso.datetime({ offset: true }).optional(),
    valid_to: z.iso.datetime({ offset: true }).optional(),
    /** Minimum subtotal before coupons, of the goods it is for. */
    minimum: eurosSchema.default(0),
    /** Product codes and category paths ("Bagno,Sanitari"); both empty: everything. */
    products: z.array(z.string()).default([]),
    categories: z.array(z.string()).default([]),
    except_reduced: z.boolean().default(false),
    use_limit: z.number().int().positive().optional(),
    per_customer_limit: z.number().int().positive().optional(),
    combinable: z.boolean().default(false),
    active: z.boolean().default(true),
  })
  .refine((row) => (row.kind === 'percentage') === (row.percent !== undefined), {
    path: ['percent'],
    error: 'percent_by_kind' satisfies SettingsFault,
  })
  .refine((row) => (row.kind === 'amount') === (row.amount !== undefined && row.amount > 0), {
    path: ['amount'],
    error: 'amount_by_kind' satisfies SettingsFault,
  });

/**
 * How a shop sells: countries and prices of delivery, VAT besides the Italian rates, coupons. Absent parts
 * are not changed.
 */
export const commerceSettingsSchema = z.strictObject({
  /** In the order in which they are offered. */
  deliverable_countries: z.array(z.object({ code: country, name: z.string().min(1) })).default([]),
  /** In the order in which they are offered; the first that fits a cart is the default. */
  shipping_rules: z.array(shippingRuleRowSchema).optional(),
  vat_rates: z.array(vatRateRowSchema).default([]),
  /**
   * Later rows take precedence; all other products have the standard rate. Absent: classes are not changed.
   */
  vat_classes: z.array(vatClassRowSchema).optional(),
  /**
   * Category paths, including subcategories, that may hold electrical equipment: only for these an old
   * appliance is taken back. Absent: not changed; new categories may hold it.
   */
  electrical_categories: z.array(z.string()).optional(),
  /**
   * Category paths, including subcategories, of goods that need no maker beside their offer: those Reg. (UE) 2023/988 does
   * not concern, or that were on the market before 13 December 2024. Absent: not changed; new categories are not exempt.
   */
  safety_exempt_categories: z.array(z.string()).optional(),
  coupons: z.array(couponRowSchema).default([]),
});
export type CommerceSettingsFile = z.output<typeof commerceSettingsSchema>;
export type CommerceSettingsInput = z.input<typeof commerceSettingsSchema>;
