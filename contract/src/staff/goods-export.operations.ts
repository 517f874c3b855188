import { z } from 'zod';
import { goodsFilterSchema } from './goods-filter.ts';
import { staffOperation } from './staff-operation.ts';

/** Variants of the products that a filter leaves, with the fields that lists of suppliers can change. */
export const exportGoodsOperation = staffOperation({
  name: 'imports.export',
  permission: { subject: 'bulk', needs: 'view' },
  summary: 'Variants with what an import can change, 10,000 a page, 50,000 in all',
  input: z.object({
    filter: goodsFilterSchema,
    /** `next` of the page before. */
    after: z.number().int().optional(),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        sku: z.string(),
        gtin: z.string().nullable(),
        name: z.string(),
        price: z.number(),
        sale_price: z.number().nullable(),
        /** Null also for roles that do not see it. */
        cost: z.number().nullable(),
        stock: z.number(),
        /** Where it lies in the warehouse; null: nobody has said. */
        shelf: z.string().nullable(),
        weight: z.number().nullable(),
        /** In sale, also where it is withheld for want of its maker. */
        status: z.boolean(),
      }),
    ),
    next: z.number().nullable(),
  }),
  refusals: ['staff_list_too_long'],
});
