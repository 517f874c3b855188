import { slovakForm } from '../../format/plural.ts';
import type { QuoteTexts } from '../../service/quote-texts-shape.ts';

export const quote: QuoteTexts = {
  notSold: (name) => `„${name}“ už nepredávame: odstráňte ho z košíka a pokračujte.`,
  outOfStock: (name) => `„${name}“ je vypredané: odstráňte ho z košíka a pokračujte.`,
  stockShort: (name, left, wanted) =>
    `Na sklade je už len ${left} ${slovakForm(left, 'kus', 'kusy', 'kusov')} „${name}“: vybrali ste ${wanted}.`,
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
    notYet: (code, day) => `Kód ${code} platí od ${day}.`,
    expired: (code, day) => `Platnosť kódu ${code} sa skončila ${day}.`,
    minimum: (code, minimum, missing) => `Kód ${code} platí od ${minimum}: chýba vám ${missing}.`,
    wrongProducts: (code) => `Kód ${code} neplatí pre tovar v košíku.`,
    usedUp: (code) => `Kód ${code} je už vyčerpaný.`,
    customerLimit: (code) => `Kód ${code} ste už použili: na ďalšie objednávky neplatí.`,
    notCombinable: (code, kept) =>
      `Kód ${code} sa nedá spojiť s ${kept}: nechali sme ten, s ktorým zaplatíte menej.`,
  },
  totalNow: (total) => `Celková suma je teraz ${total}.`,
  shippingGone: 'Zvolený spôsob doručenia už pre túto objednávku nie je k dispozícii.',
  changed: 'Od posledného zobrazenia sa niečo zmenilo: skontrolujte a potvrďte znova. Nič nebolo objednané.',
};
