import type { BackOfficeTexts } from '../../it/back-office.ts';

export const refunds: BackOfficeTexts['refunds'] = {
  none: 'Nothing to approve',
  noneText: 'Refunds that need a second person appear here.',
  asked: (who, at) => `asked for by ${who}, ${at}`,
  own: 'You asked for it: another person approves it.',
  aloneFrom: (at) => `You are alone in the shop: you may approve it from ${at}.`,
  approve: 'Approve',
  refuse: 'Refuse',
};
