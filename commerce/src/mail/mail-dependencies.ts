import type { Language } from '@casamaestra/texts/languages.ts';
import type { TransferDetails } from '@casamaestra/contract/checkout/place-order.ts';
import type { AreaDependencies } from '../area.ts';
import type { MailSentences } from '../content/view/mail-sentences.ts';
import type { LetterKind, MailKind } from '../mail-queue/mail-kinds.ts';
import type { Enquiry } from '../enquiries/enquiry.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import type { MailDocument } from './mail-document.ts';
import type { DueMail } from './outbox/outbox.queries.ts';

/** What mails need from the orders area and others. */
export interface MailServices {
  readonly readOrder: (orderNumber: string) => Promise<OrderRecord | undefined>;
  /** Details of the bank transfer while the order waits for it. */
  readonly awaitedTransfer: (order: OrderRecord) => TransferDetails | null;
  /** A message of the contact form with its files. */
  readonly readEnquiry: (number: string) => Promise<Enquiry | undefined>;
  /** Cancels all back-in-stock requests of an address. */
  readonly stopNotices: (email: string) => Promise<void>;
  /** Composes a mail that needs a consent; null when it no longer holds. */
  readonly composeLetter: (mail: DueMail, kind: LetterKind) => Promise<MailDocument | null>;
  /** The same with data of an example. */
  readonly exampleLetter: (mail: DueMail, kind: LetterKind) => Promise<MailDocument | null>;
  /** Sentences of a kind of mail that the shop words itself in that language. */
  readonly ownSentences: (kind: MailKind, language: Language) => Promise<MailSentences | undefined>;
}

export interface MailDependencies extends AreaDependencies, MailServices {}
