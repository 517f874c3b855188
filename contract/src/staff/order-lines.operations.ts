import { z } from 'zod';
import { orderRefusals, staffOrderSchema } from './staff-orders.operations.ts';
import { staffOperation } from './staff-operation.ts';

const change = { subject: 'order_changes', needs: 'edit' } as const;

const fewer = z.object({
  number: z.string().trim().max(40),
  version: z.string().max(40).optional(),
  /** Lines that get fewer pieces; 0: taken off the order. */
  lines: z
    .array(
      z.object({
        position: z.number().int().positive().max(32_767),
        qty: z.number().int().min(0).max(100_000),
      }),
    )
    .min(1)
    .max(500)
    .refine((lines) => new Set(lines.map(({ position }) => position)).size === lines.length),
  /** The shop cannot deliver them: thresholds of delivery and coupons stay as if nothing were missing. */
  as_agreed: z.boolean().default(false),
});

const lineRefusals = [
  ...orderRefusals,
  'order_line_unknown',
  'order_line_more',
  'order_line_shipped',
  'order_lines_same',
  'order_lines_last',
  'order_lines_invoiced',
  'order_lines_withdrawn',
  'order_lines_takings_locked',
  'order_lines_cost_more',
  'refund_exceeds',
] as const;

const sums = z.object({ goods: z.number(), discount: z.number(), shipping: z.number(), total: z.number() });

/** Nothing is written: what fewer pieces would cost, to be told on the telephone. */
export const tryOrderLinesOperation = staffOperation({
  name: 'orders.try_lines',
  permission: change,
  summary: 'What an order would cost with fewer pieces',
  input: fewer,
  output: z.object({
    before: sums,
    after: sums,
    /** Goes back to the buyer; 0 for what is not paid yet. */
    back: z.number(),
    /** What goes back needs another person, or in a shop of one person some time. */
    needs_approval: z.boolean(),
    /** Coupons that would not apply any more. */
    lost_coupons: z.array(z.string()),
    /** `agreed`: delivery and discounts stay as they were agreed. */
    by: z.enum(['rules', 'agreed']),
    /** ERPNext has the order as it was, and is not told. */
    in_erpnext: z.boolean(),
  }),
  refusals: lineRefusals,
});

/** More pieces or other goods are another contract, which the buyer has to agree to: an order on the telephone. */
export const correctOrderLinesOperation = staffOperation({
  name: 'orders.lines',
  permission: change,
  summary: 'Take pieces off an order of which they have not left; what was paid for them goes back',
  input: fewer.extend({ reason: z.string().trim().min(1).max(300) }),
  output: z.object({
    order: staffOrderSchema,
    /** What goes back, and whom it waits for. */
    back: z.number(),
    waits_for: z.enum(['nobody', 'another_person', 'time']),
  }),
  refusals: [...lineRefusals, 'payment_pending'],
});
