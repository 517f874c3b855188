import type { AreaDependencies } from '../../area.ts';
import type { MailDependencies } from '../mail-dependencies.ts';
import { declineReviewMails } from '../outbox/outbox.queries.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';

/** The address of an unsubscribe link; null for a forged one. */
export const addressOfLink = (token: string, { secrets }: Pick<AreaDependencies, 'secrets'>) =>
  readUnsubscribeToken(secrets, token);

/** Stops review invitations and back-in-stock notices to the address. */
export async function unsubscribe(
  email: string,
  { database, stopNotices }: Pick<MailDependencies, 'database' | 'stopNotices'>,
): Promise<void> {
  await stopNotices(email);
  await commitTogether(database, (transaction) => declineReviewMails(transaction, email));
}
