import { createHash } from 'node:crypto';
import { spanned } from '../../platform/tracing/tracing.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import type { MailDocument, MailPicture } from '../mail-document.ts';
import type { MailTransport } from '../mail-transport.ts';
import { mailHtml } from '../render/mail-html.ts';
import { mailText } from '../render/mail-text.ts';
import { TRIES_MAX } from '../../mail-queue/mail-tries.ts';
import { giveUp, markSent, putOff, claimDueMails } from './outbox.queries.ts';
import type { DueMail } from './outbox.queries.ts';
import { undeliverableMail } from './undeliverable.ts';

const MINUTE_MS = 60_000;
const LEASE_MS = MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Mails of one batch, sent concurrently. */
export const MAILS_AT_ONCE = 3;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;
const ERROR_CHARACTERS = 500;

/** How a try to send a mail ended. */
export const mailTries = ['sent', 'put_off', 'refused'] as const;
export type MailTry = (typeof mailTries)[number];

export interface MailSending {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly transport: MailTransport;
  readonly shop: Pick<ShopFile, 'name' | 'colours'>;
  /** Shown at the top of each mail; null: the shop's name instead. */
  readonly logo: () => Promise<MailPicture | null>;
  /** Most mails to one address in 24 hours; the others wait. */
  readonly perAddress: number;
  /** Right-hand side of Message-IDs. */
  readonly mailHost: () => string;
  /** Composes a mail; null when its occasion no longer exists (the order was deleted). */
  readonly compose: (mail: DueMail) => Promise<MailDocument | null>;
  /** Told of each try. */
  readonly count: (how: MailTry) => void;
}

/** Pause before the next attempt: one minute, two, four … up to six hours. */
export const retryPauseMs = (tries: number): number =>
  Math.min(LONGEST_PAUSE_MS, MINUTE_MS * 2 ** Math.max(0, tries - 1));

const plainAddress = /^[^\s<>,;:"@\p{Cc}]+@[^\s<>,;:"@\p{Cc}]+$/u;

/** The same for every attempt of a mail, so that receivers can recognise duplicates. */
export function messageIdOf({ id, dedupeKey }: DueMail, host: string): string {
  const digest = createHash('sha256').update(dedupeKey).digest('hex').slice(0, 24);
  return `<${id}.${digest}@${host}>`;
}

/** Sends one mail and returns its subject; null when there was nothing to send. */
async function sendOne(mail: DueMail, sending: MailSending): Promise<string | null> {
  if (!plainAddress.test(mail.recipient))
    throw new Error(`not an address: ${JSON.stringify(mail.recipient)}`);
  const document = await sending.compose(mail);
  if (document === null) return null;
  const sent = {
    id: mail.id,
    kind: mail.kind,
    recipient: mail.recipient,
    subject: document.subject,
    html: mailHtml(document, sending.shop, await sending.logo()),
    text: mailText(document),
    messageId: messageIdOf(mail, sending.mailHost()),
    unsubscribeUrl: document.unsubscribeUrl,
    ...(document.replyTo && { replyTo: document.replyTo }),
    ...(document.files && { files: document.files }),
  };
  await spanned('send mail', 'client', { 'mail.kind': mail.kind }, () => sending.transport.send(sent));
  return document.subject;
}

/**
 * Whether the receiving server permanently refused this recipient (RFC 5321: 5yz); problems of our own server
 * are temporary.
 */
function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode = 0 } = error as {
    readonly command?: string;
    readonly responseCode?: number;
  };
  return command === 'RCPT TO' && responseCode >= 500 && responseCode < 600;
}

async function deliver(mail: DueMail, sending: MailSending): Promise<void> {
  const { database, clock, log } = sending;
  try {
    const subject = await sendOne(mail, sending);
    await markSent(database, mail.id, subject, new Date(clock.now()));
    sending.count('sent');
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const isFinal = isRefusedForGood(error);
    const words = `${isFinal ? undeliverableMail : ''}${said}`.slice(0, ERROR_CHARACTERS);
    const level = isFinal || mail.tries >= TRIES_MAX ? 'error' : 'warn';
    log[level]({ err: error, mail: mail.id, kind: mail.kind, tries: mail.tries }, 'a mail was not sent');
    sending.count(isFinal ? 'refused' : 'put_off');
    const dueAt = new Date(clock.now() + retryPauseMs(mail.tries));
    await (isFinal ? giveUp(database, mail.id, words) : putOff(database, mail.id, words, dueAt));
  }
}

/**
 * Sends due mails in batches; each on its own, so that a failing one does not stop the others. A mail is
 * marked after it was sent: after a crash it is sent again (at least once). Returns the number of attempts.
 */
export async function sendMails(sending: MailSending): Promise<number> {
  const now = sending.clock.now();
  const window = {
    now: new Date(now),
    leaseEnds: new Date(now + LEASE_MS),
    limit: MAILS_AT_ONCE,
    since: new Date(now - DAY_MS),
    perAddress: sending.perAddress,
  };
  const mails = await claimDueMails(sending.database, window);
  await Promise.all(mails.map((mail) => deliver(mail, sending)));
  return mails.length;
}
