/** Texts of the pictures of variants. */
export const looks = {
  title: 'Immagini per colore',
  text: 'Chi sceglie un colore vede prima le sue immagini, nella scheda, negli elenchi e nel carrello. Senza, vede quelle del prodotto.',
  by: 'Distingui per',
  none: 'Nessuna: si vedono quelle del prodotto.',
  mixed: 'Oggi non tutte queste varianti hanno le stesse immagini: salvando, avranno queste.',
  pictureOf: (value: string, place: string) => `${value}, immagine ${place}`,
  ofProduct: (value: string) => `Immagini del prodotto da dare a ${value}`,
  take: (what: string, value: string) => `Dai a ${value} l’immagine: ${what}`,
  addTo: (value: string) => `Carica immagini per ${value}`,
  missing: 'Scrivi che cosa mostra: lo legge chi non la vede.',
  save: 'Salva le immagini per colore',
  change: 'Immagini per colore',
};
