/** Texts of listings that only the server writes. */
export const listingServer = {
  correction: (from: string, to: string) => `Nessun prodotto per “${from}”: ecco i risultati per “${to}”.`,
  searchExact: (from: string) => `Cerca invece “${from}”`,
  relaxed: 'Pochi prodotti, o nessuno, contengono tutte le parole: ecco anche i più vicini.',
  searchTabs: 'Risultati della ricerca',
  searchTab: { '': 'Prodotti', reparti: 'Reparti', marche: 'Marche', guide: 'Guide e aiuto' },
  view: 'Vista',
  grid: 'Griglia',
  list: 'Elenco',
  emptyTitle: (term: string) =>
    term === '' ? 'Nessun prodotto con questi filtri' : `Nessun risultato per “${term}”`,
  emptyText: 'Controlla l’ortografia, prova con una parola più generale oppure togli qualche filtro.',
  emptyNear: (label: string) =>
    `Non abbiamo quello che cerchi, o si chiama in un altro modo. Il reparto più vicino è “${label}”.`,
  toNearest: (label: string) => `Guarda ${label}`,
  emptyFilteredText: 'Togli qualche filtro o allarga la fascia di prezzo.',
  removeFilters: 'Togli tutti i filtri',
  beyondTitle: 'I risultati finiscono prima',
  beyondText: (page: string, pages: string) => `La pagina ${page} non c’è: l’ultima è la ${pages}.`,
  toLastPage: 'Vai all’ultima pagina',
  toFirstPage: 'Torna alla prima',
  login: 'Accedi',
  unknownTitle: 'Questa categoria non c’è',
  unknownText: 'Forse è stata spostata. Riparti da una di queste oppure cerca quello che ti serve.',
  columns: (count: number) => `${count} per riga`,
  columnsOf: 'Prodotti per riga',
  highlights: 'In evidenza',
  previousProducts: 'Mostra i precedenti',
  missingTitle: 'Questa pagina non c’è',
  missingText:
    'L’indirizzo non porta a un elenco del negozio. Riparti da un reparto oppure cerca quello che ti serve.',
};
