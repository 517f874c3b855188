import type { ShopDependencies } from '../area.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import type { Database } from '../platform/database/connection.ts';
import { noteRecipient, selectLateBuyers } from './recalls.queries.ts';
import type { LateBuyer } from './recalls.queries.ts';

/** An order waits for its money for days, not for months. */
const LATEST_MS = 90 * 24 * 3_600_000;
const AT_ONCE = 100;

/** Writes to a buyer of what is recalled; false when that was done before. */
export async function writeTo(transaction: Database, buyer: LateBuyer, now: Date): Promise<boolean> {
  const { recall, article, lot, notice, recipient, language, orderNumber } = buyer;
  if (!(await noteRecipient(transaction, recall, buyer, now))) return false;
  await queueMail(transaction, {
    kind: 'product_recall',
    recipient,
    language,
    payload: { orderNumber, article, lot, notice },
    dedupeKey: `recall ${recall} ${recipient.toLowerCase()}`,
  });
  return true;
}

/** Writes to those whose order was not paid yet when their product was recalled; to how many. */
export function writeToLateBuyers({
  database,
  clock,
}: Pick<ShopDependencies, 'database' | 'clock'>): Promise<number> {
  return commitTogether(database, async (transaction) => {
    const now = new Date(clock.now());
    const late = await selectLateBuyers(transaction, new Date(clock.now() - LATEST_MS), AT_ONCE);
    let written = 0;
    for (const buyer of late) if (await writeTo(transaction, buyer, now)) written += 1;
    return written;
  });
}
