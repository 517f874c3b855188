import { awaitsConfirmation } from '../../orders/awaits-confirmation.ts';
import { isLetterKind } from '../../mail-queue/mail-kinds.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import { shopLanguage } from '../../orders/written.ts';
import type { MailDocument } from '../mail-document.ts';
import type { MailDependencies } from '../mail-dependencies.ts';
import type { DueMail } from '../outbox/outbox.queries.ts';
import { mailTexts } from '@casamaestra/texts/mail/mail-texts.ts';
import { accountMail } from './account-mails.ts';
import type { AccountMailKind } from './account-mails.ts';
import { enquiryMail } from './enquiry-mail.ts';
import { orderLinks } from './mail-links.ts';
import { orderMails } from './order-mails.ts';
import type { OrderMailFacts, OrderMailKind } from './order-mails.ts';
import { mailValues, wordedMail } from './worded-mail.ts';

interface Composed {
  /** Null: there is nothing to send. */
  readonly document: MailDocument | null;
  readonly order?: OrderRecord;
}
const nothing: Composed = { document: null };

const isOrderMail = (kind: string): kind is OrderMailKind => Object.hasOwn(orderMails, kind);

async function orderMail(mail: DueMail, kind: OrderMailKind, deps: MailDependencies): Promise<Composed> {
  const { orderNumber } = mail.payload as { readonly orderNumber: string };
  const found = await deps.readOrder(orderNumber);
  if (found === undefined) return nothing;
  const order = { ...found, language: shopLanguage(mail.language) };
  const transfer = deps.awaitedTransfer(order);
  // An order that was paid or cancelled since needs no reminder.
  if (kind === 'transfer_reminder' && transfer === null) return nothing;
  if (kind === 'confirm_order' && !awaitsConfirmation(order)) return nothing;
  const facts = {
    order,
    payload: mail.payload,
    texts: mailTexts(order.language),
    links: await orderLinks(order, deps),
    transfer,
    shop: deps.config.shop,
  };
  const compose = orderMails[kind] as (facts: OrderMailFacts) => MailDocument;
  return { document: compose(facts), order };
}

/** A mail with the texts that every shop has. */
async function composeUsual(mail: DueMail, deps: MailDependencies): Promise<Composed> {
  if (isOrderMail(mail.kind)) return orderMail(mail, mail.kind, deps);
  const { kind: named } = mail;
  if (isLetterKind(named)) return { document: await deps.composeLetter(mail, named) };
  const language = shopLanguage(mail.language);
  const { shop } = deps.config;
  if (named === 'enquiry_to_shop') {
    const { number } = mail.payload as { readonly number: string };
    const enquiry = await deps.readEnquiry(number);
    return enquiry === undefined ? nothing : { document: enquiryMail(enquiry, language, shop) };
  }
  const kind: AccountMailKind = named;
  const publicUrl = deps.publicUrl();
  return { document: accountMail(kind, mail.payload as never, { language, publicUrl, shop }) };
}

/**
 * Composes a mail of the outbox from current data, with the shop's own sentences where it has any; null when its
 * occasion no longer exists.
 */
export async function composeMail(mail: DueMail, deps: MailDependencies): Promise<MailDocument | null> {
  const { document, order } = await composeUsual(mail, deps);
  if (document === null) return null;
  const sentences = await deps.ownSentences(mail.kind, shopLanguage(mail.language));
  if (sentences === undefined) return document;
  return wordedMail(document, sentences, mailValues(mail.payload, order, document.language));
}
