import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import type { signInByPasskeyOperation } from '@casamaestra/contract/staff/sign-in.operations.ts';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { webauthn } from '../../customers/passkeys/relying-party.ts';
import { sameBytes } from '../../platform/secrets/same-secret.ts';
import type { StaffDependencies } from '../staff-dependencies.ts';
import { consumeStaffChallenge, noteStaffPasskeyUse, staffPasskey } from './factors.queries.ts';
import { staffRelyingParty, staffUserHandle } from './relying-party.ts';

export type SignedCredential = OperationInput<typeof signInByPasskeyOperation>['credential'];

/** Whose passkey it is, as far as it is known, and whether it signed. */
export interface PasskeyProof {
  readonly staffId: number | null;
  readonly isProved: boolean;
}

/**
 * The person whose passkey signed a challenge, with user verification; not proved when the passkey is not known, the
 * signature is wrong or the challenge was not for this. `staffId`: who had the challenge, null for a sign-in.
 */
export async function provedByPasskey(
  deps: StaffDependencies,
  credential: SignedCredential,
  staffId: number | null,
): Promise<PasskeyProof> {
  const known = await staffPasskey(deps.database, Buffer.from(credential.id, 'base64url'));
  const proved = known === undefined ? undefined : await personOfPasskey(deps, credential, known, staffId);
  return { staffId: known?.staffId ?? staffId, isProved: proved !== undefined };
}

type KnownPasskey = NonNullable<Awaited<ReturnType<typeof staffPasskey>>>;

async function personOfPasskey(
  deps: StaffDependencies,
  credential: SignedCredential,
  passkey: KnownPasskey,
  staffId: number | null,
): Promise<number | undefined> {
  const { database, clock } = deps;
  const credentialId = Buffer.from(credential.id, 'base64url');
  if (passkey.publicKey === null || (staffId !== null && passkey.staffId !== staffId)) return undefined;
  const handle = Buffer.from(credential.response.userHandle ?? '', 'base64url');
  if (!sameBytes(handle, await staffUserHandle(deps, passkey.staffId))) return undefined;
  const now = new Date(clock.now());
  const { id, origin } = staffRelyingParty(deps);
  const { verifyAuthenticationResponse } = await webauthn();
  const checked = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} } as AuthenticationResponseJSON,
    expectedChallenge: (challenge) =>
      consumeStaffChallenge(database, { challenge: Buffer.from(challenge, 'base64url'), staffId }, now),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: credential.id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.signCount,
      transports: passkey.transports,
    },
  }).catch((error: unknown) => {
    deps.log.debug({ err: error }, 'a signature of a passkey of staff could not be verified');
    return undefined;
  });
  if (checked?.verified !== true) return undefined;
  const { newCounter: signCount } = checked.authenticationInfo;
  await noteStaffPasskeyUse(database, credentialId, { signCount, now });
  return passkey.staffId;
}
