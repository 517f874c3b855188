import type { BackOfficeTexts } from '../../it/back-office.ts';

export const refunds: BackOfficeTexts['refunds'] = {
  none: 'Nič na schválenie',
  noneText: 'Vrátenia, ktoré potrebujú druhú osobu, sa objavia tu.',
  asked: (who, at) => `žiada ${who}, ${at}`,
  own: 'Žiadali ste o to vy: schvaľuje iná osoba.',
  aloneFrom: (at) => `V obchode ste sami: schváliť môžete od ${at}.`,
  approve: 'Schváliť',
  refuse: 'Zamietnuť',
};
