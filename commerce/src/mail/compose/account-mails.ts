import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import type { MailBlock, MailDocument } from '../mail-document.ts';
import type { LetterKind, MailKind, MailKinds } from '../../mail-queue/mail-kinds.ts';
import { mailTexts } from '@casamaestra/texts/mail/mail-texts.ts';
import type { MailOpening, MailTexts } from '@casamaestra/texts/mail/mail-texts-shape.ts';
import { sellerLines } from './law-blocks.ts';
import { accountLinks } from './mail-links.ts';
import type { OrderMailKind } from './order-mails.ts';

export type AccountMailKind = Exclude<MailKind, OrderMailKind | LetterKind | 'enquiry_to_shop'>;

interface AccountMail {
  readonly opening: MailOpening;
  readonly blocks: readonly MailBlock[];
}

type Compose<Kind extends MailKind> = (
  payload: MailKinds[Kind],
  texts: MailTexts,
  links: ReturnType<typeof accountLinks>,
  shop: ShopFile,
) => AccountMail;

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
const greeting = (text: string): MailBlock => ({ kind: 'paragraph', text, part: 'greeting' });
const openingText = (text: string): MailBlock => ({ kind: 'paragraph', text, part: 'opening' });
const button = (label: string, url: string): MailBlock => ({ kind: 'button', label, url });

const accountMails: { readonly [Kind in AccountMailKind]: Compose<Kind> } = {
  back_in_stock: ({ article, link }, texts) => ({
    opening: texts.backInStock(article),
    blocks: [openingText(texts.backInStockText(article)), button(texts.backInStockButton, link)],
  }),
  confirm_notice: ({ article, link }, texts) => ({
    opening: texts.confirmNotice(article),
    blocks: [
      openingText(texts.confirmNoticeText(article)),
      button(texts.confirmNoticeButton, link),
      paragraph(texts.notYou),
    ],
  }),
  confirm_question: ({ article, link }, texts) => ({
    opening: texts.confirmQuestion(article),
    blocks: [
      openingText(texts.confirmQuestionText(article)),
      button(texts.confirmQuestionButton, link),
      paragraph(texts.notYou),
    ],
  }),
  question_answered: ({ article, question, answer, link }, texts) => ({
    opening: texts.questionAnswered(article),
    blocks: [
      paragraph(texts.questionAsked(question)),
      paragraph(texts.questionAnswer(answer)),
      button(texts.backInStockButton, link),
      { kind: 'small', text: texts.questionOnce },
    ],
  }),
  enquiry_received: ({ number, topic }, { enquiry }, _links, shop) => ({
    opening: enquiry.received(number),
    blocks: [
      paragraph(enquiry.receivedText(enquiry.topics[topic])),
      paragraph(`${enquiry.receivedHours} ${shop.contacts.phone}`),
    ],
  }),
  welcome: (_payload, texts, { account }, { name }) => ({
    opening: texts.welcome(name),
    blocks: [openingText(texts.welcomeText), button(texts.toAccount, account)],
  }),
  already_registered: (_payload, texts, { login, forgotten }, { name }) => ({
    opening: texts.alreadyRegistered(name),
    blocks: [
      openingText(texts.alreadyRegisteredText),
      button(texts.toLogin, login),
      { kind: 'link', label: texts.toForgotten, url: forgotten },
      paragraph(texts.notYou),
    ],
  }),
  password_reset: ({ link }, texts) => ({
    opening: texts.reset,
    blocks: [openingText(texts.resetText), button(texts.resetButton, link), paragraph(texts.notYou)],
  }),
  login_link: ({ link }, texts) => ({
    opening: texts.loginLink,
    blocks: [
      openingText(texts.loginLinkText),
      button(texts.loginLinkButton, link),
      paragraph(texts.loginLinkNotYou),
    ],
  }),
  staff_invitation: ({ link }, texts, _links, { name }) => ({
    opening: texts.staffInvitation(name),
    blocks: [
      openingText(texts.staffInvitationText(name)),
      button(texts.staffInvitationButton, link),
      paragraph(texts.staffLinkNotYou),
    ],
  }),
  staff_recovery: ({ link }, texts, _links, { name }) => ({
    opening: texts.staffRecovery(name),
    blocks: [
      openingText(texts.staffRecoveryText),
      button(texts.staffRecoveryButton, link),
      paragraph(texts.staffLinkNotYou),
    ],
  }),
  staff_alone: ({ number }, texts) => ({
    opening: texts.staffAlone(number),
    blocks: [openingText(texts.staffAloneText(number)), paragraph(texts.staffLinkNotYou)],
  }),
  staff_alone_data: ({ number }, texts) => ({
    opening: texts.staffAloneData(number),
    blocks: [openingText(texts.staffAloneDataText(number)), paragraph(texts.staffLinkNotYou)],
  }),
  staff_alone_guards: (_, texts) => ({
    opening: texts.staffAloneGuards,
    blocks: [openingText(texts.staffAloneGuardsText), paragraph(texts.staffLinkNotYou)],
  }),
  staff_alone_prices: ({ number }, texts) => ({
    opening: texts.staffAlonePrices(number),
    blocks: [openingText(texts.staffAlonePricesText(number)), paragraph(texts.staffLinkNotYou)],
  }),
  staff_log_head: ({ sets, head, brokenAt }, { staffLog }) => ({
    opening: brokenAt === null ? staffLog.whole(String(sets)) : staffLog.broken(String(brokenAt)),
    blocks: [
      openingText(brokenAt === null ? staffLog.wholeText : staffLog.brokenText(String(brokenAt))),
      paragraph(head),
      paragraph(staffLog.check),
    ],
  }),
  webhook_off: ({ address }, texts) => ({
    opening: texts.webhookOff(new URL(address).host),
    blocks: [openingText(texts.webhookOffText(address))],
  }),
  password_changed: (_payload, texts, { forgotten }, { contacts }) => ({
    opening: texts.passwordChanged,
    blocks: [
      openingText(texts.passwordChangedText),
      paragraph(texts.passwordChangedNotYou(contacts.assistance_email)),
      { kind: 'link', label: texts.toForgotten, url: forgotten },
    ],
  }),
  passkey_added: (_payload, texts, { account }, { contacts }) => ({
    opening: texts.passkeyAdded,
    blocks: [
      openingText(texts.passkeyAddedText),
      paragraph(texts.passkeyAddedNotYou(contacts.assistance_email)),
      { kind: 'link', label: texts.toAccount, url: account },
    ],
  }),
  email_change: ({ link }, texts) => ({
    opening: texts.emailChange,
    blocks: [
      openingText(texts.emailChangeText),
      button(texts.emailChangeButton, link),
      paragraph(texts.notYou),
    ],
  }),
  email_change_asked: ({ newEmail }, texts, _links, { contacts }) => ({
    opening: texts.emailChangeAsked,
    blocks: [
      paragraph(texts.emailChangeAskedText(newEmail)),
      paragraph(texts.passwordChangedNotYou(contacts.assistance_email)),
    ],
  }),
  email_changed: ({ newEmail }, texts, _links, { contacts }) => ({
    opening: texts.emailChanged,
    blocks: [
      paragraph(texts.emailChangedText(newEmail)),
      paragraph(texts.passwordChangedNotYou(contacts.assistance_email)),
    ],
  }),
  account_deleted: (_payload, texts) => ({
    opening: texts.deleted,
    blocks: [openingText(texts.deletedText)],
  }),
};

/** Why the reader gets the mail. */
function reasonOf(kind: AccountMailKind, payload: MailKinds[AccountMailKind], texts: MailTexts): string {
  if (kind.startsWith('staff_')) return texts.staffReason;
  if ('stop' in payload) return texts.backInStockReason;
  if ('topic' in payload) return texts.enquiry.receivedReason;
  return 'article' in payload ? texts.questionReason : texts.footReason;
}

interface AccountMailSetting {
  readonly language: string;
  readonly publicUrl: string;
  readonly shop: ShopFile;
}

/** Composes a mail about an account. */
export function accountMail<Kind extends AccountMailKind>(
  kind: Kind,
  payload: MailKinds[Kind],
  { language, publicUrl, shop }: AccountMailSetting,
): MailDocument {
  const texts = mailTexts(language);
  const compose: Compose<Kind> = accountMails[kind];
  const { opening, blocks } = compose(payload, texts, accountLinks(publicUrl), shop);
  return {
    language,
    ...opening,
    blocks: 'firstName' in payload ? [greeting(texts.hello(payload.firstName)), ...blocks] : blocks,
    foot: [reasonOf(kind, payload, texts), ...sellerLines(shop)],
    ...('stop' in payload ? { unsubscribeUrl: payload.stop, unsubscribeLabel: texts.stopNotices } : {}),
  };
}
