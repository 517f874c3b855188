import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
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

/** Current prices by SKU; SKUs that are not sold are left out. */
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
  refusals: [...inputCodes, 'skus_no_list'],
});

const codes = z.string().max(9000).optional();

/**
 * Current prices of items in given quantities, as the Frappe API's ERP client requests them; the same for all
 * customers.
 */
export const frappePricesOperation = operation({
  name: 'cart.frappePrices',
  verb: 'GET',
  path: '/api/method/mymb_ecommerce.controllers.api_client.get_products_price',
  aliases: [],
  envelope: 'message',
  summary: 'Prices in force of items in quantities',
  input: z.object({
    /** Accepted and ignored. */
    customer_code: z.string().max(80).optional(),
    address_code: z.string().max(80).optional(),
    id_cart: z.string().max(80).optional(),
    /** Both lists are separated by commas and of equal length. */
    item_codes: codes,
    quantity_list: codes,
  }),
  output: z.union([
    z.array(
      skuPriceSchema.extend({
        item_code: z.string(),
        quantity: z.number(),
        /** Price to pay for the quantity. */
        amount: z.number(),
      }),
    ),
    z.object({ error: z.string() }),
  ]),
  refusals: [...inputCodes],
});
