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
    unknown: 'There is no such e-mail.',
  },
  decline: {
    toShop: 'Go to the shop',
    wrongLink: 'This link is not valid',
    wrongLinkText: 'Open the link from the e-mail you received.',
    title: 'Invitations and notices',
    question: (address) =>
      `Do you want no more invitations to review and no more notices of availability at ${address}? E-mails about your orders will still arrive.`,
    button: 'Stop sending them',
    done: 'Done',
    doneText: (address) =>
      `We will send no more invitations to review and no more notices of availability to ${address}.`,
  },
};
