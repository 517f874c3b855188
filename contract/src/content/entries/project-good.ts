import { z } from 'zod';

/** An article of a project by its SKU, and how many pieces of it the project needs. */
export const projectGoodSchema = z.strictObject({
  sku: z.string().min(1).max(80),
  quantity: z.int().min(1).max(99),
});
