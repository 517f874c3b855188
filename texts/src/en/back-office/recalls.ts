import type { BackOfficeTexts } from '../../it/back-office.ts';

export const recalls: BackOfficeTexts['recalls'] = {
  announce: 'New recall',
  recallThis: 'Recall this product',
  all: 'All recalls',
  none: 'No recall',
  noneText:
    'When a product may be dangerous, tell those who bought it from here (Reg. (EU) 2023/988, art. 35 and 36).',
  columns: {
    product: 'Product',
    what: 'What',
    at: 'Announced',
    mails: 'E-mails',
    reached: 'People told',
    sent: 'E-mails sent',
    waiting: 'Waiting',
    givenUp: 'Stuck',
  },
  sentOf: (sent, reached) => `${sent} of ${reached} sent`,
  stuckOf: (count) => `stuck: ${count}`,
  title: (n) => `Recall ${n}`,
  everything: 'The whole production',
  lotOf: (lot) => `Lot ${lot}`,
  allVariants: 'All variants',
  product: 'Product',
  productHint: 'By name, code, SKU or GTIN.',
  productMissing: 'Choose the product to recall.',
  change: 'Another product',
  variant: 'Variant',
  lot: 'Lot',
  lotHint:
    'If only one lot is dangerous. The shop does not know who got which: everybody is told, and compares. Empty: the whole production.',
  notice: 'Text of the notice',
  noticeHint:
    'In the language of your buyers: which product, which danger, what to do, which remedy. Do not write “voluntary” or “precautionary”: by law the danger must not seem smaller.',
  noticeMissing: 'Write the notice that those who bought the product will read.',
  useModel: 'Start from the model',
  model:
    'Product: [name and model], sold from [day] to [day].\n\nDanger: [what may happen, and to whom].\n\nWhat to do: stop using it at once. [How to make it safe, for example: unplug it and keep it away from children.]\n\nRemedy: you may choose between [repair or replacement] and a refund. You pay nothing: we come and collect it. Write to us with the number of your order, or answer this e-mail.',
  look: 'See who gets it',
  before: 'Before it is sent',
  toWrite: (count, shown) =>
    count === 1 ? '1 person will get the e-mail.' : `${shown} people will get the e-mail.`,
  bought: (count, shown) =>
    count === 1
      ? '1 person bought it, with an order that was paid and not cancelled.'
      : `${shown} people bought it, with an order that was paid and not cancelled.`,
  again: (n, at) =>
    `This recall is there already (number ${n}, of ${at}): its text becomes what you wrote, and only those who were not told get the e-mail.`,
  consent: 'Everybody gets the e-mail, even those who want no advertising: the law demands it.',
  endsSale: 'The sale ends at once: the pieces in stock become zero.',
  keepsSale: 'The sale goes on: take the pieces of that lot out of the shelf yourself.',
  shown:
    'The notice stands on the product page and in orders until you end the recall. Who pays an earlier order later is told by itself.',
  authorities:
    'Telling the authorities through the Safety Business Gateway stays with you (art. 20 of the regulation).',
  send: (count, shown) =>
    count === 0
      ? 'Publish the recall'
      : count === 1
        ? 'Send the recall to 1 person'
        : `Send the recall to ${shown} people`,
  sure: 'Send the recall?',
  sureText:
    'A mail that was sent cannot be taken back, and the notice is seen until the recall ends. Read product and text again.',
  done: (n, written) => `Recall ${n} announced. E-mails on their way: ${written}.`,
  end: 'End the recall',
  endText:
    'The notice goes from the product page and from orders. Whoever was told stays told, and the log keeps the reason.',
  endReason: 'Reason',
  endReasonHint: 'For example: “Lot withdrawn and destroyed, the maker has mended the fault”.',
  endReasonMissing: 'Write why the recall ends.',
  sellAgain: (pieces: string) => `Sell the pieces that were taken out again (${pieces})`,
  sellAgainHint: 'Only when it is safe: else there are none until somebody counts them or more arrive.',
  inForce: 'In force',
  ended: (at: string) => `Ended on ${at}`,
  endedBecause: (reason: string) => `Why it ended: ${reason}`,
  see: 'See how it goes',
  facts: 'How it goes',
  stuck: 'Some e-mails were not sent: try again in the settings, or call those who are missing.',
  toMails: 'Waiting mails',
  mails: 'Who was told',
  noMails: 'Nobody had bought it: there was nobody to write to.',
  most: (shown, all) => `The first ${shown} of ${all}.`,
  mailColumns: { email: 'E-mail', order: 'Order', queued: 'Prepared', sent: 'Sent' },
  hidden: 'your role does not see it',
  states: { waiting: 'waiting', given_up: 'stuck: it waits for a person' },
};
