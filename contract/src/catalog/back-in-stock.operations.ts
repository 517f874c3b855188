import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { operation } from '../platform/operation.ts';

/**
 * Requests one mail when an article is back in stock. For guests too; failures are 200 answers with `error`.
 */
export const notifyWhenBackOperation = operation({
  name: 'stock.notifyWhenBack',
  verb: 'POST',
  path: '/api/method/mymb_ecommerce.mymb_b2c.available_again.add_record_to_available_again',
  aliases: [],
  envelope: 'message',
  summary: 'One mail when an article is back in stock',
  input: z.object({
    /** SKU */
    item_name: z.string().trim().min(1).max(80),
    email: z.string().trim().max(254),
    /** The mail is sent no earlier than this; default: now. */
    activation_time: z.string().trim().max(40).nullish(),
  }),
  output: z.union([z.object({ message: z.string(), name: z.string() }), z.object({ error: z.string() })]),
  refusals: [...inputCodes, 'email_invalid', 'notice_date_invalid', 'tries_exceeded'],
});
