/** What the server says by itself, before or instead of a page or a call. */
export const server = {
  home: 'Torna alla pagina iniziale',
  /** Titles of pages of refused requests, by code. */
  refused: {
    address_unclear: 'Indirizzo non valido',
    address_too_long: 'Indirizzo troppo lungo',
    request_too_large: 'Troppo grande',
    method_not_allowed: 'Metodo non ammesso',
    request_of_other_site: 'Richiesta da un altro sito',
  },
  /** Too many uploads at the moment. */
  busy: 'Un momento',
  pageMissing: {
    title: 'Pagina non trovata',
    text: 'Questa pagina non c’è. Torna al negozio e cerca quello che ti serve.',
  },
  /** Pages in the frame beside an editor of contents that are not shown. */
  preview: {
    over: {
      title: 'Anteprima scaduta',
      text: 'Questa anteprima non vale più: torna al gestionale e premi «Aggiorna l’anteprima». Se sei uscito, entra di nuovo.',
    },
    outside: {
      title: 'L’anteprima si apre nel gestionale',
      text: 'Questo indirizzo mostra una bozza, solo a chi la scrive e solo accanto al testo. Aprila dal gestionale, in Contenuti.',
    },
    shut: {
      title: 'Qui l’anteprima si ferma',
      text: 'Carrello, cassa e account non fanno parte dell’anteprima: qui non si compra e non si invia nulla.',
    },
  },
  /** Where even the page of an error cannot be shown. */
  pageFailed: {
    title: 'Non siamo riusciti a mostrare neppure la pagina d’errore',
    text: 'Riprova tra poco: il tuo carrello è al sicuro.',
  },
  offline: {
    title: 'Sei offline',
    text: 'Non c’è connessione. Qui trovi quello che questo browser ha conservato; quando la rete torna, la pagina si ricarica da sola.',
    again: 'Riprova',
    cart: 'Il tuo carrello',
    pages: 'Le ultime pagine viste',
  },
  opening: {
    title: 'Stiamo aprendo',
    text: 'Il negozio sta mettendo in ordine gli scaffali: tra pochi secondi questa pagina si aggiorna da sola.',
    plain: 'Il negozio sta aprendo.',
  },
  /** What assistants read: llms.txt, products and categories as Markdown. */
  assistants: {
    howToRead:
      'Ogni prodotto si legge anche in Markdown: all’indirizzo della sua pagina si aggiunge «.md»; così si leggono anche i reparti, agli indirizzi qui sotto. I prezzi sono in euro, IVA compresa; vale quello della pagina.',
    departments: 'Reparti',
    more: 'Altro',
    allPages: 'Tutte le pagine',
    contact: 'Contatti e orari',
    prices: 'Prezzi e disponibilità',
    before: (was: string) => `prezzo più basso dei 30 giorni prima: ${was}`,
    inStock: 'disponibile',
    outOfStock: 'non disponibile',
    rating: (stars: string, reviews: number) => `Valutazione: ${stars} su 5 (recensioni: ${reviews})`,
    features: 'Caratteristiche',
    description: 'Descrizione',
    page: 'Pagina',
    goods: (count: number) => (count === 1 ? 'un prodotto' : `${count} prodotti`),
    pageOf: (page: number, pages: number) => `pagina ${page} di ${pages}`,
    nextPage: 'Pagina seguente',
    from: (price: string) => `da ${price}`,
  },
  files: {
    missing: 'File non trovato',
    onlyRead: 'I file si leggono con GET.',
    documentMissing: 'Documento non trovato',
    pictureMissing: 'Immagine non trovata',
    pictureAddress: 'Indirizzo di immagine non valido',
  },
};

export type ServerTexts = typeof server;
