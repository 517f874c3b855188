export const shell = {
  homeLink: (shop: string) => `${shop}, pagina iniziale`,
  contact: 'Ti rispondiamo noi',
  about: 'Chi siamo',
  whereWeAre: 'Dove siamo',
  serviceLinks: 'Informazioni',
  promises: 'In evidenza',
  trackOrder: 'Segui il tuo ordine',
  guides: 'Guide',
  offers: 'Offerte',
  newest: 'Novità',
  offersIn: (label: string) => `Offerte in ${label}`,
  newIn: (label: string) => `Novità in ${label}`,
  compare: 'Confronta',
  shortcuts: 'Scorciatoie',
  home: 'Home',
  accountShort: 'Account',
  toTop: 'Torna in cima',
  languages: 'Lingua',
  preferences: 'Lingua, valuta e colori',
  theme: 'Colori',
  themes: { system: 'Del dispositivo', light: 'Chiari', dark: 'Scuri' },
  currency: 'Valuta',
  ratesOf: (day: string) =>
    `I prezzi in altre valute sono indicativi, al cambio del ${day}. L’ordine è sempre in euro.`,
  pricesWithoutScript: 'Senza JavaScript i prezzi restano in euro.',
  payInEuros: (amount: string, day: string) => `${amount} al cambio del ${day}. Paghi in euro.`,
  menu: 'Menu',
  openMenu: 'Apri il menu',
  closeMenu: 'Chiudi il menu',
  categories: 'Reparti',
  allOf: (label: string) => `Tutto in ${label}`,
  search: 'Cerca',
  searchLabel: 'Cerca nel negozio',
  searchPlaceholder: 'Cosa ti serve?',
  searchIn: 'Cerca in',
  wholeShop: 'Tutti i reparti',
  suggestions: 'Suggerimenti',
  suggestedProducts: 'Prodotti',
  suggestedCategories: 'Categorie',
  suggestedBrands: 'Marchi',
  suggestedSearches: 'Ricerche',
  suggestedHelp: 'Aiuto',
  suggestedGuides: 'Guide',
  seeAll: (total: number | null, term: string, written: string) =>
    total === null
      ? `Cerca “${term}”`
      : total === 1
        ? 'Vedi il risultato'
        : `Vedi tutti i ${written} risultati`,
  popularSearches: 'Cercano in molti',
  latestSearches: 'Le tue ultime ricerche',
  clearSearches: 'Cancella tutte',
  forgetSearch: (term: string) => `Togli “${term}” dalle ultime ricerche`,
  suggestionCount: (count: number) =>
    count === 1 ? '1 suggerimento, scorri con le frecce' : `${count} suggerimenti, scorri con le frecce`,
  noSuggestions: (term: string) =>
    `Niente con “${term}” finora: premi Invio per cercare in tutto il negozio.`,
  didYouMean: 'Forse cercavi',
  noSuggestionsIn: (term: string, department: string) =>
    `Niente con “${term}” in ${department} finora: prova in tutti i reparti o premi Invio.`,
  suggestionsFailed: 'I suggerimenti non arrivano. Premi Invio per cercare lo stesso.',
  priceBefore: 'Prezzo precedente',
  priceFrom: (amount: string) => `da ${amount}`,
  account: 'Il mio account',
  wishlist: 'Lista dei desideri',
  wishlistShort: 'Desideri',
  cart: 'Carrello',
  cartEmpty: 'Il carrello è vuoto.',
  cartEmptyHint: 'Quando trovi qualcosa che fa per te, lo ritrovi qui.',
  startShopping: 'Guarda i prodotti',
  subtotal: 'Subtotale',
  shippingLater: 'IVA inclusa. Le spese di consegna si vedono nel carrello.',
  viewCart: 'Vedi il carrello',
  checkout: 'Vai alla cassa',
  removeLine: (name: string) => `Togli ${name} dal carrello`,
  removed: (name: string) => `Hai tolto «${name}» dal carrello.`,
  cartNotKept:
    'Questo browser non conserva i dati del negozio: il carrello dura finché la pagina resta aperta.',
  cartDropped: (count: number) =>
    count === 1
      ? 'Il carrello in questo browser era di un altro negozio dimostrativo: abbiamo tolto un articolo.'
      : `Il carrello in questo browser era di un altro negozio dimostrativo: abbiamo tolto ${count} articoli.`,
  putBack: 'Rimettili, se ci sono',
  cartUnreadable:
    'Il carrello conservato in questo browser era rovinato e non si legge più: aggiungi di nuovo quello che ti serve.',
  linesUnreadable: (count: number) =>
    count === 1
      ? 'Una riga del carrello era rovinata e non si legge più: l’abbiamo tolta. Controlla se ti manca qualcosa.'
      : `${count} righe del carrello erano rovinate e non si leggono più: le abbiamo tolte. Controlla se ti manca qualcosa.`,
  allInCart: (name: string, count: number) =>
    count === 1
      ? `Nel carrello c’è già l’ultimo pezzo di «${name}».`
      : `Nel carrello ci sono già tutti i ${count} pezzi disponibili di «${name}».`,
  addedToCart: (name: string) => `Il prodotto «${name}» è stato aggiunto al carrello!`,
  cartOf: (count: number) => `Carrello (${count})`,
  undo: 'Annulla',
  deliveryFree: 'La consegna è gratuita.',
  deliveryMissing: (amount: string) => `Ti mancano ${amount} alla consegna gratuita.`,
  deliveryWay: 'Quanto manca alla consegna gratuita',
  quantityOf: (name: string) => `Quantità di ${name}`,
  close: 'Chiudi',
};

export type ShellMessages = typeof shell;
