import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

const view = { subject: 'coupons', needs: 'view' } as const;
const edit = { subject: 'coupons', needs: 'edit' } as const;

const code = z
  .string()
  .trim()
  .min(2)
  .max(40)
  .regex(/^[\p{L}\p{N}_-]+$/u)
  .toUpperCase();
const cents = z.number().int().min(0).max(100_000_000);
const limit = z.number().int().min(1).max(1_000_000).nullable();
const at = z.iso.datetime({ offset: true }).nullable();
const words = z.string().trim().max(200);
const names = z.array(z.string().trim().min(1).max(300)).max(200);

/** What a coupon says; amounts in cents. */
export const couponFieldsSchema = z.object({
  kind: z.enum(['percentage', 'amount', 'free_shipping']),
  /** Of a percentage, with two decimals at most. */
  percent: z.number().gt(0).max(100).multipleOf(0.01).nullable(),
  /** Of an amount. */
  amount_cents: cents.nullable(),
  /** What shoppers read; empty: as in Italian. */
  description: z.object({ it: words.min(1), en: words, sk: words }),
  valid_from: at,
  /** Exclusive. */
  valid_to: at,
  /** Of the goods it is for, before coupons. */
  minimum_cents: cents,
  /** Codes of products and paths of categories ("Bagno,Sanitari"); both empty: everything. */
  products: names,
  categories: names,
  except_reduced: z.boolean(),
  use_limit: limit,
  per_customer_limit: limit,
  combinable: z.boolean(),
  active: z.boolean(),
});
export type CouponFields = z.output<typeof couponFieldsSchema>;

export const couponStates = ['running', 'planned', 'over', 'used_up', 'ended'] as const;

export const staffCouponSchema = z.object({
  code: z.string(),
  fields: couponFieldsSchema,
  state: z.enum(couponStates),
  uses: z.number(),
  /** Of orders that were not cancelled. */
  discount_cents: z.number(),
});
export type StaffCoupon = z.output<typeof staffCouponSchema>;

export const couponsOperation = staffOperation({
  name: 'coupons.list',
  permission: view,
  summary: 'All coupons, with how often and for how much they were used',
  input: z.object({}),
  output: z.array(staffCouponSchema),
});

const saved = z.object({ change: z.number().nullable() });

export const saveCouponOperation = staffOperation({
  name: 'coupons.save',
  permission: edit,
  summary: 'Make or change a coupon',
  input: z.object({
    code,
    /** As it was read; null: a new one. */
    seen: couponFieldsSchema.nullable(),
    fields: couponFieldsSchema,
  }),
  output: saved,
  refusals: [
    'staff_coupon_known',
    'staff_coupon_unknown',
    'staff_coupon_value',
    'staff_coupon_free',
    'staff_coupon_dates',
    'staff_coupon_uses',
    'staff_coupon_goods',
    'changed_meanwhile',
  ],
});

export const endCouponOperation = staffOperation({
  name: 'coupons.end',
  permission: edit,
  summary: 'End a coupon now',
  input: z.object({ code }),
  output: saved,
  refusals: ['staff_coupon_unknown'],
});
