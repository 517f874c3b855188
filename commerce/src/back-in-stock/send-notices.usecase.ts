import type { AreaDependencies } from '../area.ts';
import { accountOf } from '../customers/rate-limits.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { hours } from '../platform/limits/too-many-requests.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import { KEPT_MS } from './ask-for-notice.usecase.ts';
import { noticeLinks } from './notice-links.ts';
import {
  deleteOldRequests,
  deleteRequest,
  deleteUnconfirmed,
  markOut,
  postpone,
  claimDue,
} from './back-in-stock.queries.ts';

const BATCH = 50;
const DAY_MS = hours(24);
/** How long the link of a request is valid. */
const UNCONFIRMED_MS = 3 * DAY_MS;
/** Most notices one address gets in a day. */
const MAILS_A_DAY = 5;

/**
 * Sends one mail for each request whose article is back; those over the daily limit wait until tomorrow.
 * Returns the number of rows handled.
 */
export async function sendNotices(deps: AreaDependencies): Promise<number> {
  const now = deps.clock.now();
  await deleteOldRequests(deps.database, new Date(now - KEPT_MS));
  await deleteUnconfirmed(deps.database, new Date(now - UNCONFIRMED_MS));
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
      const { stop } = await noticeLinks(deps, email, id);
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
