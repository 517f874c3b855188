import type { AreaDependencies } from '../area.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import { hours } from '../platform/limits/too-many-requests.ts';
import { claimLeftCarts, forgetCarts, noteReminded } from './cart-reminders.queries.ts';
import { stopLink } from './price-drops.usecase.ts';

const BATCH = 50;
/** A cart is left for so long before its mail, and forgotten by it afterwards. */
const FROM_HOURS = 4;
const TO_HOURS = 24;
/** One mail in so many days, however many carts are left. */
const PAUSE_HOURS = 30 * 24;

/** Reminds customers who asked for it of a cart they left 4 to 24 hours ago, once. */
export function remindOfCarts(deps: AreaDependencies): Promise<number> {
  const now = deps.clock.now();
  const ago = (count: number) => new Date(now - hours(count));
  return commitTogether(deps.database, async (database) => {
    await forgetCarts(database, ago(PAUSE_HOURS));
    const left = await claimLeftCarts(database, {
      from: ago(TO_HOURS),
      to: ago(FROM_HOURS),
      remindedBefore: ago(PAUSE_HOURS),
      limit: BATCH,
    });
    for (const { id, email, language, lines } of left) {
      await noteReminded(database, id, new Date(now));
      await queueMail(database, {
        kind: 'cart_reminder',
        recipient: email,
        language,
        payload: { customer: id, goods: lines, stop: await stopLink(deps, email) },
        dedupeKey: `cart_reminder ${id} ${now}`,
      });
    }
    return left.length;
  });
}
