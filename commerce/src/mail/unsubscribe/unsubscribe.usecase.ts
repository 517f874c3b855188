import type { AreaDependencies } from '../../area.ts';
import type { MailDependencies } from '../mail-dependencies.ts';
import { declineReviewMails } from '../outbox/outbox.queries.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';

/** The address a link was made for; null for a forged link. */
export const addressOfLink = (token: string, { secrets }: Pick<AreaDependencies, 'secrets'>) =>
  readUnsubscribeToken(secrets, token);

/** No more invitations to review and notices of stock for that address. */
export async function unsubscribe(
  email: string,
  { database, stopNotices }: Pick<MailDependencies, 'database' | 'stopNotices'>,
): Promise<void> {
  await stopNotices(email);
  await commitTogether(database, (transaction) => declineReviewMails(transaction, email));
}
