import { inputCodes } from '../platform/call.refusals.ts';
import { operation } from '../platform/operation.ts';
import { quoteInputSchema, quoteSchema } from './quote.ts';

/** Prices a cart as it would be sold now. For guests too; nothing is reserved or stored. */
export const quoteOperation = operation({
  name: 'cart.quote',
  verb: 'POST',
  path: '/api/method/casamaestra.cart.quote',
  aliases: [],
  envelope: 'message',
  summary: 'Price, stock, coupons, delivery, VAT and total of a cart',
  input: quoteInputSchema,
  output: quoteSchema,
  refusals: [...inputCodes, 'coupon_tries_exceeded'],
});
