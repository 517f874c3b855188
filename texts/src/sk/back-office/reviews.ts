import type { BackOfficeTexts } from '../../it/back-office.ts';

export const reviews: BackOfficeTexts['reviews'] = {
  waiting: (count, written) => (count === 0 ? '' : `Čaká: ${written}`),
  tabsLabel: 'Časti recenzií',
  tabs: { queue: 'Na prečítanie', report: 'Dôvody zamietnutí' },
  states: { waiting: 'Čaká', published: 'Zverejnená', refused: 'Zamietnutá' },
  history: (author) => `Ďalšie od ${author}`,
  firstReview: 'Je to jeho prvá recenzia.',
  judged: (published, refused) => `Zverejnené: ${published}. Zamietnuté: ${refused}.`,
  report: {
    period: 'Obdobie',
    days: (days) => `Posledných ${days} dní`,
    sum: (published, refused, waiting) =>
      `Zverejnené: ${published}. Zamietnuté: ${refused}. Teraz čakajú: ${waiting}.`,
    none: 'Žiadne zamietnutie',
    noneText: 'V tomto období nebola zamietnutá žiadna recenzia.',
    columns: { reason: 'Dôvod', last: 'Naposledy', count: 'Recenzie', stars: 'Hviezdičky v priemere' },
    law: 'Ak dôvod zasahuje len recenzie s málo hviezdičkami, preverte ho: odstraňovať ich preto je zakázané (Codice del consumo, čl. 23).',
  },
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
