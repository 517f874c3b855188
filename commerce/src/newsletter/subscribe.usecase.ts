import { createHash } from 'node:crypto';
import type { NewsletterOrigin } from '@casamaestra/contract/newsletter/newsletter.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { canonicalEmail } from '@casamaestra/rules/checkout/email-address.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { newsletterTexts } from '@casamaestra/texts/service/newsletter-texts.ts';
import type { AreaDependencies } from '../area.ts';
import { accountOf } from '../customers/rate-limits.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { hours, withinLimits } from '../platform/limits/too-many-requests.ts';
import { confirmLink, newLinkKey } from './confirm-link.ts';
import { askConsent } from './newsletter.queries.ts';

/** Of the sentence people agree to: another one for every change of its words. */
const versionOf = (sentence: string): string =>
  createHash('sha256').update(sentence).digest('hex').slice(0, 12);

/**
 * Asks for the newsletter: stores the consent and mails the link that makes it valid (double opt-in, Garante Provv.
 * 330/2025). An address that is subscribed gets no mail; the answer and its limits do not tell.
 */
export async function subscribe(
  deps: AreaDependencies,
  asked: { readonly email: string; readonly origin: NewsletterOrigin },
  from: { readonly address: string; readonly language: Language },
): Promise<Outcome<undefined>> {
  const { origin } = asked;
  const email = canonicalEmail(asked.email);
  if (email === undefined) return refused('email_invalid', {}, 'email');
  const within = await withinLimits(deps, [
    [`newsletter:${networkOf(from.address)}`, { requests: 10, windowMs: hours(1) }],
    [`newsletter::${accountOf(email)}`, { requests: 3, windowMs: hours(24) }],
  ]);
  if (!within.ok) return within;
  const now = deps.clock.now();
  const linkKey = newLinkKey();
  const link = await confirmLink(deps.secrets, { base: deps.publicUrl(), email, linkKey, now });
  const sentence = newsletterTexts(from.language).sentence(deps.config.shop.name);
  await commitTogether(deps.database, async (transaction) => {
    const id = await askConsent(transaction, {
      email,
      origin,
      language: from.language,
      version: versionOf(sentence),
      sentence,
      linkKey,
      now: new Date(now),
    });
    if (id === undefined) return;
    await queueMail(transaction, {
      kind: 'confirm_newsletter',
      recipient: email,
      language: from.language,
      payload: { link },
      dedupeKey: `confirm_newsletter ${linkKey}`,
    });
  });
  return accepted(undefined);
}
