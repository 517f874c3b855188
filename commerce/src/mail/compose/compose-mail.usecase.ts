import { awaitsConfirmation } from '../../orders/awaits-confirmation.ts';
import { isLetterKind } from '../../mail-queue/mail-kinds.ts';
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

const isOrderMail = (kind: string): kind is OrderMailKind => Object.hasOwn(orderMails, kind);

async function orderMail(
  mail: DueMail,
  kind: OrderMailKind,
  deps: MailDependencies,
): Promise<MailDocument | null> {
  const { orderNumber } = mail.payload as { readonly orderNumber: string };
  const found = await deps.readOrder(orderNumber);
  if (found === undefined) return null;
  const order = { ...found, language: shopLanguage(mail.language) };
  const transfer = deps.awaitedTransfer(order);
  // An order that was paid or cancelled since needs no reminder.
  if (kind === 'transfer_reminder' && transfer === null) return null;
  if (kind === 'confirm_order' && !awaitsConfirmation(order)) return null;
  const facts = {
    order,
    payload: mail.payload,
    texts: mailTexts(order.language),
    links: await orderLinks(order, deps),
    transfer,
    shop: deps.config.shop,
  };
  const compose = orderMails[kind] as (facts: OrderMailFacts) => MailDocument;
  return compose(facts);
}

/** Composes a mail of the outbox from current data; null when its occasion no longer exists. */
export async function composeMail(mail: DueMail, deps: MailDependencies): Promise<MailDocument | null> {
  if (isOrderMail(mail.kind)) return orderMail(mail, mail.kind, deps);
  const { kind: named } = mail;
  if (isLetterKind(named)) return deps.composeLetter(mail, named);
  if (named === 'enquiry_to_shop') {
    const { number } = mail.payload as { readonly number: string };
    const enquiry = await deps.readEnquiry(number);
    return enquiry === undefined ? null : enquiryMail(enquiry, shopLanguage(mail.language), deps.config.shop);
  }
  const kind: AccountMailKind = named;
  const publicUrl = deps.publicUrl();
  return accountMail(kind, mail.payload as never, {
    language: shopLanguage(mail.language),
    publicUrl,
    shop: deps.config.shop,
  });
}
