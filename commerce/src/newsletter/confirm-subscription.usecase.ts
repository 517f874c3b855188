import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { AreaDependencies } from '../area.ts';
import { unsubscribeToken } from '../mail/unsubscribe/unsubscribe-token.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { hours, withinLimits } from '../platform/limits/too-many-requests.ts';
import { readLink } from './confirm-link.ts';
import { leaveLink } from './leave-link.ts';
import { confirmByKey, markWelcomed } from './newsletter.queries.ts';

/**
 * Confirms an address by its mailed link. False: the link is forged, over, used or replaced by a newer one. The first
 * time a welcome is mailed, with the first-order code if the shop has one.
 */
export async function confirmSubscription(
  deps: AreaDependencies,
  { email, signature }: { readonly email: string; readonly signature: string },
  address: string,
): Promise<Outcome<boolean>> {
  const within = await withinLimits(deps, [
    [`newsletter-link:${networkOf(address)}`, { requests: 60, windowMs: hours(1) }],
  ]);
  if (!within.ok) return within;
  const now = deps.clock.now();
  const linkKey = await readLink(deps.secrets, { email, signature, now });
  if (linkKey === undefined) return accepted(false);
  const at = new Date(now);
  const confirmed = await commitTogether(deps.database, async (transaction) => {
    const subscriber = await confirmByKey(transaction, { email, linkKey, now: at });
    if (subscriber === undefined) return false;
    if (subscriber.welcomed_at !== null) return true;
    await markWelcomed(transaction, subscriber.id, at);
    await queueMail(transaction, {
      kind: 'newsletter_welcome',
      recipient: subscriber.email,
      language: subscriber.language,
      payload: {
        coupon: deps.config.shop.newsletter?.welcome_coupon ?? null,
        stop: leaveLink(deps.publicUrl(), await unsubscribeToken(deps.secrets, subscriber.email)),
      },
      dedupeKey: `newsletter_welcome ${subscriber.id}`,
    });
    return true;
  });
  return accepted(confirmed);
}
