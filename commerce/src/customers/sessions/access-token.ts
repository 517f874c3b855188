import { SignJWT, jwtVerify } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import type { ShopSecrets } from '../../platform/secrets/shop-secrets.ts';
import { isSessionId } from './session-id.ts';

const SECRET = 'customer-token';
/** Short, so that a stolen token soon expires; an ended session is noticed in the database at once. */
const ACCESS_TOKEN_MS = 15 * 60_000;

/** The only role there is; every customer has it. */
export const customerRoles: string[] = ['Customer'];

/** The claims of a token: the customer and the session. */
export interface TokenClaims {
  readonly customerId: number;
  readonly sessionId: string;
  readonly email: string;
}

export interface AccessTokens {
  /** Signs a token valid for 15 minutes, or for the given milliseconds; returns it with its expiry. */
  sign(claims: TokenClaims, ttlMs?: number): Promise<{ readonly jwt: string; readonly expiresAt: Date }>;
  /** The claims of a valid token that has not expired, else null. */
  read(jwt: string): Promise<(TokenClaims & { readonly issuedAt: Date }) | null>;
}

/** Audience claim: no other token of the shop is accepted in its place (OWASP ASVS 9.2.3). */
const AUDIENCE = 'casamaestra-api';
/** Longer ones are not ours and are refused without verification. */
const TOKEN_CHARACTERS_MAX = 2000;

/** The claims of a token, verified with the first matching key. */
async function verifiedBy(keys: readonly Buffer[], jwt: string, clock: Clock) {
  for (const key of keys) {
    const verified = await jwtVerify(jwt, key, {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      currentDate: new Date(clock.now()),
      requiredClaims: ['sub', 'sid', 'email', 'iat', 'exp'],
    }).catch(() => null);
    if (verified !== null) return verified;
  }
  return undefined;
}

/** Signs and verifies access tokens: JWT, HS256 with the shop's own key; no other algorithm is accepted. */
export function createAccessTokens(secrets: ShopSecrets, clock: Clock): AccessTokens {
  return {
    async sign({ customerId, sessionId, email }, ttlMs = ACCESS_TOKEN_MS) {
      const issued = Math.floor(clock.now() / 1000);
      const expires = issued + ttlMs / 1000;
      const jwt = await new SignJWT({ email, sid: sessionId, roles: customerRoles })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(customerId))
        .setAudience(AUDIENCE)
        .setIssuedAt(issued)
        .setExpirationTime(expires)
        .sign(await secrets(SECRET));
      return { jwt, expiresAt: new Date(expires * 1000) };
    },
    async read(jwt) {
      if (jwt.length > TOKEN_CHARACTERS_MAX) return null;
      const verified = await verifiedBy(await secrets.accepted(SECRET), jwt, clock);
      if (verified === undefined) return null;
      const { sub, sid, email, iat = 0 } = verified.payload;
      const customerId = Number(sub);
      if (typeof sid !== 'string' || !isSessionId(sid) || typeof email !== 'string') return null;
      if (!Number.isSafeInteger(customerId)) return null;
      return { customerId, sessionId: sid, email, issuedAt: new Date(iat * 1000) };
    },
  };
}
