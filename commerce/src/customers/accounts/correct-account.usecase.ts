import type { profileOperation } from '@casamaestra/contract/customers/profile.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { canonicalEmail, emailKey } from '@casamaestra/rules/checkout/email-address.ts';
import type { z } from 'zod';
import type { Author } from '../../change-sets/author.ts';
import { mergeFields } from '../../change-sets/merge-fields.ts';
import type { WantedChange } from '../../change-sets/merge-fields.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { saveAddress } from '../addresses/save-address.usecase.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { lockAccount } from '../sessions/revoke-logins.queries.ts';
import { mailNewAddress } from './change-email.usecase.ts';
import { checkProfile } from './change-profile.usecase.ts';
import { pendingEmail } from './customer-keys.queries.ts';
import { customerByEmail, customerById, updateCustomer } from './customers.queries.ts';
import { mailLoginLink } from './login-link.usecase.ts';
import { mailPasswordLink } from './reset-password.usecase.ts';

type Acting = CustomerDependencies & { readonly author: Author };
type Profile = z.output<typeof profileOperation.input>;
type Address = Parameters<typeof saveAddress>[2];

const unknown = (): Outcome<never> => refused('staff_customer_unknown', {}, 'id');

/** What was changed, not what it says: the log is never cleared, and this is a person's. */
const recordFields = (
  { author, clock }: Pick<Acting, 'author' | 'clock'>,
  transaction: Database,
  {
    id,
    kind,
    reason,
    of = `customer ${id}`,
  }: {
    readonly id: number;
    readonly kind: string;
    readonly reason?: string | undefined;
    /** What the fields are of; default: the customer. */
    readonly of?: string;
  },
  fields: readonly string[],
) =>
  recordChange(transaction, {
    author,
    at: new Date(clock.now()),
    kind: `customers.${kind}`,
    record: `customer ${id}`,
    reason,
    rows: fields.map((field) => ({ record: of, field, from: null, to: true })),
  });

async function changedMeanwhile(
  transaction: Database,
  { record, field, now }: { readonly record: string; readonly field: string; readonly now: unknown },
): Promise<Outcome<never>> {
  const who = (await whoChanged(transaction, { record, field })) ?? '–';
  return refused(
    'changed_meanwhile',
    { field, now: now === null ? '' : String(now), who },
    `changes.${field}`,
  );
}

/** Corrects the name, the phone or the data for invoices of an account, field by field as they were read. */
export async function correctAccount(
  deps: Acting,
  id: number,
  {
    changes,
    reason,
  }: {
    readonly changes: Readonly<Record<string, WantedChange | undefined>>;
    readonly reason?: string | undefined;
  },
): Promise<Outcome<undefined>> {
  const asked = Object.entries(changes).flatMap(([field, change]) =>
    change ? [[field, change.to] as const] : [],
  );
  const checked = await checkProfile(Object.fromEntries(asked) as Profile);
  if (!checked.ok) return checked;
  const stored = checked.value as Readonly<Record<string, unknown>>;
  const wanted = Object.fromEntries(
    asked.map(([field]) => [field, { from: changes[field]?.from, to: stored[field] }]),
  );
  return inTransaction<Outcome<undefined>>(deps.database, async (transaction) => {
    if ((await lockAccount(transaction, { id })) === undefined) return { keep: false, value: unknown() };
    const today: Readonly<Record<string, unknown>> = await customerById(transaction, id);
    const merged = mergeFields(today, wanted, false);
    if (!merged.ok) {
      const { field } = merged;
      return {
        keep: false,
        value: await changedMeanwhile(transaction, { record: `customer ${id}`, field, now: today[field] }),
      };
    }
    if (merged.rows.length === 0) return { keep: false, value: accepted(undefined) };
    const next = Object.fromEntries(merged.rows.map(({ field, to }) => [field, to]));
    await updateCustomer(transaction, id, next, new Date(deps.clock.now()));
    const fields = merged.rows.map(({ field }) => field);
    await recordFields(deps, transaction, { id, kind: 'correct', reason }, fields);
    return { keep: true, value: accepted(undefined) };
  });
}

/** Corrects one of the customer's addresses, unless it was changed after it was read. */
export async function correctAddress(
  deps: Acting,
  id: number,
  {
    address,
    seen,
    reason,
  }: {
    readonly address: Address & { readonly name: string };
    readonly seen: string;
    readonly reason?: string | undefined;
  },
): Promise<Outcome<undefined>> {
  const record = `address ${address.name}`;
  const saved = await saveAddress(deps, id, address, {
    admit: async (transaction, former) =>
      former.updated_at.toISOString() === seen
        ? accepted(undefined)
        : changedMeanwhile(transaction, { record, field: 'address', now: former.address_line1 }),
    finish: (transaction) =>
      recordFields(deps, transaction, { id, kind: 'correct_address', reason, of: record }, ['address']),
  });
  return saved.ok ? accepted(undefined) : saved;
}

/**
 * Asks for another e-mail address, as the customer asked staff: it counts once its mailbox opened the link that is
 * mailed there, and the address of today is told at once.
 */
export async function askEmailByStaff(
  deps: Acting,
  id: number,
  { email: typed, reason }: { readonly email: string; readonly reason?: string | undefined },
): Promise<Outcome<undefined>> {
  const email = canonicalEmail(typed);
  if (email === undefined) return refused('email_invalid', {}, 'email');
  if ((await lockAccount(deps.database, { id })) === undefined) return unknown();
  const customer = await customerById(deps.database, id);
  if (emailKey(customer.email) === emailKey(email)) return refused('email_unchanged', {}, 'email');
  if ((await customerByEmail(deps.database, email)) !== undefined)
    return refused('staff_customer_email_taken', {}, 'email');
  const at = deps.clock.now();
  await mailNewAddress(deps, customer, email, async (transaction) => {
    await queueMail(transaction, {
      kind: 'email_change_asked',
      recipient: customer.email,
      language: customer.language,
      payload: { firstName: customer.first_name, newEmail: email },
      dedupeKey: `email_change_asked:${id}:${at}`,
    });
    await recordFields(deps, transaction, { id, kind: 'ask_email', reason }, ['email']);
  });
  return accepted(undefined);
}

/** Mails a link to log in or to choose a new password, as the customer asked staff, within the limits of such mails. */
export async function mailLinkByStaff(
  deps: Acting,
  id: number,
  purpose: 'login' | 'password',
): Promise<Outcome<undefined>> {
  const account = await lockAccount(deps.database, { id });
  if (account === undefined) return unknown();
  if (account.disabled) return refused('staff_customer_closed', {}, 'id');
  const { email } = await customerById(deps.database, id);
  const mail = purpose === 'login' ? mailLoginLink : mailPasswordLink;
  const isMailed = await mail(deps, email, (transaction) =>
    recordFields(deps, transaction, { id, kind: 'mail_link' }, [
      purpose === 'login' ? 'login_link' : 'password_link',
    ]),
  );
  return isMailed ? accepted(undefined) : refused('staff_customer_link_lately', {}, 'id');
}

/** The address that was asked for and is not confirmed yet. */
export const emailAskedFor = (
  { database, clock }: Pick<Acting, 'database' | 'clock'>,
  id: number,
): Promise<string | null> => pendingEmail(database, id, new Date(clock.now()));
