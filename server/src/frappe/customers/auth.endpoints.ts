import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import { refusalSentence } from '@casamaestra/texts/service/refusal-sentence.ts';
import {
  registerOperation,
  resetPasswordOperation,
  signInOperation,
  updatePasswordByKeyOperation,
} from '@casamaestra/contract/customers/authentication.operations.ts';
import type { AuthRecord } from '@casamaestra/contract/customers/session.operations.ts';
import {
  logoutOperation,
  refreshOperation,
  sessionCookie,
} from '@casamaestra/contract/customers/session.operations.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { refused, refusedAbroad } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '@casamaestra/commerce/contract-http/caller.ts';
import { isSameOrigin } from '@casamaestra/commerce/customers/sessions/same-origin.ts';
import {
  removeSessionCookie,
  setSessionCookie,
} from '@casamaestra/commerce/customers/sessions/session-cookie.ts';
import { ttlOf } from '@casamaestra/commerce/customers/sessions/session-ttl.ts';
import type { Endpoint } from '@casamaestra/commerce/contract-http/endpoint.ts';
import { z } from 'zod';
import { type SealedCustomerDependencies, frappeEndpoint } from '../frappe-endpoint.ts';
import { withinLimit } from '../limits.ts';
import type { CustomerSession } from './sealed-sessions.ts';
import { type FrappeUser, userOf } from './user-info.ts';

const ACCESS_MS = 15 * 60_000;

export interface AuthDependencies extends SealedCustomerDependencies {
  readonly publicUrl: () => string;
}

/** Opens a session for the browser: an access token valid for minutes, and a refresh cookie. */
function openSession(
  { sessions, clock }: AuthDependencies,
  caller: Caller,
  session: CustomerSession,
  user: Pick<FrappeUser, 'email' | 'first_name' | 'last_name'>,
): AuthRecord {
  const now = clock.now();
  const until = Math.min(session.endsAt, now + ttlOf(session.remember).idleMs);
  setSessionCookie(
    caller,
    sessions.seal('refresh', session, until),
    session.remember ? until - now : undefined,
  );
  const ends = Math.min(until, now + ACCESS_MS);
  return {
    jwt: sessions.seal('access', session, ends),
    expires_at: new Date(ends).toISOString(),
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
  };
}

/** Logs in with the service's token, after asking the service whose it is. */
async function enter(
  deps: AuthDependencies,
  caller: Caller,
  token: string,
  remember: boolean,
): Promise<Outcome<AuthRecord>> {
  const user = await userOf(deps, { jwt: token, address: caller.address });
  if (!user.ok) return user;
  const endsAt = deps.clock.now() + ttlOf(remember).absoluteMs;
  const session = { token, email: user.value.email, remember, endsAt };
  return { ok: true, value: openSession(deps, caller, session, user.value) };
}

const tokenShape = z.looseObject({ jwt: z.string().min(1) });
function signInEndpoint(deps: AuthDependencies): Endpoint {
  return frappeEndpoint(signInOperation, async ({ usr, pwd, remember }, caller) => {
    const within = withinLimit(deps, 'auth', caller.address);
    if (!within.ok) return within;
    const found = await deps.frappe.ask('signIn', { usr, pwd }, tokenShape, { address: caller.address });
    // The same refusal for an unknown address and a wrong password: it does not reveal who has an account.
    if (!found.ok)
      return found.refusal.name === 'too_many_requests' ? found : refused('credentials_wrong', {});
    const entered = await enter(deps, caller, found.value.jwt, remember);
    return entered.ok
      ? { ok: true, value: { message: 'Authentication successful', ...entered.value } }
      : entered;
  });
}

function registerEndpoint(deps: AuthDependencies): Endpoint {
  return frappeEndpoint(registerOperation, async (input, caller) => {
    const { email, first_name, last_name, password, remember } = input;
    if (!z.email().safeParse(email).success) return refused('email_invalid', {}, 'email');
    const within = withinLimit(deps, 'auth', caller.address);
    if (!within.ok) return within;
    const asked = { email, first_name, last_name, password };
    const made = await deps.frappe.ask('register', asked, tokenShape, { address: caller.address });
    if (!made.ok) {
      const { name } = made.refusal;
      if (name === 'duplicate') return refused('account_refused', {});
      return name === 'invalid_input'
        ? refusedAbroad('invalid_input', refusalSentence(made.refusal, caller.language), 'password')
        : made;
    }
    const entered = await enter(deps, caller, made.value.jwt, remember);
    return entered.ok ? { ok: true, value: { user: email, customer: email, ...entered.value } } : entered;
  });
}

/** Asks the service whether its token is still valid; if not, the session ends here too. */
function refreshEndpoint(deps: AuthDependencies): Endpoint {
  return frappeEndpoint(refreshOperation, async (_input, caller) => {
    if (!isSameOrigin(caller, deps.publicUrl())) return refused('call_of_pages_only', {});
    const session = deps.sessions.open('refresh', caller.cookie(sessionCookie) ?? '');
    const user =
      session === undefined ? undefined : await userOf(deps, { jwt: session.token, address: caller.address });
    if (session !== undefined && user?.ok === true)
      return { ok: true, value: openSession(deps, caller, session, user.value) };
    if (user?.ok === false && user.refusal.name === 'too_many_requests') return user;
    removeSessionCookie(caller);
    return refused('session_ended', {});
  });
}

function logoutEndpoint(): Endpoint {
  return frappeEndpoint(logoutOperation, async (_input, caller) => {
    removeSessionCookie(caller);
    return { ok: true, value: { status: 'success' as const } };
  });
}

function resetPasswordEndpoint(deps: AuthDependencies): Endpoint {
  return frappeEndpoint(resetPasswordOperation, async ({ user }, caller) => {
    const within = withinLimit(deps, 'mails', caller.address);
    if (!within.ok) return within;
    const sent = await deps.frappe.ask('resetPassword', { user }, z.unknown(), { address: caller.address });
    // The service reveals unknown addresses: the shop must not.
    if (!sent.ok && sent.refusal.name === 'too_many_requests') return sent;
    const { passwordLinkSentElsewhere: message, checkMail: title } = answerTexts(caller.language);
    return { ok: true, value: { status: 'success' as const, message, title } };
  });
}

function passwordByKeyEndpoint(deps: AuthDependencies): Endpoint {
  return frappeEndpoint(updatePasswordByKeyOperation, async ({ new_password, key }, caller) => {
    const within = withinLimit(deps, 'auth', caller.address);
    if (!within.ok) return within;
    const asked = { new_password, key };
    const done = await deps.frappe.ask('updatePasswordByKey', asked, z.unknown(), {
      address: caller.address,
    });
    if (done.ok)
      return {
        ok: true,
        value: { status: 'success' as const, message: answerTexts(caller.language).passwordSaved },
      };
    if (done.refusal.name === 'too_many_requests') return done;
    return refused('login_link_used', {}, 'key');
  });
}

/** Login, registration, refresh, logout, forgotten password. */
export const authEndpoints = (deps: AuthDependencies): readonly Endpoint[] => [
  signInEndpoint(deps),
  registerEndpoint(deps),
  refreshEndpoint(deps),
  logoutEndpoint(),
  resetPasswordEndpoint(deps),
  passwordByKeyEndpoint(deps),
];
