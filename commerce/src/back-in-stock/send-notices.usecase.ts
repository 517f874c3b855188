import type { AreaDependencies } from '../area.ts';
import { accountOf } from '../customers/rate-limits.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { unsubscribeToken } from '../mail/unsubscribe/unsubscribe-token.ts';
import { hours } from '../platform/limits/too-many-requests.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import { KEPT_MS } from './ask-for-notice.usecase.ts';
import { deleteOldRequests, deleteRequest, markOut, postpone, claimDue } from './back-in-stock.queries.ts';

const BATCH = 50;
const DAY_MS = hours(24);
/** Most notices one address gets in a day. */
const MAILS_A_DAY = 5;

/**
 * Sends one mail for each request whose article is back; those over the daily limit wait until tomorrow.
 * Returns the number of rows handled.
 */
export async function sendNotices(deps: AreaDependencies): Promise<number> {
  const now = deps.clock.now();
  await deleteOldRequests(deps.database, new Date(now - KEPT_MS));
  await markOut(deps.database);
  return commitTogether(deps.database, async (database) => {
    const due = await claimDue(database, new Date(now), BATCH);
    for (const { id, email, language, sku, name, slug } of due) {
      const bucket = `stock-notice-mail::${accountOf(email)}`;
      if (!(await deps.allow(bucket, { requests: MAILS_A_DAY, windowMs: DAY_MS }))) {
        await postpone(database, id, new Date(now + DAY_MS));
        continue;
      }
      const base = deps.publicUrl();
      const stop = `${base}/api/open/mail-preferences/${await unsubscribeToken(deps.secrets, email)}`;
      await queueMail(database, {
        kind: 'back_in_stock',
        recipient: email,
        language,
        payload: { article: name, link: `${base}/${slug}?sku=${encodeURIComponent(sku)}`, stop },
        dedupeKey: `back_in_stock ${id}`,
      });
      await deleteRequest(database, id);
    }
    return due.length;
  });
}
