import { createHmac } from 'node:crypto';
import type { CustomerDependencies } from '../customer-dependencies.ts';

const SECRET = 'passkey-user';

/** The relying party: passkeys are valid for the shop's own address only (WebAuthn Level 3, 5.1.2). */
export function relyingParty({ publicUrl }: Pick<CustomerDependencies, 'publicUrl'>): {
  readonly id: string;
  readonly origin: string;
} {
  const { hostname, origin } = new URL(publicUrl());
  return { id: hostname, origin };
}

/**
 * The user handle stored in authenticators: reveals nothing about the customer (WebAuthn Level 3, 14.6.1).
 */
export async function userHandle(
  { secrets }: Pick<CustomerDependencies, 'secrets'>,
  customerId: number,
): Promise<Buffer> {
  return createHmac('sha256', await secrets(SECRET))
    .update(String(customerId))
    .digest();
}

/** Ed25519, ES256 and RS256 (COSE identifiers): the algorithms of today's authenticators. */
export const algorithms = [-8, -7, -257];

/** Loaded when the first answer of an authenticator is verified. */
export const webauthn = () => import('@simplewebauthn/server');
