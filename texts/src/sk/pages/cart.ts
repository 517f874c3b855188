import type { Messages } from '../../it/pages.ts';

export const cart: Messages['cart'] = {
  title: 'Košík',
  empty: 'Košík je prázdny',
  emptyText: 'Tu nájdete, čo si vyberiete. Začnite v katalógu.',
  start: 'Objaviť produkty',
  loading: 'Čítame váš košík…',
  withoutScript: 'Košík je uložený v prehliadači: potrebuje JavaScript. Zapnite ho a obnovte stránku.',
  each: (amount) => `${amount} za kus`,
  otherColour: 'Na fotografii je iná farba.',
  lineTotal: 'Spolu za riadok',
  quantityOf: (name) => `Množstvo: ${name}`,
  allPieces: (count) => (count === 1 ? 'Toto je posledný kus.' : `To sú všetky dostupné kusy: ${count}.`),
  remove: 'Odstrániť',
  removeNamed: (name) => `Odstrániť z košíka: ${name}`,
  removed: (name) => `${name}: odstránené z košíka.`,
  undo: 'Vrátiť',
  clear: 'Vyprázdniť košík',
  cleared: 'Košík ste vyprázdnili.',
  summary: 'Súhrn',
  freeShippingMissing: (amount) => `Do dopravy zadarmo vám chýba ${amount}.`,
  freeShippingReached: 'Doprava je zadarmo!',
  freeShippingProgress: 'K doprave zadarmo',
  keepShopping: 'Pokračovať v nákupe',
  checking: 'Overujeme ceny a dostupnosť…',
  checkFailed: 'Ceny sa nepodarilo overiť: skúste to o chvíľu.',
  priceChanged: (before, after) => `Cena sa zmenila: z ${before} na ${after}.`,
  soldOut: 'Teraz je vypredané: na pokračovanie ho odstráňte.',
  fewLeft: (count) => `Zostáva ${count}: množstvo sme znížili.`,
  gone: 'Už sa nepredáva: na pokračovanie ho odstráňte.',
  noticeTitle: 'Od naplnenia košíka sa niečo zmenilo',
  addedByLink: (count) =>
    count === 0
      ? 'Tieto produkty sa teraz nedajú kúpiť.'
      : count === 1
        ? 'Do košíka pribudol jeden produkt.'
        : `Pridané do košíka, počet produktov: ${count}.`,
};
