/** Texts rendered only on the server: titles, descriptions, notices of loaders. */
export const head = {
  resultsFor: (term: string) => `Risultati per “${term}”`,
  pageTitle: (title: string, page: number) => (page > 1 ? `${title} – pagina ${page}` : title),
  describeListing: (title: string, count: string) =>
    `${title}: ${count} da confrontare per prezzo, misure e disponibilità. Reso entro 14 giorni.`,
  describePage: (title: string, shop: string) => `${title}: le informazioni di ${shop}, scritte in chiaro.`,
  refusedTitle: 'Non riusciamo a leggere questa ricerca',
  wishlistTitle: 'La tua lista dei desideri',
  wishlistText: 'Accedi per vedere la lista dei desideri.',
  collections: {
    novita: {
      title: 'Novità',
      intro:
        'Gli ultimi arrivi della casa e del fai da te: entrano ogni settimana, qui trovi prima i più recenti.',
    },
    offerte: {
      title: 'Offerte',
      intro:
        'Tutti i prodotti in promozione, dallo sconto più alto. Il prezzo barrato è il più basso dei 30 giorni prima.',
    },
  },
  categoryMissing: 'Categoria non trovata',
  pageMissing: 'Pagina non trovata',
  startingUp: 'Il negozio sta aprendo: riprova tra qualche secondo.',
  previewOver:
    'Questo link di anteprima non vale più: creane uno nuovo dalla scheda del prodotto, nel gestionale.',
  describeProduct: (name: string, brand: string, shop: string) =>
    `${name}${brand === '' ? '' : ` di ${brand}`}: prezzo, misure e disponibilità su ${shop}.`,
};
