/** Texts of the credits of the bank. */
export const bank = {
  none: 'Niente da abbinare',
  noneText: 'Gli accrediti che non pagano un ordine da soli compaiono qui.',
  load: 'Carica estratto conto (camt.053)',
  tooLarge: 'Il file è troppo grande per questa schermata: caricalo con npm run staff -- bank import.',
  loaded: (all: string, matched: string, known: string, open: string) =>
    `Accrediti letti: ${all}; abbinati ${matched}, già noti ${known}, da guardare ${open}.`,
  from: 'da',
  renovation: 'Bonifico parlante: la banca ha trattenuto l’11 %',
  results: { amount_differs: 'Importo diverso', unknown_order: 'Ordine non riconosciuto' },
  noProposal: 'Nessun ordine corrisponde: scrivi il numero, o chiudi con un motivo.',
  reasons: {
    number: 'numero nel testo',
    amount: 'importo esatto',
    renovation_amount: 'importo al netto della ritenuta',
    name: 'stesso nome',
  },
  accept: 'Abbina',
  other: 'Numero dell’ordine',
  close: 'Chiudi',
  why: 'Perché lo chiudi',
};
