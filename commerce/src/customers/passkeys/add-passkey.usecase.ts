import { randomBytes } from 'node:crypto';
import type { Passkey, addPasskeyOperation } from '@casamaestra/contract/customers/passkeys.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Caller } from '../../contract-http/caller.ts';
import { reauthenticate } from '../accounts/reauthenticate.usecase.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import type { Identity } from '../../identity/identity.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import { logLogin } from '../login-log.ts';
import { deviceName } from '../sessions/device-name.ts';
import {
  deletePasskeys,
  insertChallenge,
  insertPasskey,
  passkeysOf,
  consumeChallenge,
} from './passkeys.queries.ts';
import { algorithms, relyingParty, userHandle, webauthn } from './relying-party.ts';

const PASSKEYS_MAX = 10;
const CHALLENGE_BYTES = 32;
/** Time a person has to answer with a security key, finger or face. */
export const CHALLENGE_MS = 5 * 60_000;
const NAME_CHARACTERS_MAX = 40;

type PasskeyRow = Awaited<ReturnType<typeof passkeysOf>>[number];

const presented = (row: Omit<PasskeyRow, 'transports'>): Passkey => ({
  id: row.credential_id.toString('base64url'),
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

export async function listPasskeys(
  { database }: CustomerDependencies,
  { customerId }: Identity,
): Promise<Passkey[]> {
  return (await passkeysOf(database, customerId)).map(presented);
}

/** Stores a new challenge, valid until it is answered or for five minutes. */
export async function newChallenge(
  { database, clock }: CustomerDependencies,
  customerId: number | null,
): Promise<Buffer<ArrayBuffer>> {
  const challenge = Buffer.from(randomBytes(CHALLENGE_BYTES));
  const now = clock.now();
  const times = { now: new Date(now), expiresAt: new Date(now + CHALLENGE_MS) };
  await insertChallenge(database, { challenge, customerId }, times);
  return challenge;
}

/** Options for creating a passkey: discoverable, and with user verification (finger, face or PIN). */
export async function passkeyOptions(
  deps: CustomerDependencies,
  caller: Caller,
  identity: Identity,
  { password }: { readonly password?: string | undefined },
): Promise<Outcome<Record<string, unknown>>> {
  const proved = await reauthenticate(deps, caller, identity, password);
  if (!proved.ok) return proved;
  const { customerId, email, firstName, lastName } = identity;
  const known = await passkeysOf(deps.database, customerId);
  if (known.length >= PASSKEYS_MAX) return refused('passkeys_full', { most: PASSKEYS_MAX });
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: deps.config.shop.name,
    rpID: relyingParty(deps).id,
    userName: email,
    userDisplayName: `${firstName} ${lastName}`.trim(),
    userID: new Uint8Array(await userHandle(deps, customerId)),
    challenge: await newChallenge(deps, customerId),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({
      id: id.toString('base64url'),
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return accepted({ ...options });
}

/** The name as typed, else one from the device: "Chrome su Windows". */
function nameOf(typed: string | undefined, caller: Caller): string {
  const tidy = (typed ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return (tidy === '' ? deviceName(caller.header('user-agent') ?? '', caller.language) : tidy).slice(
    0,
    NAME_CHARACTERS_MAX,
  );
}

type Created = z.output<typeof addPasskeyOperation.input>;

/**
 * The verified registration of a passkey; undefined for a wrong challenge, origin or signature, or without
 * user verification.
 */
async function verified(deps: CustomerDependencies, customerId: number, credential: Created['credential']) {
  const { verifyRegistrationResponse } = await webauthn();
  const { id, origin } = relyingParty(deps);
  const now = new Date(deps.clock.now());
  const checked = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge: (challenge) =>
      consumeChallenge(deps.database, { challenge: Buffer.from(challenge, 'base64url'), customerId }, now),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => {
    deps.log.debug({ err: error }, 'a passkey could not be verified');
    return undefined;
  });
  return checked?.verified === true ? checked.registrationInfo.credential : undefined;
}

/** Verifies and stores a new passkey. */
export async function addPasskey(
  deps: CustomerDependencies,
  caller: Caller,
  { customerId, email, firstName }: Identity,
  { credential, name }: Created,
): Promise<Outcome<Passkey>> {
  const proved = await verified(deps, customerId, credential);
  if (proved === undefined) return refused('passkey_unreadable', {}, 'credential');
  const passkey = {
    credentialId: Buffer.from(proved.id, 'base64url'),
    customerId,
    publicKey: Buffer.from(proved.publicKey),
    signCount: proved.counter,
    transports: proved.transports ?? [],
    name: nameOf(name, caller),
    now: new Date(deps.clock.now()),
  };
  if (!(await insertPasskey(deps.database, passkey))) return refused('passkey_known', {}, 'credential');
  await queueMail(deps.database, {
    kind: 'passkey_added',
    recipient: email,
    language: caller.language,
    payload: { firstName },
    dedupeKey: `passkey_added:${proved.id}`,
  });
  await logLogin(deps, caller, { email, event: 'passkey_added' });
  return accepted(
    presented({
      credential_id: passkey.credentialId,
      name: passkey.name,
      created_at: passkey.now,
      last_used_at: null,
    }),
  );
}

/** Removes one of the customer's passkeys, after re-authentication. */
export async function removePasskey(
  deps: CustomerDependencies,
  caller: Caller,
  identity: Identity,
  { id, password }: { readonly id: string; readonly password?: string | undefined },
): Promise<Outcome<undefined>> {
  const proved = await reauthenticate(deps, caller, identity, password);
  if (!proved.ok) return proved;
  const removed = await deletePasskeys(deps.database, identity.customerId, Buffer.from(id, 'base64url'));
  if (removed === 0) return refused('passkey_unknown', {}, 'id');
  await logLogin(deps, caller, { email: identity.email, event: 'passkey_removed' });
  return accepted(undefined);
}
