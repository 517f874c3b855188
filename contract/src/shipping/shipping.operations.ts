import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { operation } from '../platform/operation.ts';

/** Delivery options for a subtotal. Without `totalPrice` the list is empty, as in the Frappe API. */
export const shippingRulesOperation = operation({
  name: 'shipping.rules',
  verb: 'GET',
  path: '/api/method/omnicommerce.controllers.cart.get_shipping_rules',
  aliases: [],
  envelope: 'message',
  summary: 'Shipping rules for a country and an amount of goods',
  input: z.object({
    /** Code of a country, or its name in Italian, English or Slovak; default: all countries. */
    country: z.string().max(80).optional(),
    totalPrice: z.union([z.string().max(20), z.number()]).optional(),
  }),
  output: z.object({
    data: z.array(
      z.object({
        shipping_rule: z.string(),
        label: z.string(),
        /** Price before "free from". */
        generic_shipping_amount: z.number(),
        shipping_amount: z.number(),
        /** Name of the country, "ALL" if it is for all. */
        country: z.string(),
        price_range_from: z.number(),
        /** 0: no upper bound. */
        price_range_to: z.number(),
      }),
    ),
  }),
  refusals: [...inputCodes, 'amount_invalid'],
});

/** Countries the shop delivers to. */
export const deliverableCountriesOperation = operation({
  name: 'shipping.countries',
  verb: 'GET',
  path: '/api/method/omnicommerce.controllers.cart.get_deliverable_countries',
  aliases: [],
  envelope: 'message',
  summary: 'Countries of delivery',
  input: z.object({}),
  output: z.object({ data: z.array(z.object({ name: z.string(), code: z.string() })) }),
  refusals: [],
});

export const regionsOperation = operation({
  name: 'shipping.regions',
  verb: 'GET',
  path: '/api/method/mymb_ecommerce.mymb_b2c.b2c_filters.get_regions',
  aliases: [],
  envelope: 'message',
  summary: 'Italian regions',
  input: z.object({}),
  output: z.array(z.object({ regione: z.string() })),
  refusals: [],
});

export const provincesOperation = operation({
  name: 'shipping.provinces',
  verb: 'GET',
  path: '/api/method/mymb_ecommerce.mymb_b2c.b2c_filters.get_province',
  aliases: [],
  envelope: 'message',
  summary: 'Provinces of an Italian region',
  input: z.object({ region: z.string().max(60).optional() }),
  output: z.array(z.object({ codice_provincia: z.string(), provincia: z.string() })),
  refusals: [],
});

/** One row per comune and CAP; `[]` without a province. */
export const zipcodesOperation = operation({
  name: 'shipping.zipcodes',
  verb: 'GET',
  path: '/api/method/mymb_ecommerce.mymb_b2c.b2c_filters.get_zipcode',
  aliases: [],
  envelope: 'message',
  summary: 'Comuni and CAPs of an Italian province',
  input: z.object({ province_code: z.string().max(10).optional() }),
  output: z.array(
    z.object({
      comune: z.string(),
      cap: z.string(),
      provincia: z.string(),
      regione: z.string(),
      codice_provincia: z.string(),
    }),
  ),
  refusals: [],
});
