import type { BackOfficeTexts } from '../../it/back-office.ts';

export const reviews: BackOfficeTexts['reviews'] = {
  waiting: (count, written) => (count === 0 ? '' : `Čaká: ${written}`),
  none: 'Nečaká žiadna recenzia',
  noneText: 'Nové sa objavia tu, najstaršia prvá.',
  stars: (stars) => `Hviezdičky: ${stars} z 5`,
  verified: 'Overený nákup',
  photo: 'Fotografia recenzie',
  publish: 'Zverejniť',
  refuse: 'Zamietnuť',
  refuseTitle: 'Zamietnuť recenziu',
  refuseText: 'Autor číta dôvod. Málo hviezdičiek nie je dôvod.',
  reason: 'Dôvod',
  reasons: ['Netýka sa výrobku.', 'Obsahuje osobné údaje.', 'Obsahuje urážky.', 'Je to reklama.'],
};
