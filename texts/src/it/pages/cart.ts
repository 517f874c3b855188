/** Texts of the cart. */
export const cart = {
  title: 'Carrello',
  empty: 'Il carrello è vuoto',
  emptyText: 'Qui trovi quello che scegli. Comincia dal catalogo: c’è di che lavorare.',
  start: 'Scopri i prodotti',
  loading: 'Stiamo leggendo il tuo carrello…',
  withoutScript:
    'Il carrello vive nel tuo browser: per vederlo serve JavaScript. Attivalo e ricarica la pagina.',
  each: (amount: string) => `${amount} l’uno`,
  otherColour: 'La foto mostra un altro colore.',
  lineTotal: 'Totale riga',
  quantityOf: (name: string) => `Quantità di ${name}`,
  allPieces: (count: number) =>
    count === 1 ? 'È l’ultimo pezzo.' : `Sono tutti i ${count} pezzi disponibili.`,
  remove: 'Rimuovi',
  removeNamed: (name: string) => `Rimuovi dal carrello: ${name}`,
  removed: (name: string) => `Hai tolto «${name}» dal carrello.`,
  undo: 'Annulla',
  clear: 'Svuota il carrello',
  cleared: 'Hai svuotato il carrello.',
  summary: 'Riepilogo',
  freeShippingMissing: (amount: string) => `Ti mancano ${amount} per la spedizione gratuita.`,
  freeShippingReached: 'La spedizione è gratuita!',
  freeShippingProgress: 'Verso la spedizione gratuita',
  keepShopping: 'Continua gli acquisti',
  checking: 'Controlliamo prezzi e disponibilità…',
  checkFailed: 'Non siamo riusciti a controllare i prezzi: riprova tra poco.',
  priceChanged: (before: string, after: string) => `Il prezzo è cambiato: da ${before} a ${after}.`,
  soldOut: 'Ora non è disponibile: rimuovilo per continuare.',
  fewLeft: (count: number) =>
    count === 1
      ? 'Ne è rimasto 1: abbiamo ridotto la quantità.'
      : `Ne sono rimasti ${count}: abbiamo ridotto la quantità.`,
  gone: 'Non è più in vendita: rimuovilo per continuare.',
  noticeTitle: 'Qualcosa è cambiato da quando hai riempito il carrello',
  addedByLink: (count: number) =>
    count === 0
      ? 'Questi prodotti adesso non si possono comprare.'
      : count === 1
        ? 'Un prodotto è ora nel carrello.'
        : `${count} prodotti sono ora nel carrello.`,
};
