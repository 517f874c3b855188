import { sessionCookie } from '@casamaestra/contract/customers/session.operations.ts';
import type { Caller } from '../../contract-http/caller.ts';

/**
 * The prefix __Host- requires Secure, Path=/ and no Domain (RFC 6265bis, 4.1.3.2); browsers treat localhost
 * as secure.
 */
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

export function setCookieFor(caller: Caller, name: string, value: string, maxAgeMs: number): void {
  caller.setCookie(`${name}=${value}; ${attributes}; Max-Age=${Math.floor(maxAgeMs / 1000)}`);
}

/** Sets the refresh cookie. Without a maximum age it is deleted when the browser is closed. */
export function setSessionCookie(caller: Caller, token: string, maxAgeMs: number | undefined): void {
  const age = maxAgeMs === undefined ? '' : `; Max-Age=${Math.floor(maxAgeMs / 1000)}`;
  caller.setCookie(`${sessionCookie}=${token}; ${attributes}${age}`);
}

export function removeSessionCookie(caller: Caller): void {
  caller.setCookie(`${sessionCookie}=; ${attributes}; Max-Age=0`);
}
