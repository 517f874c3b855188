import { createHmac, randomBytes } from 'node:crypto';
import type { StaffDependencies } from '../staff-dependencies.ts';
import { insertStaffChallenge } from './factors.queries.ts';

const SECRET = 'staff-passkey-user';
const CHALLENGE_BYTES = 32;
/** Time a person has to answer with a security key, finger or face. */
export const STAFF_CHALLENGE_MS = 5 * 60_000;

/** Passkeys of staff are valid at the address of the back office only (WebAuthn Level 3, 5.1.2). */
export function staffRelyingParty({ backOfficeUrl }: Pick<StaffDependencies, 'backOfficeUrl'>): {
  readonly id: string;
  readonly origin: string;
} {
  const { hostname, origin } = new URL(backOfficeUrl());
  return { id: hostname, origin };
}

/** The user handle stored in authenticators: reveals nothing, and is never that of a customer. */
export async function staffUserHandle(
  { secrets }: Pick<StaffDependencies, 'secrets'>,
  staffId: number,
): Promise<Buffer> {
  return createHmac('sha256', await secrets(SECRET))
    .update(String(staffId))
    .digest();
}

/** Stores a new challenge, valid until it is answered or for five minutes. `staffId` null: for a sign-in. */
export async function newStaffChallenge(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  staffId: number | null,
): Promise<Buffer<ArrayBuffer>> {
  const challenge = Buffer.from(randomBytes(CHALLENGE_BYTES));
  const now = clock.now();
  const times = { now: new Date(now), expiresAt: new Date(now + STAFF_CHALLENGE_MS) };
  await insertStaffChallenge(database, { challenge, staffId }, times);
  return challenge;
}

/** Options to sign with a passkey, as JSON (WebAuthn Level 3, 5.5). */
export async function staffSignOptions(
  deps: Pick<StaffDependencies, 'database' | 'clock' | 'backOfficeUrl'>,
  staffId: number | null,
): Promise<{ options: Record<string, unknown> }> {
  const challenge = await newStaffChallenge(deps, staffId);
  return {
    options: {
      rpId: staffRelyingParty(deps).id,
      challenge: challenge.toString('base64url'),
      timeout: STAFF_CHALLENGE_MS,
      userVerification: 'required',
    },
  };
}
