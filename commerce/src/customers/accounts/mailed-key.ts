import { createHash, randomBytes } from 'node:crypto';

/** Validity of a mailed link: one hour. */
export const KEY_MS = 60 * 60_000;
/** Validity of a link that logs in at once: a quarter of an hour. */
export const LOGIN_KEY_MS = 15 * 60_000;

/** A key for a mailed link: 256 random bits; only its hash is stored. */
export function newKey(): { readonly key: string; readonly hash: Buffer } {
  const key = randomBytes(32).toString('base64url');
  return { key, hash: hashOfKey(key) };
}

export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key.trim()).digest();
