/** Texts of orders that are collected in the shop, from checkout to account. */
export const pickup = {
  hours: 'Orari',
  map: 'Guarda sulla mappa',
  bring: 'Che cosa portare',
  bringLater: 'Il numero dell’ordine e un documento.',
  bringNumber: (number: string) => `Il numero dell’ordine, ${number}, e un documento.`,
  place: 'Dove lo ritiri',
  who: 'Chi ritira',
  states: {
    partly_shipped: 'Pronto in parte',
    shipped: 'Pronto per il ritiro',
    delivered: 'Ritirato',
  },
  stateTexts: {
    partly_shipped: 'Una parte è pronta per il ritiro, il resto la segue presto.',
    shipped: 'Il tuo ordine è pronto: ti aspetta in negozio.',
    delivered: 'Hai ritirato il tuo ordine.',
  },
  steps: { shipped: 'Pronto', delivered: 'Ritirato' },
  nextPaid: [
    'Prepariamo il tuo ordine in negozio.',
    'Quando è pronto ti mandiamo un’email: aspettala prima di venire.',
  ],
  nextTransfer: [
    'Fai il bonifico con i dati qui sopra.',
    'Appena arriva prepariamo il tuo ordine in negozio e ti scriviamo quando è pronto.',
  ],
};
