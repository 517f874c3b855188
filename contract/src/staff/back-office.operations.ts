import { z } from 'zod';
import { finalReasons } from './final-reasons.ts';
import { staffOperation } from './staff-operation.ts';

/** What is due, each with how many and where it opens. The most urgent first. */
export const dueKinds = [
  'refunds_to_approve',
  'customer_data_to_approve',
  'prices_to_approve',
  'refunds_by_hand',
  'withdrawals_to_refund',
  'orders_late',
  'orders_to_ship',
  'orders_to_prepare',
  'orders_to_collect',
  'transfers_expiring',
  'invoices_rejected',
  'invoices_to_issue',
  'credits_open',
  'reviews_waiting',
  'voices_waiting',
  'mails_failed',
  'jobs_failed',
] as const;

export const todayOperation = staffOperation({
  name: 'today',
  permission: 'anyone',
  summary: 'What is due today, and the day’s sales beside those of a week ago',
  input: z.object({}),
  output: z.object({
    /** Only what the person may act on. */
    due: z.array(
      z.object({
        kind: z.enum(dueKinds),
        count: z.number(),
        /** The earliest date behind it, ISO 8601; null: none. */
        first_due: z.string().nullable(),
      }),
    ),
    /** Orders with notes that mention this person and that they have not read, the latest first. */
    mentions: z.array(
      z.object({
        order_number: z.string(),
        /** Who wrote the latest, when, and what it says. */
        who: z.string(),
        at: z.string(),
        text: z.string(),
        count: z.number(),
      }),
    ),
    /** Own prices of lists that waited for a second person, as they were decided since one looked. */
    decisions: z.array(
      z.object({
        import_id: z.number(),
        file_name: z.string(),
        who: z.string(),
        at: z.string(),
        approved: z.number(),
        refused: z.number(),
      }),
    ),
    /** Today until now, and the same weekday a week and a year (52 weeks) ago until the same time; null: not for this role. */
    sales: z
      .object({
        orders: z.number(),
        total: z.number(),
        orders_week_ago: z.number(),
        total_week_ago: z.number(),
        orders_year_ago: z.number(),
        total_year_ago: z.number(),
      })
      .nullable(),
  }),
});

/** One field for everything: the beginning of an order number, e-mail, phone, SKU, GTIN or name. */
export const paletteOperation = staffOperation({
  name: 'search',
  permission: 'anyone',
  summary: 'Orders, variants and customers by what they begin with',
  input: z.object({ text: z.string().trim().min(2).max(100) }),
  output: z.array(
    z.object({
      kind: z.enum(['order', 'variant', 'customer']),
      /** Order number, SKU, id of the customer. */
      id: z.string(),
      title: z.string(),
      detail: z.string(),
    }),
  ),
});

/** In the place of a name: what was done was planned for that moment. */
export const byDate = 'calendar';

export const activitySchema = z.object({
  id: z.number(),
  at: z.string(),
  /** Name of the person; of a command who ran it; `byDate` of what was planned. */
  who: z.string(),
  /** Of the person, or of who made the token of a program; null: of nobody in particular. */
  staff_id: z.number().nullable(),
  by: z.enum(['person', 'command', 'import', 'program']),
  /** "orders.ship" */
  kind: z.string(),
  /** What it is about: "order CM-22222222", "review 12". */
  record: z.string(),
  reason: z.string().nullable(),
  /** The first 50. */
  rows: z.array(
    z.object({
      record: z.string(),
      field: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      /** As the log has it, where names stand in the place of numbers. */
      stored: z
        .object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })
        .nullable(),
    }),
  ),
  row_count: z.number(),
  /** The change that this one takes back. */
  undo_of: z.number().nullable(),
  undone: z.boolean(),
  /** Whether the person may take it back. */
  can_undo: z.boolean(),
  /** Why the person cannot; null: they can, or it is taken back already. */
  final_because: z.enum(finalReasons).nullable(),
});
export type Activity = z.output<typeof activitySchema>;

/** `changes`: what was done; `access`: sign-ins, also failed ones, and what people changed about how they sign in. */
const activityPart = z.enum(['changes', 'access']).default('changes');
export type ActivityPart = z.output<typeof activityPart>;

/** Newest first. Roles that see only their own or what is about money get that. */
export const activityOperation = staffOperation({
  name: 'activity.list',
  permission: { subject: 'activity', needs: 'view' },
  summary: 'The activity log',
  input: z.object({
    record: z.string().trim().max(200).optional(),
    part: activityPart,
    /** `next` of the page before. */
    before: z.number().int().optional(),
  }),
  output: z.object({ rows: z.array(activitySchema), next: z.number().nullable() }),
});

/**
 * Takes a change back, for thirty days and once, by who may do what it did: each value that is still the one it wrote.
 * Values that were changed again stay, and are answered, the first 200, as JSON.
 */
export const undoOperation = staffOperation({
  name: 'activity.undo',
  permission: 'anyone',
  summary: 'Take a change back',
  input: z.object({ id: z.number().int().positive(), reason: z.string().trim().max(300).optional() }),
  output: z.object({
    /** Null: no value was still the one that was written. */
    change: z.number().nullable(),
    undone: z.number(),
    kept: z.array(
      z.object({
        record: z.string(),
        field: z.string(),
        written: z.string().nullable(),
        now: z.string().nullable(),
      }),
    ),
    kept_count: z.number(),
  }),
  refusals: [
    'staff_not_permitted',
    'staff_confirmation_needed',
    'staff_change_unknown',
    'staff_change_final',
    'staff_change_undone',
    'staff_change_too_old',
    'staff_owner_last',
    'staff_category_unknown',
    'staff_picture_unknown',
    'staff_product_texts_only',
    'staff_product_maker_missing',
    'staff_withdrawal_refunded',
    'staff_stock_recalled',
    'staff_webhook_unknown',
    'staff_product_dates_backwards',
    'staff_product_dates_over',
    'staff_product_plan_incomplete',
    'staff_energy_class',
    'staff_energy_number',
    'staff_product_address_wrong',
    'staff_product_address_taken',
    'staff_product_was_public',
    'staff_product_named',
    'staff_variants_none',
    'staff_variants_alike',
    'staff_gtin_known',
    'staff_sku_known',
    'staff_coupon_unknown',
    'staff_coupon_used',
    'staff_rule_used',
    'staff_rule_unknown',
    'staff_rule_limits',
    'staff_rule_postcodes',
    'staff_rule_country',
    'staff_rule_last',
    'staff_vat_day',
    'staff_vat_unknown',
    'staff_redirect_circle',
    'staff_structure_unknown',
    'staff_structure_known',
    'staff_structure_letters',
    'staff_structure_used',
    'staff_category_below_itself',
    'staff_category_deep',
    'staff_feature_unit',
    'staff_country_twice',
    'staff_country_used',
    'staff_coupon_value',
    'staff_coupon_free',
    'staff_coupon_dates',
    'staff_coupon_uses',
    'staff_coupon_goods',
    'staff_price_zero',
    'staff_price_dates',
    'staff_price_above_list',
    'staff_price_to_confirm',
    'staff_price_limit',
    'staff_guards_undo_loosens',
    'staff_weee_handed_over',
    'staff_price_promotions_only',
  ],
});

/** Newest first; the log keeps that it was exported. */
export const activityExportOperation = staffOperation({
  name: 'activity.export',
  permission: { subject: 'activity_export', needs: 'view' },
  summary: 'The activity log, to be kept as a file',
  input: z.object({ record: z.string().trim().max(200).optional(), part: activityPart }),
  output: z.array(activitySchema),
  refusals: ['staff_list_too_long'],
});
