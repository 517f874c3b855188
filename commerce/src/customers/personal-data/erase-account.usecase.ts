import type { Language } from '@casamaestra/texts/languages.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import type { Database } from '../../platform/database/connection.ts';
import { logContentChange } from '../../platform/database/content-change.queries.ts';
import { purgeReviewsOf } from '../../reviews/purge-reviews.usecase.ts';
import { deleteWritten } from './addressed-data.queries.ts';
import { deleteCustomer } from './delete-customer.queries.ts';

interface Erased {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
  /** Staff saw who asks: then all that was ever written from the address goes. */
  readonly proved: boolean;
}

/**
 * Erases an account with all that nobody has to keep, in the caller's transaction; a mail confirms it (GDPR art. 17 and
 * 12(3)).
 */
export async function eraseAccount(
  transaction: Database,
  { id, email, firstName, language, proved }: Erased,
): Promise<void> {
  await purgeReviewsOf(transaction, id);
  const comments = await deleteWritten(transaction, { customerId: id, email, proved });
  if (comments > 0) await logContentChange(transaction);
  await deleteCustomer(transaction, id, email);
  await queueMail(transaction, {
    kind: 'account_deleted',
    recipient: email,
    language,
    payload: { firstName },
    dedupeKey: `account_deleted:${id}`,
  });
}
