import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  recoverOperation,
  signInByAppOperation,
  signInByPasskeyOperation,
  StaffMe,
} from '@casamaestra/contract/staff/sign-in.operations.ts';
import { mayUseHandheld } from '@casamaestra/contract/staff/permissions.ts';
import type { Caller } from '../contract-http/caller.ts';
import { hashOfKey } from '../customers/accounts/mailed-key.ts';
import { isPassword } from '../customers/passwords/password-hash.ts';
import { tryPassword, tryPasswordAgain } from '../customers/passwords/password-tries.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { minutes, withinLimits } from '../platform/limits/too-many-requests.ts';
import { consumeRecoveryCode } from './factors/factors.queries.ts';
import { hashesOfCode } from './factors/recovery-codes.ts';
import { isAppCode } from './factors/verify-app.usecase.ts';
import { provedByPasskey } from './factors/verify-passkey.usecase.ts';
import type { SignedCredential } from './factors/verify-passkey.usecase.ts';
import { rolesNow } from './people/manage-people.usecase.ts';
import { noteAccess, noteFailure } from './access/note-access.usecase.ts';
import { consumeLink, personByEmail } from './people/people.queries.ts';
import type { PersonRow } from './people/people.queries.ts';
import { mailRecoveryLink } from './people/staff-link.ts';
import { openStaffSession, renewStaffSession } from './sessions/open-staff-session.usecase.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import type { StaffIdentity } from './staff-identity.ts';

/** Attempts of staff are counted apart from those of customers with the same address. */
const accountName = (email: string): string => `staff ${email}`;

/** Keys and passkeys cannot be guessed. The limit only bounds the load. */
export const withinSignIns = (deps: StaffDependencies, caller: Caller): Promise<Outcome<undefined>> =>
  withinLimits(deps, [
    [`staff-sign-in:${networkOf(caller.address)}`, { requests: 120, windowMs: minutes(15) }],
  ]);

function noteSignIn(deps: StaffDependencies, caller: Caller, { id: staff }: StaffMe, by: string): void {
  deps.log.info({ event: 'login', by, staff, requestId: caller.requestId }, 'staff login');
}

interface Proved {
  readonly staffId: number;
  readonly by: 'passkey' | 'app';
  readonly handheld: boolean | undefined;
}

/** Opens a session for who has proved who they are; one on a handheld only for who prepares orders. */
async function enter(
  deps: StaffDependencies,
  caller: Caller,
  { staffId, by, handheld = false }: Proved,
): Promise<Outcome<StaffMe>> {
  if (handheld && !mayUseHandheld(await rolesNow(deps.database, staffId)))
    return refused('staff_handheld_not_permitted', {}, 'handheld');
  const me = await openStaffSession(deps, caller, { staffId, mustEnrol: false, by, handheld });
  noteSignIn(deps, caller, me, handheld ? `${by} handheld` : by);
  return accepted(me);
}

/** Opens a session by a link that works once. Except by the demo's link a passkey or an app is to be added first. */
export async function signInByLink(
  deps: StaffDependencies,
  caller: Caller,
  key: string,
): Promise<Outcome<StaffMe>> {
  const within = await withinSignIns(deps, caller);
  if (!within.ok) return within;
  const link = await consumeLink(deps.database, hashOfKey(key), new Date(deps.clock.now()));
  if (link === undefined) {
    await noteFailure(deps, caller, { staffId: null, way: 'link' });
    return refused('staff_link_used', {}, 'key');
  }
  const { staffId, kind } = link;
  const me = await openStaffSession(deps, caller, { staffId, mustEnrol: kind !== 'demo', by: kind });
  noteSignIn(deps, caller, me, kind);
  return accepted(me);
}

/** Signs in by a passkey; an unknown one, a wrong signature and an expired challenge get the same refusal. */
export async function signInByPasskey(
  deps: StaffDependencies,
  caller: Caller,
  { credential, handheld }: OperationInput<typeof signInByPasskeyOperation>,
): Promise<Outcome<StaffMe>> {
  const within = await withinSignIns(deps, caller);
  if (!within.ok) return within;
  const { staffId, isProved } = await provedByPasskey(deps, credential, null);
  if (isProved && staffId !== null) return enter(deps, caller, { staffId, by: 'passkey', handheld });
  await noteFailure(deps, caller, { staffId, way: 'passkey' });
  return refused('staff_sign_in_failed', {});
}

/** Signs in by password and app. Failures slow down and are limited by network, but never lock the owner out. */
export async function signInByApp(
  deps: StaffDependencies,
  caller: Caller,
  { email, password, app_code: code, handheld }: OperationInput<typeof signInByAppOperation>,
): Promise<Outcome<StaffMe>> {
  const proved = await tryPassword(deps, { caller, email: accountName(email) }, async () => {
    const person = await personByEmail(deps.database, email);
    const isRight = await isPassword(password, person?.passwordHash ?? undefined);
    const may = isRight && person !== undefined && !person.disabled;
    if (may && (await isAppCode(deps, person.id, code))) return accepted(person.id);
    await noteFailure(deps, caller, { staffId: person?.id ?? null, way: 'app' });
    return refused('staff_sign_in_failed', {});
  });
  if (!proved.ok) return proved;
  return enter(deps, caller, { staffId: proved.value, by: 'app', handheld });
}

/** Uses up a recovery code and mails the link; false when the person has no such code. */
async function mailedByCode(
  deps: StaffDependencies,
  caller: Caller,
  person: PersonRow,
  code: string,
): Promise<boolean> {
  const hashes = await hashesOfCode(deps.secrets, code);
  return commitTogether(deps.database, async (transaction) => {
    const used = await Promise.all(hashes.map((hash) => consumeRecoveryCode(transaction, person.id, hash)));
    if (!used.includes(true)) return false;
    await mailRecoveryLink(deps, transaction, person);
    const { id: staffId, name } = person;
    await noteAccess(deps, transaction, caller, { person: { staffId, name }, act: 'mail_link' });
    return true;
  });
}

/**
 * A recovery code has a link mailed: both together add a new passkey or app. The caller is told the same whether the
 * code was right.
 */
export async function recover(
  deps: StaffDependencies,
  caller: Caller,
  { email, recovery_code: code }: OperationInput<typeof recoverOperation>,
): Promise<Outcome<{ status: 'success' }>> {
  const proved = await tryPassword(deps, { caller, email: accountName(email) }, async () => {
    const person = await personByEmail(deps.database, email);
    const isMailed =
      person !== undefined && !person.disabled && (await mailedByCode(deps, caller, person, code));
    if (isMailed) return accepted(undefined);
    await noteFailure(deps, caller, { staffId: person?.id ?? null, way: 'recovery_code' });
    return refused('staff_sign_in_failed', {});
  });
  if (!proved.ok && proved.refusal.code !== 'staff_sign_in_failed') return proved;
  return accepted({ status: 'success' });
}

async function confirmationFailed(
  deps: StaffDependencies,
  caller: Caller,
  { staffId }: StaffIdentity,
): Promise<Outcome<never>> {
  await noteFailure(deps, caller, { staffId, way: 'confirmation' });
  return refused('staff_confirmation_failed', {});
}

/** Proves again by a passkey who one is; the session goes on under another token. */
export async function confirmByPasskey(
  deps: StaffDependencies,
  caller: Caller,
  who: StaffIdentity,
  credential: SignedCredential,
): Promise<Outcome<StaffMe>> {
  const { isProved } = await provedByPasskey(deps, credential, who.staffId);
  if (isProved) return accepted(await renewStaffSession(deps, caller, who, 'passkey'));
  return confirmationFailed(deps, caller, who);
}

/** The same by the code of the app; failures count for this session alone. */
export async function confirmByApp(
  deps: StaffDependencies,
  caller: Caller,
  who: StaffIdentity,
  code: string,
): Promise<Outcome<StaffMe>> {
  const { sessionId } = who;
  const asked = { caller, email: accountName(who.email), sessionId };
  const proved = await tryPasswordAgain(deps, asked, async () =>
    (await isAppCode(deps, who.staffId, code)) ? accepted(undefined) : confirmationFailed(deps, caller, who),
  );
  return proved.ok ? accepted(await renewStaffSession(deps, caller, who, 'app')) : proved;
}
