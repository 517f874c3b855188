import type { QuoteTexts } from '../../service/quote-texts-shape.ts';

export const quote: QuoteTexts = {
  notSold: (name) => `«${name}» non è più in vendita: toglilo dal carrello per continuare.`,
  outOfStock: (name) => `«${name}» è esaurito: toglilo dal carrello per continuare.`,
  stockShort: (name, left, wanted) =>
    `Di «${name}» ${left === 1 ? 'è rimasto 1 pezzo' : `sono rimasti ${left} pezzi`}: ne avevi scelti ${wanted}.`,
  priceUp: (name, before, now) => `Il prezzo di «${name}» è salito da ${before} a ${now}.`,
  priceDown: (name, before, now) => `Buona notizia: il prezzo di «${name}» è sceso da ${before} a ${now}.`,
  tooLarge: (most) =>
    `Un ordine online può arrivare a ${most}: riduci le quantità oppure scrivici per un preventivo.`,
  noCountry: (country) => `Per ora non consegniamo in questo Paese: ${country}.`,
  noShipping: (country) =>
    `Per questi articoli non abbiamo una consegna a questo indirizzo (${country}): scrivici, cerchiamo una soluzione.`,
  otherShipping: (label) =>
    `La consegna che avevi scelto non è disponibile per questo ordine: ora è «${label}».`,
  undeliverable: (names, where) =>
    `Non consegniamo ${names.length === 1 ? 'questo prodotto' : 'questi prodotti'} ${where}: «${names.join('», «')}».`,
  postcodeArea: (postcode) => `CAP ${postcode}`,
  inTown: (town) => (town.startsWith('CAP ') ? `al ${town}` : `a ${town}`),
  inCountry: (country) => `in questo Paese (${country})`,
  coupon: {
    unknown: (code) => `Non conosciamo il codice ${code}: controlla di averlo scritto bene.`,
    notYet: (code, day) => `Il codice ${code} vale dal ${day}: torna a usarlo da quel giorno.`,
    expired: (code, day) => `Il codice ${code} è scaduto il ${day}.`,
    minimum: (code, minimum, missing) =>
      `Il codice ${code} vale da ${minimum} di spesa: ti mancano ${missing}.`,
    wrongProducts: (code) => `Il codice ${code} non vale per gli articoli nel carrello.`,
    usedUp: (code) => `Il codice ${code} è già stato usato fino all’ultimo.`,
    customerLimit: (code) => `Hai già usato il codice ${code}: non vale per altri ordini.`,
    notCombinable: (code, kept) =>
      `Il codice ${code} non si somma a ${kept}: abbiamo tenuto quello che ti fa spendere meno.`,
  },
  totalNow: (total) => `Il totale ora è ${total}.`,
  shippingGone: 'Il modo di consegna scelto non è più disponibile per questo ordine.',
  changed:
    'Qualcosa è cambiato da quando hai guardato il riepilogo: controlla e conferma di nuovo. Non è stato ordinato nulla.',
};
