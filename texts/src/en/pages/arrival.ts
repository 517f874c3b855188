import type { Messages } from '../../it/pages.ts';

export const arrival: Messages['arrival'] = {
  cost: (label, cost) => `${label}: ${cost}`,
  costFreeFrom: (label, cost, from) => `${label}: ${cost}, free over ${from}`,
  free: (label) => `${label}: free shipping`,
  days: (least, most) =>
    `Shipping in ${least === most ? '' : `${least}–`}${most} working days in Italy, a few more to the islands`,
  on: (day, cap) => `Arrives at ${cap} on ${day}`,
  between: (from, to, cap) => `Arrives at ${cap} between ${from} and ${to}`,
  pickupFree: (label) => `${label}: free`,
  pickup: (label, cost) => `${label}: ${cost}`,
  pickupDays: (least, most) =>
    `, ready in ${most === 1 ? '1 working day' : `${least === most ? '' : `${least}–`}${most} working days`}`,
  undeliverable: (cap) => `We do not deliver this article to the postcode ${cap}.`,
  canBeCollected: 'You can collect it in the shop.',
  writeToUs: 'Write to us: we will look for a way.',
  soldOut: 'It is sold out at the moment: we will know the date when it is back.',
  capMissing: 'Write the Italian postcode: it has 5 digits, such as 40121.',
  capWrong: 'The Italian postcode has 5 digits, such as 40121: check it.',
  capUnknown: 'This postcode does not exist: check it.',
  failed: 'We cannot work out the date: try again in a while.',
};
