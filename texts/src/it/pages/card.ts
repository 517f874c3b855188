/** Texts of the product card, the price and the stock. */
export const card = {
  hot: 'Molto scelto',
  isNew: 'Novità',
  sale: (percent: number) => `−${percent}%`,
  onSale: 'In offerta',
  now: 'Prezzo',
  was: 'Prezzo più basso dei 30 giorni prima',
  listPrice: 'Prezzo di listino',
  from: (amount: string) => `da ${amount}`,
  lowest30: (amount: string) => `Prezzo più basso dei 30 giorni prima: ${amount}`,
  cheapestLowest30: (amount: string) =>
    `Sulla variante meno cara. Prezzo più basso dei 30 giorni prima: ${amount}`,
  listed: (amount: string) => `Prezzo di listino: ${amount}`,
  perUnit: (amount: string, unit: string) => `${amount}/${unit}`,
  energy: (energyClass: string, scale: string) =>
    `Classe energetica ${energyClass}, scala da ${scale.replace('-', ' a ')}`,
  energyLabel: 'Etichetta energetica',
  rating: (value: string, count: number) =>
    `${value} su 5, ${count === 1 ? '1 recensione' : `${count} recensioni`}`,
  otherColour: 'La foto mostra un altro colore.',
  shows: (colour: string) => `La foto mostra: ${colour.toLowerCase()}`,
  colours: (count: number) => (count === 1 ? '1 colore' : `${count} colori`),
  variants: (count: number) => `${count} varianti`,
  wish: (name: string) => `Lista dei desideri: ${name}`,
  addNamed: (name: string) => `Aggiungi al carrello: ${name}`,
  lastPieces: (count: number) => (count === 1 ? 'Ultimo pezzo' : `Ultimi ${count} pezzi`),
  soldOut: 'Non disponibile',
  fewer: 'Diminuisci la quantità',
  moreOf: 'Aumenta la quantità',
};
