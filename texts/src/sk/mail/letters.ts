import { slovakForm } from '../../format/plural.ts';
import type { LetterTexts } from '../../it/mail/letters.ts';

export const letters: LetterTexts = {
  confirm: (shop) => ({
    subject: `Potvrďte prihlásenie na newsletter obchodu ${shop}`,
    preview: 'Chýba jedno kliknutie; inak už nenapíšeme.',
    title: 'Chcete newsletter?',
  }),
  confirmText:
    'Dobrý deň, niekto požiadal o newsletter na túto adresu. Ak ste to boli vy, potvrďte to do troch dní.',
  confirmButton: 'Áno, prihláste ma',
  confirmReason: 'Tento e-mail dostávate, lebo niekto zadal túto adresu na prihlásenie na newsletter.',
  welcome: (shop) => ({
    subject: `Vitajte v newsletteri obchodu ${shop}`,
    preview: 'Prihlásenie je potvrdené.',
    title: 'Ďakujeme, hotovo',
  }),
  welcomeText: 'Prihlásenie je potvrdené: občas napíšeme, keď bude o čom.',
  welcomeCoupon: (code) =>
    `Na prvú objednávku máte zľavu: zadajte ${code} v košíku. Podmienky a platnosť nájdete tam.`,
  toShop: 'Prejsť do obchodu',
  newsletterReason: 'Tento e-mail dostávate, lebo ste sa prihlásili na newsletter a potvrdili adresu.',
  leave: 'Odhlásiť sa',
  priceDrop: (count) => ({
    subject: slovakForm(
      count,
      'Tovar, ktorý ste chceli, je lacnejší',
      `${count} tovary, ktoré ste chceli, sú lacnejšie`,
      `${count} tovarov, ktoré ste chceli, je lacnejších`,
    ),
    preview: 'Ceny sú aktuálne.',
    title: 'Z vášho zoznamu želaní, lacnejšie',
  }),
  priceDropText: 'Ceny platia v tejto chvíli a môžu sa zmeniť: správna je vždy v košíku.',
  priceBefore: (price) => `keď ste si ho uložili ${price}`,
  toWishlist: 'Otvoriť zoznam želaní',
  priceDropReason: 'Tento e-mail dostávate, lebo ste vo svojom účte požiadali o upozornenie na nižšie ceny.',
  cart: {
    subject: 'V košíku vám niečo zostalo',
    preview: 'Pripomíname to len raz.',
    title: 'Váš košík čaká',
  },
  cartText:
    'Toto ste si vybrali, s aktuálnymi cenami. Odložiť to nemôžeme: kto objedná skôr, ten to dostane.',
  toCart: 'Znova otvoriť košík',
  cartReason: 'Tento e-mail dostávate, lebo ste vo svojom účte požiadali o pripomenutie košíka. Je jediný.',
  stop: 'Tieto e-maily už nechcem',
};
