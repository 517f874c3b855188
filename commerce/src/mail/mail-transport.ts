import type { MailDocument } from './mail-document.ts';

/** A mail ready to be sent. */
export interface OutgoingMail {
  /** Id in the outbox; used in file names. */
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** "<…>", the same for every attempt, so that duplicates can be recognised. */
  readonly messageId: string;
  readonly unsubscribeUrl?: string | undefined;
  readonly replyTo?: MailDocument['replyTo'];
  readonly files?: MailDocument['files'];
}

/** Sends mails; throws when one was not accepted. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  /** Deletes what it stores of mails sent before a moment. */
  purge(before: Date): Promise<void>;
  close(): void;
}
