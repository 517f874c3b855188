import { z } from 'zod';

/**
 * Why a price of a list waits for a second person. `limit`: by more than the guard says, and the role may not. `below_cost`: does not
 * cover the cost with VAT. `many`: one of very many that change by more than it says.
 */
export const heldGuards = ['limit', 'below_cost', 'many'] as const;
export type HeldGuard = (typeof heldGuards)[number];

/** A price of a list that waits for a second person. */
export const heldPrice = z.object({
  line: z.number(),
  sku: z.string(),
  product_id: z.number(),
  name: z.string(),
  changes: z.array(
    z.object({ field: z.enum(['price', 'sale_price']), from: z.number().nullable(), to: z.number() }),
  ),
  /** Of the price charged when it was asked. */
  percent: z.number(),
  guards: z.array(z.enum(heldGuards)),
});
export type HeldPrice = z.output<typeof heldPrice>;
