import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

/** Variants in sale of which few pieces are left, the fewest first, with how fast they go. */
export const lowStockOperation = staffOperation({
  name: 'stock.low',
  permission: { subject: 'stock', needs: 'view' },
  summary: 'Variants in sale with few pieces left, 50 a page',
  input: z.object({
    /** At most so many pieces. */
    most: z.number().int().min(0).max(1_000).default(5),
    /** `next` of the page before. */
    after: z.number().int().min(0).max(100_000).optional(),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        sku: z.string(),
        product_id: z.number(),
        name: z.string(),
        options: z.string(),
        /** Pieces that can be sold. */
        stock: z.number(),
        /** Pieces of orders that are not paid yet; they are out of `stock`. */
        reserved: z.number(),
        /** Pieces that orders of the last 30 days took and did not give back. */
        sold: z.number(),
      }),
    ),
    next: z.number().nullable(),
  }),
});
