import { z } from 'zod';
import { operation } from '../platform/operation.ts';

/** An addition to the Frappe API: what became of an address at which there is no page. */
export const formerAddressOperation = operation({
  name: 'redirects.find',
  verb: 'GET',
  path: '/api/method/casamaestra.redirects.find',
  aliases: [],
  envelope: 'message',
  summary: 'Where an address without a page leads, or whether its page is gone',
  input: z.object({
    /** Path with its query: "/negozio/trapani.html?id=12". */
    address: z.string().max(2_048),
  }),
  output: z.object({
    /** 301 and 302: it leads to `to`. 410: there was a page, and there is none any more. Null: nothing is known. */
    status: z.union([z.literal(301), z.literal(302), z.literal(410)]).nullable(),
    /** Path of the shop; null unless it leads somewhere. */
    to: z.string().nullable(),
  }),
  refusals: [],
});
