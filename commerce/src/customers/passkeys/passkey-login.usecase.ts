import type { logInByPasskeyOperation } from '@casamaestra/contract/customers/passkeys.operations.ts';
import type { AuthRecord } from '@casamaestra/contract/customers/session.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Caller } from '../../contract-http/caller.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { logLogin } from '../login-log.ts';
import { resetTries } from '../passwords/password-tries.ts';
import { withinPasskeys } from '../rate-limits.ts';
import { openSession } from '../sessions/open-session.usecase.ts';
import { sameHash } from '../sessions/refresh-token.ts';
import { CHALLENGE_MS, newChallenge } from './add-passkey.usecase.ts';
import { notePasskeyUse, passkeyOwner, consumeChallenge } from './passkeys.queries.ts';
import { relyingParty, userHandle, webauthn } from './relying-party.ts';

/**
 * Options for a login with any passkey of the shop: only the browser knows which there are (shape: WebAuthn
 * Level 3, 5.5, as JSON). Every view of the login page asks for them, so they do not load the library, whose first
 * use blocks all requests for a tenth of a second.
 */
export async function passkeyLoginOptions(
  deps: CustomerDependencies,
  caller: Caller,
): Promise<Outcome<Record<string, unknown>>> {
  const within = await withinPasskeys(deps, caller.address);
  if (!within.ok) return within;
  const challenge = await newChallenge(deps, null);
  return accepted({
    rpId: relyingParty(deps).id,
    challenge: challenge.toString('base64url'),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  } satisfies PublicKeyCredentialRequestOptionsJSON);
}

type Login = z.output<typeof logInByPasskeyOperation.input>;
type Owner = NonNullable<Awaited<ReturnType<typeof passkeyOwner>>>;

/** The new signature counter, or undefined when the signature is invalid. */
async function newCount(
  deps: CustomerDependencies,
  owner: Owner,
  credential: Login['credential'],
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { id, origin } = relyingParty(deps);
  const now = new Date(deps.clock.now());
  const checked = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} } as AuthenticationResponseJSON,
    expectedChallenge: (challenge) =>
      consumeChallenge(
        deps.database,
        { challenge: Buffer.from(challenge, 'base64url'), customerId: null },
        now,
      ),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: credential.id,
      publicKey: new Uint8Array(owner.public_key),
      counter: owner.sign_count,
      transports: owner.transports,
    },
  }).catch((error: unknown) => {
    deps.log.debug({ err: error }, 'a signature of a passkey could not be verified');
    return undefined;
  });
  return checked?.verified === true ? checked.authenticationInfo.newCounter : undefined;
}

const unknown = (): Outcome<never> => refused('passkey_opens_nothing', {});

/**
 * Logs in by a passkey. An unknown passkey, a wrong signature and an expired challenge get the same refusal.
 */
export async function logInByPasskey(
  deps: CustomerDependencies,
  caller: Caller,
  { credential, remember }: Login,
): Promise<Outcome<AuthRecord>> {
  const within = await withinPasskeys(deps, caller.address);
  if (!within.ok) return within;
  const { database } = deps;
  const credentialId = Buffer.from(credential.id, 'base64url');
  const owner = await passkeyOwner(database, credentialId);
  if (owner === undefined) return unknown();
  const handle = Buffer.from(credential.response.userHandle ?? '', 'base64url');
  const own = sameHash(await userHandle(deps, owner.id), handle);
  const signCount = own ? await newCount(deps, owner, credential) : undefined;
  if (signCount === undefined) {
    await logLogin(deps, caller, { email: owner.email, event: 'passkey_wrong' });
    return unknown();
  }
  await notePasskeyUse(database, credentialId, { signCount, now: new Date(deps.clock.now()) });
  await resetTries(deps, { address: caller.address, email: owner.email });
  const record = await openSession(deps, database, caller, { owner, remember });
  await logLogin(deps, caller, { email: owner.email, event: 'login', by: 'passkey' });
  return accepted(record);
}
