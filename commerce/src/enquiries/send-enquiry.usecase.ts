import type { EnquiryTopic } from '@casamaestra/contract/enquiries/enquiry-form.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { canonicalEmail } from '@casamaestra/rules/checkout/email-address.ts';
import { italianTime } from '@casamaestra/rules/shipping/working-days.ts';
import type { AreaDependencies } from '../area.ts';
import type { Caller } from '../contract-http/caller.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { hours, withinLimits } from '../platform/limits/too-many-requests.ts';
import { insertEnquiry } from './enquiries.queries.ts';
import { checkedFiles } from './enquiry-files.ts';
import type { SentFile } from './enquiry-files.ts';

export interface SentEnquiry {
  readonly topic: EnquiryTopic;
  readonly name: string;
  readonly email: string;
  readonly orderNumber: string;
  readonly message: string;
  readonly files: readonly SentFile[];
  /** Filled in by programs only. */
  readonly trap: string;
}

const hourly = { requests: 5, windowMs: hours(1) };
const daily = { requests: 15, windowMs: hours(24) };
/** A person reads each message. */
const ofEverybody = { requests: 500, windowMs: hours(24) };

const limitsOf = (deps: AreaDependencies, email: string, address: string): Promise<Outcome<undefined>> =>
  withinLimits(deps, [
    [`enquiry:${networkOf(address)}`, hourly],
    [`enquiry-day:${networkOf(address)}`, daily],
    [`enquiry::${email.toLowerCase()}`, hourly],
    ['enquiry-all', ofEverybody],
  ]);

/** One line, without control characters: these fields stand in the header of the mail to the shop. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
/** Line breaks stay, other control characters go. */
const manyLines = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}+/gu, ' ')
    .trim();

/**
 * Stores a message to the shop and queues two mails: one to the shop with all of it, one to the sender with the number
 * alone, since anybody may give any address.
 */
export async function sendEnquiry(
  deps: AreaDependencies,
  { address, language }: Pick<Caller, 'address' | 'language'>,
  sent: SentEnquiry,
): Promise<Outcome<{ number: string }>> {
  const email = canonicalEmail(sent.email);
  if (email === undefined) return refused('email_invalid', {}, 'email');
  const now = deps.clock.now();
  const year = new Date(italianTime(now)).getUTCFullYear();
  if (sent.trap !== '') return accepted({ number: `C-${year}-00000` });
  const within = await limitsOf(deps, email, address);
  if (!within.ok) return within;
  const files = await checkedFiles(sent.files);
  if (!files.ok) return files;
  const { topic } = sent;
  const enquiry = {
    topic,
    name: oneLine(sent.name),
    email,
    orderNumber: oneLine(sent.orderNumber) || null,
    message: manyLines(sent.message),
    language,
    now: new Date(now),
    year,
  };
  return commitTogether(deps.database, async (transaction) => {
    const number = await insertEnquiry(transaction, enquiry, files.value);
    const { shop, languages } = deps.config;
    await queueMail(transaction, {
      kind: 'enquiry_to_shop',
      recipient: shop.contacts.assistance_email,
      language: languages[0],
      payload: { number },
      dedupeKey: `enquiry_to_shop ${number}`,
    });
    await queueMail(transaction, {
      kind: 'enquiry_received',
      recipient: email,
      language,
      payload: { number, topic },
      dedupeKey: `enquiry_received ${number}`,
    });
    return accepted({ number });
  });
}
