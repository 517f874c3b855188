import { z } from 'zod';
import { goodsFilterSchema, goodsStocks, productParts, productStatuses } from './goods-filter.ts';
import { staffOperation } from './staff-operation.ts';

const counted = { count: z.number() };

/** By each value of a facet how many products the list would have with it, and with all other filters. */
export const goodsFacetsOperation = staffOperation({
  name: 'products.facets',
  permission: { subject: 'products', needs: 'view' },
  summary: 'How many products each filter leaves',
  input: goodsFilterSchema,
  output: z.object({
    status: z.array(z.object({ value: z.enum(productStatuses), ...counted })),
    stock: z.array(z.object({ value: z.enum(goodsStocks), ...counted })),
    part: z.array(z.object({ value: z.enum(productParts), ...counted })),
    /** Those with most products, the chosen one among them. */
    brand: z.array(z.object({ id: z.number(), name: z.string(), ...counted })),
    /** Those right below the chosen one, or the departments. */
    category: z.array(z.object({ id: z.number(), label: z.string(), ...counted })),
    /** False where words find more than 10,000 products: then counts are estimated from one in eight. */
    exact: z.boolean(),
  }),
  refusals: [],
});
export type GoodsFacets = z.output<typeof goodsFacetsOperation.output>;
