/** Texts of the queue of reviews. */
export const reviews = {
  waiting: (count: number, written: string) =>
    count === 0 ? '' : count === 1 ? '1 aspetta' : `${written} aspettano`,
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
