import type { CustomerConsent } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import type { ChosenMails, NewsletterRecord } from './customer.queries.ts';

const never = { sentence: null, origin: null, asked_at: null, confirmed_at: null, ended_at: null };
const states = { waiting: 'waiting', subscribed: 'given', left: 'ended' } as const;

function newsletter(record: NewsletterRecord): CustomerConsent {
  if (record === undefined) return { kind: 'newsletter', state: 'never', ...never };
  return {
    kind: 'newsletter',
    state: states[record.state],
    sentence: record.sentence,
    origin: record.origin,
    asked_at: record.askedAt.toISOString(),
    confirmed_at: record.confirmedAt?.toISOString() ?? null,
    ended_at: record.leftAt?.toISOString() ?? null,
  };
}

/** A switch of the account: its time is that of the last switching on. */
const switched = (
  kind: CustomerConsent['kind'],
  isOn: boolean,
  since: Date | null | undefined,
): CustomerConsent => ({
  kind,
  state: isOn ? 'given' : 'never',
  ...never,
  asked_at: since?.toISOString() ?? null,
});

/** What the customer agreed to be sent, and what they did not. */
export const consentsOf = (
  record: NewsletterRecord,
  choices: ChosenMails,
  reviewMail: boolean,
): CustomerConsent[] => {
  const { priceDropsSince = null, cartRemindersSince = null } = choices ?? {};
  return [
    newsletter(record),
    switched('price_drops', priceDropsSince !== null, priceDropsSince),
    switched('cart_reminders', cartRemindersSince !== null, cartRemindersSince),
    switched('review_mail', reviewMail, null),
  ];
};
