import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { grantedIn, grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import { scopesReach } from '@casamaestra/contract/staff/program-scopes.ts';
import type { StaffOperation } from '@casamaestra/contract/staff/staff-operation.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { authenticatedEndpoint } from '../contract-http/endpoint-of.ts';
import type { AnswerOf, InputOf } from '../contract-http/endpoint-of.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { pseudonyms } from '../platform/log/pseudonym.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import type { StaffIdentity } from './staff-identity.ts';
import { identifyProgram } from './programs/identify-program.usecase.ts';
import { secretOf } from './programs/program-secret.ts';
import { identifyStaff } from './sessions/identify-staff.usecase.ts';
import { CONFIRMED_MS } from './sessions/staff-session-limits.ts';

/** Calls that answer before a passkey or an app was added. */
const enrolmentCalls = /^staff\.(?:me|factors\..+)$/;
/** Calls of anyone that are for no handheld: proving again who one is, and ways to sign in. */
const neverOnHandheld = /^staff\.(?:confirm|factors)\./;

/**
 * Whether a call comes from a page of the back office, as JSON: a form of another site can send neither (CSRF).
 * With BACKOFFICE_URL only from there, else from the host that was asked.
 */
function isOfBackOffice({ header }: Caller, { config, backOfficeUrl }: StaffDependencies): boolean {
  if (header('content-type')?.toLowerCase().startsWith('application/json') !== true) return false;
  const site = header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin') return false;
  const origin = header('origin');
  if (origin === undefined || !URL.canParse(origin)) return false;
  if (origin === backOfficeUrl()) return true;
  return config.backOfficeUrl === undefined && new URL(origin).host === header('host');
}

/** Whether the person may do this now: by role, and with a proof not older than five minutes where one is needed. */
export function isPermitted(
  { permission }: Pick<StaffOperation, 'permission'>,
  who: Pick<StaffIdentity, 'roles' | 'confirmedAt' | 'program' | 'handheld'>,
  now: number,
): Outcome<undefined> {
  const { confirmedAt, program, handheld } = who;
  if (program !== undefined && !scopesReach(program.scopes, permission))
    return refused('staff_token_scope', {});
  if (typeof permission === 'string') return accepted(undefined);
  const granted = grantedIn(who, permission.subject);
  if (!reaches(granted, permission.needs)) {
    const mayElsewhere = reaches(grantedTo(handheld?.own ?? [], permission.subject), permission.needs);
    return refused(mayElsewhere ? 'staff_not_on_handheld' : 'staff_not_permitted', {});
  }
  const risky = granted.grant === 'confirm' || granted.grant === 'second';
  if (risky && permission.needs === 'edit' && handheld !== undefined)
    return refused('staff_not_on_handheld', {});
  const isFresh = confirmedAt.getTime() + CONFIRMED_MS > now;
  return risky && permission.needs === 'edit' && !isFresh
    ? refused('staff_confirmation_needed', {})
    : accepted(undefined);
}

/** A token is sent by no browser of itself: such a call needs no page, and its cookie counts for nothing. */
async function whoCalls(deps: StaffDependencies, caller: Caller): Promise<Outcome<StaffIdentity>> {
  const secret = secretOf(caller);
  if (secret !== undefined) return identifyProgram(deps, caller, secret);
  if (!isOfBackOffice(caller, deps)) return refused('staff_call_of_pages_only', {});
  const who = await identifyStaff(deps, caller);
  return who === null ? refused('staff_sign_in_required', {}) : accepted(who);
}

async function admitted(
  deps: StaffDependencies,
  operation: StaffOperation,
  caller: Caller,
): Promise<Outcome<StaffIdentity>> {
  const identified = await whoCalls(deps, caller);
  if (!identified.ok) return identified;
  const who = identified.value;
  if (who.mustEnrol && !enrolmentCalls.test(operation.name)) return refused('staff_enrolment_needed', {});
  const permitted =
    who.handheld !== undefined && neverOnHandheld.test(operation.name)
      ? refused('staff_not_on_handheld', {})
      : isPermitted(operation, who, deps.clock.now());
  if (permitted.ok) return accepted(who);
  const pseudonym = await pseudonyms(deps.secrets);
  deps.log.warn(
    {
      event: 'refused',
      refusal: permitted.refusal.code,
      operation: operation.name,
      staff: who.staffId,
      ...(who.program && { token: who.program.id }),
      network: pseudonym(networkOf(caller.address)),
      requestId: caller.requestId,
    },
    'staff access',
  );
  return permitted;
}

/** An endpoint of the back office: who calls and what they may do is decided here, for every call anew. */
export const staffEndpoint = <Op extends StaffOperation>(
  deps: StaffDependencies,
  operation: Op,
  work: (input: InputOf<Op>, who: StaffIdentity, caller: Caller) => AnswerOf<Op>,
): Endpoint<Op> => authenticatedEndpoint(operation, (caller) => admitted(deps, operation, caller), work);

/** An endpoint that signs somebody in, for nobody in particular. */
export const signInEndpoint = <Op extends StaffOperation>(
  deps: StaffDependencies,
  operation: Op,
  work: (input: InputOf<Op>, caller: Caller) => AnswerOf<Op>,
): Endpoint<Op> =>
  authenticatedEndpoint(
    operation,
    (caller) =>
      isOfBackOffice(caller, deps) ? accepted(undefined) : refused('staff_call_of_pages_only', {}),
    (input, _, caller) => work(input, caller),
  );
