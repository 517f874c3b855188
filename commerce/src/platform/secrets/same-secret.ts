import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares values of equal length, such as hashes and signatures, in constant time. */
export const sameBytes = (sent: Uint8Array, expected: Uint8Array): boolean =>
  sent.length === expected.length && timingSafeEqual(sent, expected);

/** Compares secrets in constant time. */
export function sameSecret(sent: string, expected: string): boolean {
  return timingSafeEqual(digest(sent), digest(expected));
}
