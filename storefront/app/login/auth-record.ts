import type { AuthRecord } from '@casamaestra/contract/customers/session.operations.ts';

/** Key of the login in browser storage (A02). */
export const authKey = 'auth';

/** A token that expires within this time is renewed before use. */
const renewBeforeMs = 60_000;

/** Parses a stored record; an invalid one counts as logged out. */
export function authFromStorage(text: string | null): AuthRecord | null {
  if (text === null) return null;
  const stored = parsedJson(text);
  if (typeof stored !== 'object' || stored === null) return null;
  const {
    jwt,
    expires_at: expires,
    first_name: first,
    last_name: last,
    email,
  } = stored as Partial<AuthRecord>;
  if (typeof jwt !== 'string' || jwt === '' || typeof email !== 'string' || email === '') return null;
  return {
    jwt,
    expires_at: typeof expires === 'string' ? expires : '',
    first_name: typeof first === 'string' ? first : '',
    last_name: typeof last === 'string' ? last : '',
    email,
  };
}

/**
 * Whether the token has expired or is about to (an invalid date counts as expired). `now` in milliseconds.
 */
export function needsRenewal(auth: AuthRecord, now: number): boolean {
  const end = Date.parse(auth.expires_at);
  return Number.isNaN(end) || end - now < renewBeforeMs;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
