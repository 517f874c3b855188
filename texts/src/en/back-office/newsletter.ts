import type { BackOfficeTexts } from '../../it/back-office.ts';

export const newsletter: BackOfficeTexts['newsletter'] = {
  subscribers: 'Subscribers',
  subscribed: 'Subscribers in all',
  everybody: 'All subscribers',
  languages: { it: 'Subscribers in Italian', en: 'Subscribers in English', sk: 'Subscribers in Slovak' },
  waiting: 'Have not confirmed yet',
  left: 'Have left',
  export: 'Download the subscribers',
  exportText: 'With the consent of each, word by word. It is personal data: the log keeps who downloads it.',
  exported: (count) => `In the file: ${count}`,
  write: 'New letter',
  subject: 'Subject',
  preview: 'Preview',
  previewHint: 'Shown beside the subject in a list of e-mails.',
  readers: 'To whom',
  text: 'Text',
  textHint:
    'Paragraphs parted by an empty line; “## ” for a heading, “- ” for a list; a link alone on its line, [like this](/shop), becomes a button; {{products SKU SKU}} shows products at the price of the day.',
  look: 'See the letter',
  lookFirst:
    'See the letter: here it is shown as it is read, with how many get it. Then you try it and send it.',
  asRead: 'As it is read',
  reaches: (count, shown) =>
    count === 0
      ? 'Nobody would get it: there are no subscribers.'
      : count === 1
        ? '1 person would get it.'
        : `${shown} people would get it.`,
  people: (count, shown) => (count === 1 ? '1 person' : `${shown} people`),
  unknownSkus: (skus) => `Not on sale, and not shown: ${skus}.`,
  button: (label, url) => `Button “${label}” → ${url}`,
  goods: (skus) => `Products: ${skus}`,
  try: 'Send it to me',
  tried: (email) => `On its way to ${email}.`,
  send: (count, shown) => (count === 1 ? 'Send to 1 person' : `Send to ${shown} people`),
  sure: 'Send the letter?',
  sureText: 'A letter that was sent cannot be taken back. Who unsubscribes meanwhile does not get it.',
  untried: 'You have not tried it on your own address yet.',
  sentTo: (count, shown) =>
    count === 1 ? 'The letter leaves for 1 person.' : `The letter leaves for ${shown} people, in batches.`,
  sent: 'Letters sent',
  none: 'No letter so far.',
  columns: { subject: 'Subject', to: 'To whom', at: 'When', state: 'How far' },
  leaving: 'leaving',
  gone: 'sent',
};
