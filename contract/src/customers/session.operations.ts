import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { operation } from '../platform/operation.ts';

/** Cookie with the refresh token: HttpOnly and bound to this host (RFC 6265bis, __Host-). */
export const sessionCookie = '__Host-casamaestra-session';

/**
 * Cookie of a browser that has logged in before: failed attempts of strangers do not delay it. It authorises
 * nothing.
 */
export const deviceCookie = '__Host-casamaestra-device';

/**
 * What the browser stores under `auth` (A02). `jwt` is valid for 15 minutes, for clients other than the
 * shop's pages for 30 days; `expires_at` is its expiry, ISO 8601.
 */
export const authRecordSchema = z.object({
  jwt: z.string(),
  expires_at: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
});
export type AuthRecord = z.output<typeof authRecordSchema>;

/** A new access token for the refresh cookie, which is replaced. Using a cookie twice ends the session. */
export const refreshOperation = operation({
  name: 'customers.refresh',
  verb: 'POST',
  path: '/api/method/casamaestra.customers.refresh',
  aliases: [],
  envelope: 'message',
  summary: 'Renew the access token by the refresh cookie',
  input: z.object({}),
  output: authRecordSchema,
  refusals: [...inputCodes, 'session_ended', 'call_of_pages_only', 'tries_exceeded'],
});

/** Ends this session and removes the cookie. */
export const logoutOperation = operation({
  name: 'customers.logout',
  verb: 'POST',
  path: '/api/method/casamaestra.customers.logout',
  aliases: [],
  envelope: 'message',
  summary: 'Log out',
  input: z.object({}),
  output: z.object({ status: z.literal('success') }),
  refusals: [...inputCodes],
});

/** The customer's sessions, most recently used first. Jwt. */
export const sessionsOperation = operation({
  name: 'customers.sessions',
  verb: 'POST',
  path: '/api/method/casamaestra.customers.sessions',
  aliases: [],
  envelope: 'message',
  summary: 'Devices that are logged in',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.string(),
      /** "Chrome su Windows" */
      device: z.string(),
      created_at: z.string(),
      last_used_at: z.string(),
      current: z.boolean(),
    }),
  ),
  refusals: [...inputCodes, 'login_required', 'login_for_shopping_only'],
});

/** Ends one session, or all but the current one. Jwt; from ten minutes after the login also the password. */
export const revokeSessionOperation = operation({
  name: 'customers.revokeSession',
  verb: 'POST',
  path: '/api/method/casamaestra.customers.revoke_session',
  aliases: [],
  envelope: 'message',
  summary: 'End a session',
  input: z.object({
    id: z.string().max(60).optional(),
    others: z.boolean().optional(),
    password: z.string().max(1024).optional(),
  }),
  output: z.object({ status: z.literal('success'), ended: z.number() }),
  refusals: [
    ...inputCodes,
    'login_required',
    'login_for_shopping_only',
    'session_unnamed',
    'session_unknown',
    'password_needed',
    'password_wrong',
    'password_tries_exceeded',
    'tries_exceeded',
  ],
});
