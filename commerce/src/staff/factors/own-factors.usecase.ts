import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome, OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  addAppOperation,
  addStaffPasskeyOperation,
  appSecretOperation,
  factorsOperation,
} from '@casamaestra/contract/staff/sign-in.operations.ts';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { renderSVG } from 'uqr';
import type { Caller } from '../../contract-http/caller.ts';
import { algorithms, webauthn } from '../../customers/passkeys/relying-party.ts';
import { checkPassword } from '../../customers/passwords/check-password.ts';
import { hashPassword } from '../../customers/passwords/password-hash.ts';
import { deviceName } from '../../customers/sessions/device-name.ts';
import type { Database } from '../../platform/database/connection.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import { noteAccess } from '../access/note-access.usecase.ts';
import { setPasswordHash } from '../people/people.queries.ts';
import { CONFIRMED_MS } from '../sessions/staff-session-limits.ts';
import { enrolStaffSession } from '../sessions/staff-sessions.queries.ts';
import type { StaffDependencies } from '../staff-dependencies.ts';
import type { StaffIdentity } from '../staff-identity.ts';
import { newAppSecret } from './app-code.ts';
import {
  appOf,
  confirmApp,
  consumeStaffChallenge,
  countRecoveryCodes,
  deleteFactor,
  factorsOf,
  insertStaffPasskey,
  putNewApp,
} from './factors.queries.ts';
import type { FactorRow } from './factors.queries.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import {
  STAFF_CHALLENGE_MS,
  newStaffChallenge,
  staffRelyingParty,
  staffUserHandle,
} from './relying-party.ts';
import { sealSecret } from './sealed-secret.ts';
import { stepOfApp } from './verify-app.usecase.ts';

const PASSKEYS_MAX = 10;

type Listed = OperationOutput<typeof factorsOperation>;
type Added = OperationOutput<typeof addStaffPasskeyOperation>;

const presented = (row: Omit<FactorRow, 'transports' | 'credentialId'>): Listed['factors'][number] => ({
  id: row.id,
  kind: row.kind === 'app' ? 'app' : 'passkey',
  name: row.name,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});

/** The passkeys and the app of a person. */
export async function listFactors({ database }: StaffDependencies, staffId: number): Promise<Listed> {
  return {
    factors: (await factorsOf(database, staffId)).map(presented),
    recovery_codes_left: await countRecoveryCodes(database, staffId),
  };
}

/**
 * Whether a person may change how they sign in: who has a way already proves it again (OWASP ASVS 7.5.1), unless a
 * link was mailed because they lost it.
 */
async function mayChangeFactors(
  { database, clock }: StaffDependencies,
  { staffId, mustEnrol, confirmedAt }: StaffIdentity,
): Promise<Outcome<undefined>> {
  const isFresh = confirmedAt.getTime() + CONFIRMED_MS > clock.now();
  if (mustEnrol || isFresh || (await factorsOf(database, staffId)).length === 0) return accepted(undefined);
  return refused('staff_confirmation_needed', {});
}

/** Options for creating a passkey: discoverable, and with user verification. */
export async function staffPasskeyOptions(
  deps: StaffDependencies,
  who: StaffIdentity,
): Promise<Outcome<{ options: Record<string, unknown> }>> {
  const may = await mayChangeFactors(deps, who);
  if (!may.ok) return may;
  const known = await factorsOf(deps.database, who.staffId);
  if (known.filter(({ kind }) => kind === 'passkey').length >= PASSKEYS_MAX)
    return refused('staff_passkeys_full', { most: PASSKEYS_MAX });
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: deps.config.shop.name,
    rpID: staffRelyingParty(deps).id,
    userName: who.email,
    userDisplayName: who.name,
    userID: new Uint8Array(await staffUserHandle(deps, who.staffId)),
    challenge: await newStaffChallenge(deps, who.staffId),
    timeout: STAFF_CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known.flatMap(({ credentialId, transports }) =>
      credentialId === null ? [] : [{ id: credentialId.toString('base64url'), transports }],
    ),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return accepted({ options: { ...options } });
}

/** The verified registration of a passkey; undefined for a wrong challenge, origin or signature. */
async function registered(
  deps: StaffDependencies,
  staffId: number,
  credential: OperationInput<typeof addStaffPasskeyOperation>['credential'],
) {
  const { verifyRegistrationResponse } = await webauthn();
  const { id, origin } = staffRelyingParty(deps);
  const now = new Date(deps.clock.now());
  const checked = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge: (challenge) =>
      consumeStaffChallenge(deps.database, { challenge: Buffer.from(challenge, 'base64url'), staffId }, now),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => {
    deps.log.debug({ err: error }, 'a passkey of staff could not be verified');
    return undefined;
  });
  return checked?.verified === true ? checked.registrationInfo.credential : undefined;
}

/** With the first way to sign in there are recovery codes, and the session is a whole one. */
async function afterAdding(
  deps: StaffDependencies,
  transaction: Database,
  caller: Caller,
  {
    who,
    id,
    act,
  }: { readonly who: StaffIdentity; readonly id: number; readonly act: 'add_passkey' | 'add_app' },
): Promise<Added> {
  await enrolStaffSession(transaction, who.sessionId);
  const left = await countRecoveryCodes(transaction, who.staffId);
  const parts = { database: transaction, secrets: deps.secrets };
  const codes = left === 0 ? await newRecoveryCodes(parts, who.staffId) : null;
  const factor = (await factorsOf(transaction, who.staffId)).find((one) => one.id === id);
  if (factor === undefined) throw new Error('a factor was removed while it was added');
  const rows = [
    { field: 'factor', from: null, to: factor.name },
    ...(act === 'add_app' ? [{ field: 'password', from: null, to: 'new' }] : []),
    ...(codes === null ? [] : [{ field: 'recovery_codes', from: left, to: codes.length }]),
  ];
  await noteAccess(deps, transaction, caller, { person: who, act, rows });
  return { factor: presented(factor), recovery_codes: codes };
}

const PASSKEY_CHARACTERS = 40;

/** Verifies and stores a new passkey. */
export async function addStaffPasskey(
  deps: StaffDependencies,
  caller: Caller,
  who: StaffIdentity,
  { credential, name }: OperationInput<typeof addStaffPasskeyOperation>,
): Promise<Outcome<Added>> {
  const may = await mayChangeFactors(deps, who);
  if (!may.ok) return may;
  const proved = await registered(deps, who.staffId, credential);
  if (proved === undefined) return refused('staff_passkey_unreadable', {}, 'credential');
  const device = deviceName(caller.header('user-agent') ?? '', caller.language);
  const added = await commitTogether(deps.database, async (transaction) => {
    const id = await insertStaffPasskey(transaction, {
      staffId: who.staffId,
      credentialId: Buffer.from(proved.id, 'base64url'),
      publicKey: Buffer.from(proved.publicKey),
      signCount: proved.counter,
      transports: proved.transports ?? [],
      name: (name === undefined || name === '' ? device : name).slice(0, PASSKEY_CHARACTERS),
      now: new Date(deps.clock.now()),
    });
    return id === undefined
      ? undefined
      : afterAdding(deps, transaction, caller, { who, id, act: 'add_passkey' });
  });
  if (added === undefined) return refused('staff_passkey_unreadable', {}, 'credential');
  deps.log.info({ event: 'passkey_added', staff: who.staffId, requestId: caller.requestId }, 'staff login');
  return accepted(added);
}

/** A new secret for an authenticator app, which does not count yet. */
export async function newApp(
  deps: StaffDependencies,
  who: StaffIdentity,
): Promise<Outcome<OperationOutput<typeof appSecretOperation>>> {
  const may = await mayChangeFactors(deps, who);
  if (!may.ok) return may;
  const { secret, address } = newAppSecret({ issuer: deps.config.shop.name, label: who.email });
  const sealed = await sealSecret(deps.secrets, secret);
  const now = new Date(deps.clock.now());
  await commitTogether(deps.database, (transaction) =>
    putNewApp(transaction, { staffId: who.staffId, sealed, now }),
  );
  return accepted({ secret, address, qr: renderSVG(address) });
}

/** The app counts from its first code on, together with a password. */
export async function addApp(
  deps: StaffDependencies,
  caller: Caller,
  who: StaffIdentity,
  { app_code: code, password }: OperationInput<typeof addAppOperation>,
): Promise<Outcome<Added>> {
  const may = await mayChangeFactors(deps, who);
  if (!may.ok) return may;
  const good = await checkPassword(password, 'password', [who.email, who.name, deps.config.shop.name]);
  if (!good.ok) return good;
  const { staffId } = who;
  const app = await appOf(deps.database, staffId, false);
  const step = await stepOfApp(deps, app, code);
  if (app === undefined || step === undefined) return refused('staff_code_wrong', {}, 'app_code');
  const passwordHash = await hashPassword(password);
  const now = new Date(deps.clock.now());
  const added = await commitTogether(deps.database, async (transaction) => {
    await confirmApp(transaction, { staffId, id: app.id, step, now });
    await setPasswordHash(transaction, staffId, passwordHash);
    return afterAdding(deps, transaction, caller, { who, id: app.id, act: 'add_app' });
  });
  deps.log.info({ event: 'app_added', staff: staffId }, 'staff login');
  return accepted(added);
}

/** Removes a passkey or the app, never the last of them. */
export async function removeFactor(
  deps: StaffDependencies,
  caller: Caller,
  who: StaffIdentity,
  id: number,
): Promise<Outcome<{ status: 'success' }>> {
  const may = await mayChangeFactors(deps, who);
  if (!may.ok) return may;
  const known = await factorsOf(deps.database, who.staffId);
  const factor = known.find((one) => one.id === id);
  if (factor === undefined) return refused('staff_factor_unknown', {}, 'id');
  if (known.length === 1) return refused('staff_factor_last', {});
  await commitTogether(deps.database, async (transaction) => {
    await deleteFactor(transaction, who.staffId, id);
    await noteAccess(deps, transaction, caller, {
      person: who,
      act: factor.kind === 'app' ? 'remove_app' : 'remove_passkey',
      rows: [{ field: 'factor', from: factor.name, to: null }],
    });
  });
  deps.log.info({ event: 'factor_removed', staff: who.staffId }, 'staff login');
  return accepted({ status: 'success' });
}

/** Ten new recovery codes; the former no longer hold. */
export async function renewRecoveryCodes(
  deps: StaffDependencies,
  caller: Caller,
  who: StaffIdentity,
): Promise<Outcome<{ recovery_codes: string[] }>> {
  const may = await mayChangeFactors(deps, who);
  if (!may.ok) return may;
  const codes = await commitTogether(deps.database, async (transaction) => {
    const left = await countRecoveryCodes(transaction, who.staffId);
    const made = await newRecoveryCodes({ database: transaction, secrets: deps.secrets }, who.staffId);
    const rows = [{ field: 'recovery_codes', from: left, to: made.length }];
    await noteAccess(deps, transaction, caller, { person: who, act: 'recovery_codes', rows });
    return made;
  });
  return accepted({ recovery_codes: codes });
}
