import { z } from 'zod';

/** `scheduled`: in sale from a moment to come. `withheld`: to be sold, but without the maker the law wants named. */
export const productStatuses = ['published', 'scheduled', 'withdrawn', 'withheld'] as const;
export const productLacks = ['picture', 'stock', 'maker', 'description'] as const;

/** What a product's page should have; `energy_label`: where the goods have a class, which demands label and sheet. */
export const productParts = [
  'picture',
  'alt',
  'description',
  'short_description',
  'category',
  'maker',
  'price',
  'weight',
  'energy_label',
] as const;
export type ProductPart = (typeof productParts)[number];

/** What a product must have before its sale can be planned: nobody looks at it when it begins. */
export const planParts = [
  'picture',
  'description',
  'price',
  'energy_label',
] as const satisfies readonly ProductPart[];

export const goodsStocks = ['in', 'out'] as const;

export const goodsSortings = ['newest', 'name', 'code'] as const;

/** What a list of products is narrowed by. `text`: words of the name, or the beginning of a code, SKU or GTIN. */
export const goodsFilterSchema = z.object({
  text: z.string().trim().max(100).optional(),
  status: z.enum(productStatuses).optional(),
  lacks: z.enum(productLacks).optional(),
  reduced: z.boolean().optional(),
  /** Some part of its page is missing. */
  incomplete: z.boolean().optional(),
  /** Of a variant a buyer pays less now than it costs with its VAT; only for who sees costs. */
  below_cost: z.boolean().optional(),
  /** With all categories below it. */
  category: z.number().int().optional(),
  brand: z.number().int().optional(),
  /** Whether any variant on sale has a piece. */
  stock: z.enum(goodsStocks).optional(),
  /** This part of its page is missing. */
  part: z.enum(productParts).optional(),
});
export type GoodsFilter = z.output<typeof goodsFilterSchema>;
