import type { BackOfficeTexts } from '../../it/back-office.ts';

export const bank: BackOfficeTexts['bank'] = {
  none: 'Nothing to match',
  noneText: 'Credits that pay no order by themselves appear here.',
  load: 'Load a statement (camt.053)',
  loadHint: 'Choose the bank’s file, or drop it here.',
  tooLarge: 'The file is too large for this screen: load it by npm run staff -- bank import.',
  loaded: (all, matched, known, open) =>
    `Credits read: ${all}; matched ${matched}, known before ${known}, to look at ${open}.`,
  from: 'from',
  renovation: 'Transfer for a renovation: the bank has withheld 11 %',
  results: { amount_differs: 'Another amount', unknown_order: 'Order not recognised' },
  noProposal: 'No order fits: write its number, or close it with a reason.',
  reasons: {
    number: 'number in the text',
    amount: 'exact amount',
    renovation_amount: 'amount after the tax withheld',
    name: 'same name',
  },
  accept: 'Match',
  other: 'Number of the order',
  close: 'Close',
  why: 'Why you close it',
  split: 'Split among several orders',
  parts: 'Amounts of the parts, with + between',
  partsHint: (amount) => `For example 20.00 + 15.50; together they make ${amount}`,
  partsLeft: (left) => `Missing or too much: ${left}.`,
  partsWrong: 'Write at least two amounts, for example 20.00 + 15.50',
  splitAct: 'Split',
  splitDone: 'Credit split: now each part is matched by itself.',
};
