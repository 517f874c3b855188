import { createHash, createHmac, randomBytes } from 'node:crypto';
import { sameBytes } from '../../platform/secrets/same-secret.ts';
import type { ShopSecrets } from '../../platform/secrets/shop-secrets.ts';

const SECRET = 'refresh-token';
const BYTES = 32;
const form = /^(?<sessionId>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<secret>[\w-]{43})$/;

/** "<session id>.<256-bit secret>". Only a hash of it is stored. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly token: string;
  readonly hash: Buffer;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

function tokenOf(sessionId: string, secret: Buffer): RefreshToken {
  const token = `${sessionId}.${secret.toString('base64url')}`;
  return { sessionId, token, hash: hashOf(token) };
}

export const firstToken = (sessionId: string): RefreshToken => tokenOf(sessionId, randomBytes(BYTES));

export function readRefreshToken(token: string | undefined): RefreshToken | null {
  const sessionId = form.exec(token ?? '')?.groups?.['sessionId'];
  return token === undefined || sessionId === undefined ? null : { sessionId, token, hash: hashOf(token) };
}

/**
 * The next refresh token, derived from the current one with a secret key of the shop: a second tab that
 * refreshes at the same moment gets the same token, and a thief cannot compute it.
 */
export async function nextToken(
  secrets: ShopSecrets,
  { sessionId, token }: RefreshToken,
): Promise<RefreshToken> {
  return tokenOf(
    sessionId,
    createHmac('sha256', await secrets(SECRET))
      .update(token)
      .digest(),
  );
}

export const sameHash = (one: Buffer, other: Buffer | null): boolean =>
  other !== null && sameBytes(one, other);
