import type { MailPageTexts } from '../../it/service/mail-pages.ts';

export const mailPages: MailPageTexts = {
  mailbox: {
    title: 'Mail',
    trial: 'A trial shop: these e-mails were sent to nobody.',
    none: 'There is no e-mail yet.',
    subject: 'Subject',
    recipient: 'To',
    moment: 'When',
    to: (recipient) => `To: ${recipient}`,
    waiting: (kind) => `${kind} – waiting`,
    failing: (kind, error) => `${kind} – waiting: ${error}`,
    notNeeded: (kind) => `${kind} – not sent: no longer needed`,
    all: 'All e-mails',
    plain: 'Plain text',
    download: 'Download .eml',
    examples: 'Examples of every email',
    examplesText: 'One of each kind, with made-up data, made in the same way as those that are sent.',
    kind: 'Kind',
    wide: 'Wide',
    narrow: 'Narrow, as on a phone',
    unknown: 'There is no such e-mail.',
  },
  notice: {
    title: 'Back in stock',
    asked:
      'We have written to you: open the link in the mail and confirm. Then we will tell you once, as soon as it is back.',
    question: (article, address) => `Shall we write to ${address} when ${article} is back in stock?`,
    button: 'Yes, tell me',
    done: 'Done',
    doneText: (article, address) =>
      `We will write to ${address} once, as soon as ${article} is back in stock.`,
    goneText:
      'This request is gone: perhaps the notice was sent already, or more than three days have passed. You can ask again on the product page.',
  },
  question: {
    title: 'Questions about the product',
    asked:
      'Thank you! We usually answer within two working days: the answer appears on the page of the product.',
    askedMailed:
      'Thank you! We have written to you: open the link in the mail and confirm, then we send you the answer. It also appears on the page of the product, usually within two working days.',
    confirm: (article: string) => `Do you want to get the answer to your question about ${article} by mail?`,
    button: 'Yes, send me the answer',
    done: (article: string) =>
      `Done: once we answer your question about ${article} we write to you, one time.`,
    gone: 'This question is no longer there. You can ask another one on the page of the product.',
  },
  review: {
    title: 'Your review',
    sent: 'Thank you! We read it and publish it with its photos, usually within two working days.',
  },
  decline: {
    toShop: 'Go to the shop',
    wrongLink: 'This link is not valid',
    wrongLinkText: 'Open the link from the e-mail you received.',
    title: 'Invitations and notices',
    question: (address) =>
      `Do you want no more invitations to review, notices of availability and prices, and reminders of the cart at ${address}? E-mails about your orders will still arrive.`,
    button: 'Stop sending them',
    done: 'Done',
    doneText: (address) =>
      `We will send no more invitations to review, notices of availability and prices, and reminders of the cart to ${address}.`,
  },
};
