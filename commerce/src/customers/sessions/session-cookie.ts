import { sessionCookie } from '@casamaestra/contract/customers/session.operations.ts';
import type { Caller } from '../../contract-http/caller.ts';

/** __Host- demands Secure, Path=/ and no Domain (RFC 6265bis, 4.1.3.2); browsers trust localhost as secure. */
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

export function setCookieFor(caller: Caller, name: string, value: string, maxAgeMs: number): void {
  caller.setCookie(`${name}=${value}; ${attributes}; Max-Age=${Math.floor(maxAgeMs / 1000)}`);
}

/** Without an age the cookie goes when the browser is closed. */
export function setSessionCookie(caller: Caller, token: string, maxAgeMs: number | undefined): void {
  const age = maxAgeMs === undefined ? '' : `; Max-Age=${Math.floor(maxAgeMs / 1000)}`;
  caller.setCookie(`${sessionCookie}=${token}; ${attributes}${age}`);
}

export function removeSessionCookie(caller: Caller): void {
  caller.setCookie(`${sessionCookie}=; ${attributes}; Max-Age=0`);
}
