import { z } from 'zod';
import { operation } from '../platform/operation.ts';

/** Price fields of one SKU, named as those of a product. Decimal euros, VAT included. */
export const skuPriceSchema = z.object({
  is_sale: z.boolean(),
  gross_price: z.number(),
  net_price: z.number(),
  promo_price: z.number().nullable(),
  price: z.number(),
  sale_price: z.number().nullable(),
  discount_percent: z.number().nullable(),
  unit_price: z.object({ amount: z.number(), unit: z.string() }).nullable(),
  stock: z.number(),
  is_out_of_stock: z.boolean(),
});

/** Today's prices by SKU; SKUs that are not sold are left out. */
export const productsPriceOperation = operation({
  name: 'cart.productsPrice',
  verb: 'GET',
  path: '/api/method/mymb_ecommerce.mymb_b2c.solr_search.get_products_price',
  aliases: ['/api/method/omnicommerce.controllers.cart.get_products_price', '/api/get_products_price'],
  envelope: 'message',
  summary: 'Prices in force of up to 100 SKUs',
  /** SKUs separated by ";", a JSON list, or a list. */
  input: z.object({ skus: z.union([z.string().max(9000), z.array(z.string().max(80)).max(100)]).optional() }),
  output: z.record(z.string(), skuPriceSchema),
  refusals: ['missing_argument', 'invalid_input'],
});
