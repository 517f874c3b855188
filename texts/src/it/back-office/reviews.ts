/** Texts of the queue of reviews. */
export const reviews = {
  waiting: (count: number, written: string) =>
    count === 0 ? '' : count === 1 ? '1 aspetta' : `${written} aspettano`,
  tabsLabel: 'Parti delle recensioni',
  tabs: { queue: 'Da leggere', report: 'Motivi dei rifiuti' },
  states: { waiting: 'Aspetta', published: 'Pubblicata', refused: 'Rifiutata' },
  history: (author: string) => `Altre di ${author}`,
  firstReview: 'È la sua prima recensione.',
  judged: (published: string, refused: string) => `Pubblicate: ${published}. Rifiutate: ${refused}.`,
  report: {
    period: 'Periodo',
    days: (days: string) => `Ultimi ${days} giorni`,
    sum: (published: string, refused: string, waiting: string) =>
      `Pubblicate: ${published}. Rifiutate: ${refused}. Aspettano adesso: ${waiting}.`,
    none: 'Nessun rifiuto',
    noneText: 'In questo periodo nessuna recensione è stata rifiutata.',
    columns: { reason: 'Motivo', last: 'L’ultima volta', count: 'Recensioni', stars: 'Stelle in media' },
    law: 'Se un motivo colpisce solo recensioni con poche stelle, controllalo: toglierle per questo è vietato (Codice del consumo, art. 23).',
  },
  none: 'Nessuna recensione aspetta',
  noneText: 'Le nuove compaiono qui, la più vecchia per prima.',
  stars: (stars: number) => `${stars} stelle su 5`,
  verified: 'Acquisto verificato',
  photo: 'Foto della recensione',
  publish: 'Pubblica',
  refuse: 'Rifiuta',
  refuseTitle: 'Rifiuta la recensione',
  refuseText: 'Chi l’ha scritta legge il motivo. Poche stelle non sono un motivo.',
  reason: 'Motivo',
  reasons: [
    'Non parla del prodotto.',
    'Contiene dati personali.',
    'Contiene offese.',
    'È pubblicità.',
  ] as readonly string[],
};
