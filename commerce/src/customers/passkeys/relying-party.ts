import { createHmac } from 'node:crypto';
import type { CustomerDependencies } from '../customer-dependencies.ts';

const SECRET = 'passkey-user';

/** Where passkeys of the shop are good: its own address and no other (WebAuthn Level 3, 5.1.2). */
export function relyingParty({ publicUrl }: Pick<CustomerDependencies, 'publicUrl'>): {
  readonly id: string;
  readonly origin: string;
} {
  const { hostname, origin } = new URL(publicUrl());
  return { id: hostname, origin };
}

/** What an authenticator knows a customer by: says nothing of who it is (WebAuthn Level 3, 14.6.1). */
export async function userHandle(
  { secrets }: Pick<CustomerDependencies, 'secrets'>,
  customerId: number,
): Promise<Buffer> {
  return createHmac('sha256', await secrets(SECRET))
    .update(String(customerId))
    .digest();
}

/** ES256, RS256 and Ed25519 (COSE): what authenticators of today sign with. */
export const algorithms = [-8, -7, -257];

/** Loaded when the first passkey is used. */
export const webauthn = () => import('@simplewebauthn/server');
