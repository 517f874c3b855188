import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

const view = { subject: 'settings', needs: 'view' } as const;
const edit = { subject: 'settings', needs: 'edit' } as const;

const name = z.string().trim().min(1).max(80);
/** Names of files may be others. */
const newName = name.regex(/^[\p{L}\p{N} _-]+$/u);
const cents = z.number().int().min(0).max(100_000_000);
const grams = z.number().int().min(0).max(100_000_000);
const days = z.number().int().min(0).max(365);
const words = z.string().trim().max(80);
const country = z.string().regex(/^[A-Z]{2}$/);
const beginnings = z
  .array(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{1,10}$/),
  )
  .max(500);

/** What a delivery rule says; amounts in cents, weights in grams. Empty lists and null do not limit. */
export const deliveryFieldsSchema = z.object({
  active: z.boolean(),
  kind: z.enum(['delivery', 'pickup']),
  /** What shoppers read; empty: as in Italian. */
  label: z.object({ it: words.min(1), en: words, sk: words }),
  countries: z.array(country).max(60),
  /** Beginnings of postcodes it is for, and of those it is not for. */
  postcodes: beginnings,
  postcodes_except: beginnings,
  /** Goods before coupons: from (inclusive), below (exclusive). */
  goods_from_cents: cents,
  goods_below_cents: cents.nullable(),
  /** Both inclusive. */
  weight_from_g: grams,
  weight_to_g: grams.nullable(),
  takes_hazardous: z.boolean(),
  /** Who hands over checks the age of the buyer. */
  checks_age: z.boolean(),
  amount_cents: cents,
  /** Free from these goods on; null: never. */
  free_from_cents: cents.min(1).nullable(),
  /** Working days. */
  days_min: days,
  days_max: days,
});
export type DeliveryRuleFields = z.output<typeof deliveryFieldsSchema>;

export const deliveryRuleSchema = z.object({
  name: z.string(),
  version: z.number(),
  fields: deliveryFieldsSchema,
  /** What staff wrote and files leave as it is; empty: all of it comes from the file. */
  own_fields: z.array(z.string()),
  /** Orders of the last thirty days that go by it. */
  orders: z.number(),
});
export type DeliveryRule = z.output<typeof deliveryRuleSchema>;

export const deliveryRulesOperation = staffOperation({
  name: 'settings.delivery',
  permission: view,
  summary: 'The delivery rules in the order in which they are offered, those not offered too',
  input: z.object({}),
  output: z.object({
    rules: z.array(deliveryRuleSchema),
    countries: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
});

const change = <Value extends z.ZodType>(value: Value) => z.object({ from: value, to: value }).optional();
const fields = deliveryFieldsSchema.shape;
const saved = z.object({ change: z.number().nullable() });
const faults = [
  'staff_rule_limits',
  'staff_rule_postcodes',
  'staff_rule_country',
  'staff_rule_last',
] as const;

/** By the version that was seen: fields that nobody else changed are written all the same. */
export const saveDeliveryOperation = staffOperation({
  name: 'settings.save_delivery',
  permission: edit,
  summary: 'Change a delivery rule',
  input: z.object({
    name,
    base_version: z.number().int(),
    changes: z.object({
      active: change(fields.active),
      kind: change(fields.kind),
      label: change(fields.label),
      countries: change(fields.countries),
      postcodes: change(fields.postcodes),
      postcodes_except: change(fields.postcodes_except),
      goods_from_cents: change(fields.goods_from_cents),
      goods_below_cents: change(fields.goods_below_cents),
      weight_from_g: change(fields.weight_from_g),
      weight_to_g: change(fields.weight_to_g),
      takes_hazardous: change(fields.takes_hazardous),
      checks_age: change(fields.checks_age),
      amount_cents: change(fields.amount_cents),
      free_from_cents: change(fields.free_from_cents),
      days_min: change(fields.days_min),
      days_max: change(fields.days_max),
    }),
  }),
  output: saved,
  refusals: ['staff_rule_unknown', 'changed_meanwhile', ...faults],
});

export const addDeliveryOperation = staffOperation({
  name: 'settings.add_delivery',
  permission: edit,
  summary: 'Make a delivery rule; it is offered after all others',
  input: z.object({ name: newName, fields: deliveryFieldsSchema }),
  output: saved,
  refusals: ['staff_rule_known', ...faults],
});

export const orderDeliveryOperation = staffOperation({
  name: 'settings.order_delivery',
  permission: edit,
  summary: 'Set the order of the delivery rules; the first that fits a cart is chosen for it',
  /** All of them, as they were seen and as they shall be. */
  input: z.object({ seen: z.array(z.string()).max(500), names: z.array(z.string()).max(500) }),
  output: saved,
  refusals: ['staff_rule_order', 'changed_meanwhile'],
});

/** Files loaded later fill it again. */
export const releaseDeliveryOperation = staffOperation({
  name: 'settings.release_delivery',
  permission: edit,
  summary: 'Give a delivery rule back to the files',
  input: z.object({ name }),
  output: saved,
  refusals: ['staff_rule_unknown'],
});

const optionSchema = z.object({ name: z.string(), label: z.string(), amount_cents: z.number() });
const outcomeSchema = z.object({
  options: z.array(optionSchema),
  /** SKUs that no rule brings there. */
  undeliverable: z.array(z.string()),
});

const goodsSchema = z.object({
  sku: z.string(),
  name: z.string(),
  qty: z.number(),
  amount_cents: z.number(),
  weight_g: z.number(),
  hazardous: z.boolean(),
});

/** Nothing is saved by it. */
export const tryDeliveryOperation = staffOperation({
  name: 'settings.try_delivery',
  permission: view,
  summary: 'Try a cart against the delivery rules in force, and against a rule as it is typed',
  input: z.object({
    country,
    /** A CAP; empty: unknown. */
    postcode: z.string().trim().max(12),
    /** Its first CAP stands for it where no CAP is given ("BO"). */
    province: z.string().trim().max(4).optional(),
    lines: z
      .array(z.object({ sku: z.string().trim().min(1).max(80), qty: z.number().int().min(1).max(9999) }))
      .min(1)
      .max(50),
    /** The rule that is typed; null: only those in force. */
    typed: z.object({ name: z.string().trim().max(80), fields: deliveryFieldsSchema }).nullable(),
  }),
  output: z.object({
    postcode: z.string(),
    goods: z.array(goodsSchema),
    subtotal_cents: z.number(),
    weight_g: z.number(),
    hazardous: z.boolean(),
    now: outcomeSchema,
    /** With the typed rule in its place; null: nothing typed. */
    typed: outcomeSchema.nullable(),
    /** Other offered rules that some of the same carts go by. */
    beside: z.array(z.string()),
  }),
  refusals: ['staff_rule_goods', 'staff_rule_country', 'staff_rule_province'],
});
