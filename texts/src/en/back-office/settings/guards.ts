/** What one person may do alone. */
export const guards = {
  title: 'What one person does alone',
  text: 'Tighter holds at once. Looser waits for another person, with all that you change together. It holds from the next act of anybody.',
  fields: {
    refund_alone: 'Refund that one person makes alone, in euros',
    refunds_an_hour: 'Refunds of an hour without another person',
    alone_minutes: 'Minutes before approving alone',
    price_percent: 'Change of a price to be confirmed, beyond %',
    bulk_rows: 'Rows beyond which a change is in bulk',
  },
  hints: {
    refund_alone: 'Beyond, another person approves it.',
    refunds_an_hour: 'From the next one, another person approves it.',
    alone_minutes: 'Only where nobody else can approve.',
    price_percent: 'Beyond, some roles may not, and in lists of suppliers it counts as far.',
    bulk_rows:
      'Beyond, it asks you to confirm who you are; so many far prices of a list wait for another person.',
  },
  between: (least: string, most: string) => `Write a number from ${least} to ${most}`,
  reason: 'Why',
  save: 'Save the limits',
  saved: 'Limits saved.',
  unchanged: 'They were so already.',
  savedAct: 'Limits changed',
  waits: {
    another_person: 'A limit becomes looser: it waits for another person.',
    time: 'A limit becomes looser: you can approve it in some minutes, below.',
  },
  waiting: 'To be approved',
  asked: (who: string, at: string) => `asked for by ${who}, ${at}`,
  change: (name: string, from: string, to: string) => `${name}: from ${from} to ${to}`,
  own: 'You asked for it: another person approves it.',
  aloneFrom: (at: string) => `You are alone in the shop: you can approve it ${at}.`,
  approve: 'Approve the new limits',
  refuse: 'Refuse',
  withdraw: 'Withdraw the request',
  decided: 'Decided.',
};
