import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { operation } from '../platform/operation.ts';
import { authRecordSchema } from './session.operations.ts';

const method = <const Name extends string>(name: Name) =>
  `/api/method/casamaestra.customers.${name}` as const;

/**
 * Mails a link that logs in once, valid for 15 minutes. The answer is the same whether or not the address has
 * an account.
 */
export const requestLoginLinkOperation = operation({
  name: 'customers.requestLoginLink',
  verb: 'POST',
  path: method('request_login_link'),
  aliases: [],
  envelope: 'message',
  summary: 'Mail a link that logs in',
  input: z.object({ email: z.string().trim().max(254) }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  refusals: [...inputCodes, 'email_invalid', 'tries_exceeded'],
});

/** Logs in by the mailed key, which works once. A wrong or expired key is refused with field "key". */
export const logInByLinkOperation = operation({
  name: 'customers.logInByLink',
  verb: 'POST',
  path: method('log_in_by_link'),
  aliases: [],
  envelope: 'message',
  summary: 'Log in by the mailed key',
  input: z.object({
    key: z.string().max(200),
    remember: z.union([z.boolean(), z.stringbool()]).default(false),
  }),
  output: authRecordSchema,
  refusals: [...inputCodes, 'login_link_used', 'tries_exceeded'],
});
