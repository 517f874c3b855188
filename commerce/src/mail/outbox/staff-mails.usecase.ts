import type { MailDependencies } from '../mail-dependencies.ts';
import { listMails, retryMails } from './outbox.queries.ts';
import type { OutboxRow } from './outbox.queries.ts';
import { serverWords, undeliverableMail } from './undeliverable.ts';

/** A mail of the outbox; an undeliverable one was refused for good and is not tried again by itself. */
export type StaffMail = OutboxRow & { readonly isUndeliverable: boolean };

type Parts = Pick<MailDependencies, 'database' | 'clock'>;

/** The newest mails of the outbox for staff; with `unsent` only those not sent. */
export async function staffMails(
  { database }: Pick<Parts, 'database'>,
  filter: { readonly limit: number; readonly unsent: boolean },
): Promise<StaffMail[]> {
  const mails = await listMails(database, filter);
  return mails.map((mail) => ({
    ...mail,
    isUndeliverable: mail.lastError?.startsWith(undeliverableMail) === true,
    lastError: mail.lastError === null ? null : serverWords(mail.lastError),
  }));
}

/** Retries unsent mails with all their attempts, one or all (null). Returns the number of mails. */
export async function retryMailsNow({ database, clock }: Parts, id: number | null): Promise<number> {
  return retryMails(database, id, new Date(clock.now()));
}
