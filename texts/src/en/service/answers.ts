import type { AnswerTexts } from '../../it/service/answers.ts';

/** Messages in successful and unsuccessful answers of calls. */
export const answers: AnswerTexts = {
  blogTitle: (shop) => `The blog of ${shop}`,
  blogDescription: (shop) =>
    `Guides for home and DIY with quantities, tables and drawings, written by ${shop}.`,
  passwordChanged: 'Your password has been changed. Other devices will have to log in again.',
  passwordSaved: 'Your password has been changed.',
  passwordSet: 'Your password has been changed: you can log in now.',
  checkMail: 'Check your mail',
  passwordLinkSent:
    'If the address has an account, you will soon receive the link to choose a new password. It is valid for one hour.',
  passwordLinkSentElsewhere:
    'If the address has an account, an e-mail with the link to choose the password will arrive soon.',
  loginLinkSent:
    'If the address has an account, you will soon receive the link to log in. It is valid for 15 minutes.',
  profileSaved: 'Your data has been updated.',
  emailLinkSent:
    'We have written to your new address: open the link to confirm it. It is valid for one hour.',
  emailConfirmed: 'Your new e-mail address is confirmed.',
  accountDeleted: 'Your account has been deleted.',
  addressRemoved: 'The address has been removed.',
  articleGone: 'This article is no longer there.',
  wishlistMissing: 'This article is not in your wishlist.',
  reviewRemoved: 'The review has been deleted.',
  reviewMissing: 'You have not written a review of this article.',
  noticeNotSold: 'This article is not sold.',
  noticeKnown: 'You have already asked to be told about this article.',
  noneSold: 'None of these articles is sold.',
  quotationUnknown: 'There is no such quotation: it may have expired.',
  quotationClosed: 'The quotation can no longer be changed: create a new one.',
  paymentUnknown: 'We cannot find this payment.',
  pageUnknown: 'Page not found',
  orderChanged: 'Something changed since you last looked: check and confirm again. Nothing was ordered.',
  unknownDevice: 'Unknown device',
  browserOn: (browser, system) => `${browser} on ${system}`,
  webhookForged: 'The signature is not valid.',
  webhookIgnored: 'The event is about no payment.',
  webhookKnown: 'The event was known already.',
  webhookTaken: 'The event has been taken in.',
  transferHolder: 'Account holder',
  transferBank: 'Bank',
  transferAmount: 'Amount',
  transferReference: 'Reference',
  orderSubject: (number: string) => `Order ${number}`,
  linkEnded: 'The link is no longer valid: open it again from your orders.',
  invoiceOf: (order: string) => `Invoice ${order}`,
  pageRouteMissing: 'The address of the page is missing: add “route”.',
  previewOver: 'This preview link is over: make a new one with npm run content -- preview.',
  previewShown: (moment) =>
    `Preview: the shop as it will be on ${moment}, drafts included. Prices are those planned for that day, and what will be off sale is left out; what will be new is seen on its own page. Lists, filters, search and cart count the products of now.`,
  noticeLabel: 'Notice',
  previewOfDraft: 'Preview of your draft: nothing of it is in the shop yet.',
  previewOfMoment: (moment: string) =>
    `Preview: the shop as published for ${moment}. Prices are those planned for that day, and what will be off sale is left out; what will be new is seen on its own page. Lists, filters, search and cart count the products of now.`,
  previewOff: 'In the preview nothing is bought or sent, and no link leads out of the shop.',
  previewLeave: 'Leave the preview',
  pageMissing: 'There is no such page.',
  wishlistFull: (most: number) => `The wishlist holds ${most} articles: remove some before you add others.`,
  noticesFull: (most: number) => `For one address we keep at most ${most} requests.`,
  orderUnknown: (number: string) => `You have no order ${number}.`,
  listsUneven: (most: number) =>
    `“item_codes” and “quantity_list” are needed with as many entries each, at most ${most}.`,
};
