import type { registerOperation } from '@casamaestra/contract/customers/authentication.operations.ts';
import type { AuthRecord } from '@casamaestra/contract/customers/session.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import { canonicalEmail } from '@casamaestra/rules/checkout/email-address.ts';
import { isPersonName, tidyName } from '@casamaestra/rules/customers/person-name.ts';
import type { z } from 'zod';
import type { Caller } from '../../contract-http/caller.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { logLogin } from '../login-log.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashPassword, isPassword } from '../passwords/password-hash.ts';
import { tryPassword } from '../passwords/password-tries.ts';
import { withinRegistrations } from '../rate-limits.ts';
import { openSession } from '../sessions/open-session.usecase.ts';
import { adoptOrder, customerByEmail, insertCustomer } from './customers.queries.ts';

type Registration = z.output<typeof registerOperation.input>;

const nameCodes = {
  first_name: { missing: 'own_first_name_missing', invalid: 'own_first_name_invalid' },
  last_name: { missing: 'own_last_name_missing', invalid: 'own_last_name_invalid' },
} as const;

/** A normalised first or last name, or a refusal. */
export function checkName(name: string, field: 'first_name' | 'last_name'): Outcome<string> {
  const tidy = tidyName(name);
  if (isPersonName(tidy)) return accepted(tidy);
  const codes = nameCodes[field];
  return refused(tidy === '' ? codes.missing : codes.invalid, {}, field);
}

async function checkRegistration(asked: Registration, shopName: string): Promise<Outcome<Registration>> {
  const email = canonicalEmail(asked.email);
  if (email === undefined) return refused('email_invalid', {}, 'email');
  const first = checkName(asked.first_name, 'first_name');
  if (!first.ok) return first;
  const last = checkName(asked.last_name, 'last_name');
  if (!last.ok) return last;
  const about = [shopName, email, first.value, last.value];
  const password = await checkPassword(asked.password, 'password', about);
  if (!password.ok) return password;
  return accepted({ ...asked, email, first_name: first.value, last_name: last.value });
}

/** At most one such mail per hour. */
const MAIL_EVERY_MS = 3_600_000;

/**
 * The address already has an account: with its password the caller is logged in, otherwise only a mail says
 * so.
 */
async function registerAgain(
  deps: CustomerDependencies,
  caller: Caller,
  { email, password, remember }: Registration,
  orderNumber: string | null,
): Promise<Outcome<AuthRecord>> {
  const owner = await customerByEmail(deps.database, email);
  const proved = await isPassword(password, owner?.password_hash);
  if (owner === undefined || owner.disabled) return refused('account_not_made', {});
  if (proved) {
    if (orderNumber !== null) await adoptOrder(deps.database, { customerId: owner.id, orderNumber, email });
    return accepted(await openSession(deps, deps.database, caller, { owner, remember }));
  }
  await queueMail(deps.database, {
    kind: 'already_registered',
    recipient: owner.email,
    language: owner.language,
    payload: { firstName: owner.first_name },
    dedupeKey: `already_registered:${owner.id}:${Math.floor(deps.clock.now() / MAIL_EVERY_MS)}`,
  });
  return refused('account_not_made', {});
}

async function makeAccount(
  deps: CustomerDependencies,
  caller: Caller,
  registration: Registration,
): Promise<Outcome<AuthRecord>> {
  const { email, first_name: firstName, last_name: lastName, password, remember } = registration;
  const { order_token: orderToken, language = caller.language } = registration;
  const passwordHash = await hashPassword(password);
  const orderNumber = orderToken === undefined ? null : await deps.tokens.read(orderToken);
  const record = await commitTogether(deps.database, async (database) => {
    const made = await insertCustomer(database, { email, firstName, lastName, passwordHash, language });
    if (made === undefined) return undefined;
    const owner = { id: made.id, email, first_name: firstName, last_name: lastName };
    if (orderNumber !== null) await adoptOrder(database, { customerId: made.id, orderNumber, email });
    const dedupeKey = `welcome:${made.id}`;
    await queueMail(database, {
      kind: 'welcome',
      recipient: email,
      language,
      payload: { firstName },
      dedupeKey,
    });
    return openSession(deps, database, caller, { owner, remember });
  });
  return record === undefined ? registerAgain(deps, caller, registration, orderNumber) : accepted(record);
}

/**
 * Creates an account and a session; the order of a valid order token is assigned to it when its address is
 * the same.
 */
export async function register(
  deps: CustomerDependencies,
  caller: Caller,
  input: Registration,
): Promise<Outcome<AuthRecord>> {
  const checked = await checkRegistration(input, deps.config.shop.name);
  if (!checked.ok) return checked;
  // Counted only after the form is valid: correcting a form is no attack.
  const within = await withinRegistrations(deps, caller.address);
  if (!within.ok) return within;
  const { email } = checked.value;
  // For an existing account this is also a login attempt, and counted as one.
  const made = await tryPassword(deps, { caller, email }, () => makeAccount(deps, caller, checked.value));
  if (made.ok) await logLogin(deps, caller, { email, event: 'registered' });
  return made;
}
