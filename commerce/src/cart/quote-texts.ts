import type { Language } from '@casamaestra/texts/languages.ts';

/** What a quote may have to say, in one language. Names come in as they are shown. */
export interface QuoteTexts {
  readonly locale: string;
  readonly notSold: (name: string) => string;
  readonly outOfStock: (name: string) => string;
  readonly stockShort: (name: string, left: number, wanted: number) => string;
  readonly priceUp: (name: string, before: string, now: string) => string;
  readonly priceDown: (name: string, before: string, now: string) => string;
  readonly tooLarge: (most: string) => string;
  readonly noCountry: (country: string) => string;
  readonly noShipping: (country: string) => string;
  readonly otherShipping: (label: string) => string;
  readonly undeliverable: (names: readonly string[], where: string) => string;
  readonly postcodeArea: (postcode: string) => string;
  readonly inTown: (town: string) => string;
  readonly inCountry: (country: string) => string;
  readonly coupon: {
    readonly unknown: (code: string) => string;
    readonly tooMany: () => string;
    readonly notYet: (code: string, day: string) => string;
    readonly expired: (code: string, day: string) => string;
    readonly minimum: (code: string, minimum: string, missing: string) => string;
    readonly wrongProducts: (code: string) => string;
    readonly usedUp: (code: string) => string;
    readonly customerLimit: (code: string) => string;
    readonly notCombinable: (code: string, kept: string) => string;
  };
}

const italian: QuoteTexts = {
  locale: 'it-IT',
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
    tooMany: () => 'Hai provato molti codici sconto: riprova tra dieci minuti.',
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
};

const english: QuoteTexts = {
  locale: 'en-IE',
  notSold: (name) => `“${name}” is no longer sold: remove it from the cart to go on.`,
  outOfStock: (name) => `“${name}” is out of stock: remove it from the cart to go on.`,
  stockShort: (name, left, wanted) =>
    `Only ${left} ${left === 1 ? 'piece' : 'pieces'} of “${name}” left: you had chosen ${wanted}.`,
  priceUp: (name, before, now) => `The price of “${name}” went up from ${before} to ${now}.`,
  priceDown: (name, before, now) => `Good news: the price of “${name}” went down from ${before} to ${now}.`,
  tooLarge: (most) =>
    `An online order can be up to ${most}: lower the quantities or write to us for an offer.`,
  noCountry: (country) => `We do not deliver to this country yet: ${country}.`,
  noShipping: (country) =>
    `We have no delivery of these articles to this address (${country}): write to us, we will look for a way.`,
  otherShipping: (label) =>
    `The delivery you had chosen is not available for this order: it is now “${label}”.`,
  undeliverable: (names, where) =>
    `We do not deliver ${names.length === 1 ? 'this product' : 'these products'} ${where}: “${names.join('”, “')}”.`,
  postcodeArea: (postcode) => `postcode ${postcode}`,
  inTown: (town) => `to ${town}`,
  inCountry: (country) => `to this country (${country})`,
  coupon: {
    unknown: (code) => `We do not know the code ${code}: check that it is spelt right.`,
    tooMany: () => 'You have tried many discount codes: try again in ten minutes.',
    notYet: (code, day) => `The code ${code} is valid from ${day}: use it from that day on.`,
    expired: (code, day) => `The code ${code} expired on ${day}.`,
    minimum: (code, minimum, missing) => `The code ${code} is valid from ${minimum}: ${missing} to go.`,
    wrongProducts: (code) => `The code ${code} is not for the articles in your cart.`,
    usedUp: (code) => `The code ${code} has been used up.`,
    customerLimit: (code) => `You have already used the code ${code}: it is not valid for more orders.`,
    notCombinable: (code, kept) =>
      `The code ${code} cannot be combined with ${kept}: we kept the one that saves you most.`,
  },
};

const slovakPieces = (count: number) => (count === 1 ? 'kus' : count < 5 ? 'kusy' : 'kusov');

const slovak: QuoteTexts = {
  locale: 'sk-SK',
  notSold: (name) => `„${name}“ už nepredávame: odstráňte ho z košíka a pokračujte.`,
  outOfStock: (name) => `„${name}“ je vypredané: odstráňte ho z košíka a pokračujte.`,
  stockShort: (name, left, wanted) =>
    `Na sklade je už len ${left} ${slovakPieces(left)} „${name}“: vybrali ste ${wanted}.`,
  priceUp: (name, before, now) => `Cena „${name}“ sa zvýšila z ${before} na ${now}.`,
  priceDown: (name, before, now) => `Dobrá správa: cena „${name}“ klesla z ${before} na ${now}.`,
  tooLarge: (most) =>
    `Objednávka online môže byť najviac ${most}: znížte množstvo alebo nám napíšte o ponuku.`,
  noCountry: (country) => `Do tejto krajiny zatiaľ nedoručujeme: ${country}.`,
  noShipping: (country) =>
    `Tento tovar na túto adresu (${country}) doručiť nevieme: napíšte nám, nájdeme riešenie.`,
  otherShipping: (label) => `Zvolené doručenie pre túto objednávku nie je dostupné: teraz je to „${label}“.`,
  undeliverable: (names, where) =>
    `${names.length === 1 ? 'Tento tovar nedoručujeme' : 'Tieto tovary nedoručujeme'} ${where}: „${names.join('“, „')}“.`,
  postcodeArea: (postcode) => `PSČ ${postcode}`,
  inTown: (town) => (town.startsWith('PSČ ') ? `na ${town}` : `do miesta ${town}`),
  inCountry: (country) => `do tejto krajiny (${country})`,
  coupon: {
    unknown: (code) => `Kód ${code} nepoznáme: skontrolujte, či je napísaný správne.`,
    tooMany: () => 'Vyskúšali ste veľa zľavových kódov: skúste to znova o desať minút.',
    notYet: (code, day) => `Kód ${code} platí od ${day}.`,
    expired: (code, day) => `Platnosť kódu ${code} sa skončila ${day}.`,
    minimum: (code, minimum, missing) => `Kód ${code} platí od ${minimum}: chýba vám ${missing}.`,
    wrongProducts: (code) => `Kód ${code} neplatí pre tovar v košíku.`,
    usedUp: (code) => `Kód ${code} je už vyčerpaný.`,
    customerLimit: (code) => `Kód ${code} ste už použili: na ďalšie objednávky neplatí.`,
    notCombinable: (code, kept) =>
      `Kód ${code} sa nedá spojiť s ${kept}: nechali sme ten, s ktorým zaplatíte menej.`,
  },
};

export const quoteTexts: Readonly<Record<Language, QuoteTexts>> = { it: italian, en: english, sk: slovak };

function once<Value>(make: (language: Language) => Value): (language: Language) => Value {
  const kept = new Map<Language, Value>();
  return (language) => {
    const value = kept.get(language) ?? make(language);
    kept.set(language, value);
    return value;
  };
}

const moneyFormat = once(
  (language) => new Intl.NumberFormat(quoteTexts[language].locale, { style: 'currency', currency: 'EUR' }),
);
const dayFormat = once(
  (language) =>
    new Intl.DateTimeFormat(quoteTexts[language].locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Europe/Rome',
    }),
);
const countryNames = once(
  (language) => new Intl.DisplayNames([quoteTexts[language].locale], { type: 'region' }),
);

/** 1990 → "19,90 €" */
export const moneyText = (cents: number, language: Language) => moneyFormat(language).format(cents / 100);
/** "21 novembre 2026", Italian time. */
export const dayText = (instant: number, language: Language) => dayFormat(language).format(instant);
/** "SK" → "Slovacchia" */
export const countryText = (code: string, language: Language) => countryNames(language).of(code) ?? code;
