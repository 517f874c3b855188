import type {
  AuthRecord,
  logoutOperation,
  refreshOperation,
} from '@casamaestra/contract/customers/session.operations.ts';
import { useSyncExternalStore } from 'react';
import { browserStorage, storedText } from '../platform/browser-storage.ts';
import { ServiceUnreachable, callService, identifyCallsWith } from '../platform/service-call.ts';
import { authFromStorage, authKey, needsRenewal } from './auth-record.ts';

const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly auth: AuthRecord | null } = { text: null, auth: null };
/** Without working storage (private mode) the login lasts as long as the page. */
let unstored: string | null = null;

/**
 * The logged-in customer, or null. Read from storage each time, so that tabs agree; the same object while
 * unchanged.
 */
export function currentAuth(): AuthRecord | null {
  const text = read();
  if (text !== known.text) known = { text, auth: authFromStorage(text) };
  return known.auth;
}

/** Stores a login, or its end (null), and notifies this page and the other tabs. */
export function saveAuth(auth: AuthRecord | null): void {
  const text = auth && JSON.stringify(recordOnly(auth));
  unstored = null;
  try {
    if (text === null) window.localStorage.removeItem(authKey);
    else window.localStorage.setItem(authKey, text);
  } catch (error) {
    unstored = text;
    console.warn('the login lasts only as long as this page', error);
  }
  tell();
}

/**
 * Updates names that changed elsewhere: in the profile, or in the user info loaded at the start. Notifies
 * only of real changes.
 */
export function mergeAuth(changes: Partial<Omit<AuthRecord, 'jwt' | 'expires_at'>>): void {
  const auth = currentAuth();
  const merged = auth && { ...auth, ...changes };
  if (JSON.stringify(merged) !== JSON.stringify(auth)) saveAuth(merged);
}

/** Calls back after every login and logout, also in other tabs; returns a function to unsubscribe. */
export function subscribeAuth(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** The logged-in customer for components: null on the server and during hydration, then current. */
export const useAuth = (): AuthRecord | null => useSyncExternalStore(subscribeAuth, currentAuth, () => null);

/** Ends the session here and on the server. Offline, the login is still removed from this browser. */
export async function endLogin(): Promise<void> {
  await callService<typeof logoutOperation>('casamaestra.customers.logout', {}).catch((error: unknown) =>
    console.warn('the session could not be ended on the server', error),
  );
  leaveBrowser();
}

const typedKeys = ['order', 'address', 'checkout', 'order-attempt'] as const;

/** Clears the last order, what was typed and the pages seen: the computer may be shared. */
export function leaveBrowser(): void {
  saveAuth(null);
  try {
    for (const key of typedKeys) window.localStorage.removeItem(key);
  } catch (error) {
    console.warn('what was typed could not be forgotten', error);
  }
  if ('caches' in globalThis)
    caches
      .delete('shop-pages')
      .catch((error: unknown) => console.warn('pages could not be forgotten', error));
  // The browser notifies only other tabs; the checkout of this one must read its draft again too.
  for (const key of typedKeys) window.dispatchEvent(new StorageEvent('storage', { key }));
}

/**
 * Renews the token; one renewal at a time across tabs, since a refresh token used twice ends the session. A
 * refusal logs out locally. Returns the login in force.
 * @throws ServiceUnreachable when there is no answer
 */
async function renewedAuth(refused?: string): Promise<AuthRecord | null> {
  return oneAtATime(async () => {
    const auth = currentAuth();
    if (!auth || (auth.jwt !== refused && !needsRenewal(auth, Date.now()))) return auth;
    const answer = await callService<typeof refreshOperation>(
      'casamaestra.customers.refresh',
      {},
      undefined,
      {
        anonymous: true,
      },
    );
    if (answer.ok) saveAuth(answer.value);
    else if (answer.refusal.name === 'too_many_requests') throw new ServiceUnreachable('customers.refresh');
    else saveAuth(null);
    return currentAuth();
  });
}

identifyCallsWith({
  add: async (headers) => {
    const auth = currentAuth();
    const valid = auth && needsRenewal(auth, Date.now()) ? await renewedAuth() : auth;
    if (valid) headers.set('Jwt', `Bearer ${valid.jwt}`);
  },
  renew: async (headers) => {
    const refused = headers.get('Jwt')?.replace('Bearer ', '');
    return refused !== undefined && (await renewedAuth(refused)) !== null;
  },
});

let last: Promise<unknown> = Promise.resolve();

/** Locks are missing on pages without https; tabs may then renew concurrently. */
function oneAtATime<Value>(work: () => Promise<Value>): Promise<Value> {
  if ('locks' in navigator) return navigator.locks.request('casamaestra-auth', work) as Promise<Value>;
  const turn = last.then(work, work);
  last = turn;
  return turn;
}

function recordOnly({ jwt, expires_at, first_name, last_name, email }: AuthRecord): AuthRecord {
  return { jwt, expires_at, first_name, last_name, email };
}

function read(): string | null {
  return storedText(browserStorage(), authKey) ?? unstored;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
  if (event.key === authKey || event.key === null) tell();
}
