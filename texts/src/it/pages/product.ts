/** Texts of the product page. */
export const product = {
  saleUntil: (day: string) => `Offerta valida fino al ${day}`,
  noRating: 'Ancora nessuna recensione',
  toOffer: 'Prezzo e scelte',
  addToCart: 'Aggiungi al carrello',
  addWithoutScript: 'Per il carrello serve JavaScript: attivalo e ricarica la pagina.',
  inStock: 'Disponibile',
  soldOutNote:
    'Al momento è esaurito: scrivici la tua e-mail e ti avvisiamo, una volta sola, appena torna. Qui sotto trovi le alternative disponibili.',
  notifyEmail: 'La tua e-mail',
  notify: 'Avvisami',
  chooseVariant: (option: string) => `Scegli: ${option}`,
  unavailable: 'non disponibile',
  notCombined: 'altra combinazione',
  quantity: 'Quantità',
  vatIncluded: 'IVA inclusa',
  gallery: 'Immagini del prodotto',
  pictureOf: (index: number, count: number) => `Immagine ${index} di ${count}`,
  otherColour: (colour: string) => `Foto in un altro colore: ${colour}`,
  zoom: 'Ingrandisci l’immagine',
  howMuch: 'Quanto me ne serve?',
  calcWidth: 'Larghezza (m)',
  calcLength: 'Lunghezza (m)',
  calcHeight: 'Altezza (m)',
  orArea: 'oppure superficie (m²)',
  metres: 'Metri da coprire',
  waste: 'Scarto per i tagli',
  coats: 'Mani',
  calculate: 'Calcola',
  measureMissing: 'Scrivi le misure: ti diciamo quante confezioni servono.',
  packsNeeded: (need: { measure: string; packs: number; content: string; held: string; cost: string }) =>
    `Per ${need.measure} ${need.packs === 1 ? 'basta una confezione' : `servono ${need.packs} confezioni`} da ${need.content}: in tutto ${need.held}, ${need.cost}.`,
  tooFewPacks: (stock: number) =>
    stock === 0
      ? 'Al momento non ne abbiamo.'
      : stock === 1
        ? 'Al momento ne abbiamo una sola.'
        : `Al momento ne abbiamo ${stock}.`,
  addPacks: (packs: number) =>
    packs === 1 ? 'Metti nel carrello' : `Metti ${packs} confezioni nel carrello`,
  deliveryTitle: 'Spedizione e resi',
  deliveryCap: 'Consegna al CAP',
  deliveryWhen: 'Quando?',
  returns: 'Hai 14 giorni per cambiare idea e restituire l’acquisto',
  guarantee: 'Garanzia legale di conformità di 2 anni',
  weight: 'Peso',
  sku: 'Codice articolo',
  gtin: 'Codice a barre (GTIN)',
  energySheet: 'Scheda informativa del prodotto',
  watchPrice: 'Avvisami se il prezzo scende',
  watchOffer:
    'Lo mettiamo nella tua lista dei desideri e ti scriviamo quando un articolo della lista costa almeno il 5% in meno.',
  watchActive:
    'È nella tua lista dei desideri: ti scriviamo quando costa almeno il 5% in meno. Premi di nuovo per toglierlo.',
  preview: 'Anteprima: non ancora pubblicato. Lo vede solo chi ha questo link, e da qui non si compra.',
  previewPlanned: (from: string) =>
    `Anteprima: sarà in vendita dal ${from}. Lo vede solo chi ha questo link, e da qui non si compra.`,
  share: 'Condividi',
  linkCopied: 'Indirizzo copiato.',
  print: 'Stampa',
  missingTitle: 'Questo prodotto non c’è più',
  missingText: 'Forse non è più in vendita o l’indirizzo contiene un errore.',
};
