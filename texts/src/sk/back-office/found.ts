import type { BackOfficeTexts } from '../../it/back-office.ts';
import { head } from '../pages/head.ts';

export const found: BackOfficeTexts['found'] = {
  title: 'Vo vyhľadávačoch',
  metaTitle: 'Titulok',
  metaTitleHint: (count, most) =>
    `Znakov s názvom obchodu: ${count}; nad ${most} sa odreže. Prázdny: názov a značka.`,
  metaDescription: 'Popis',
  metaDescriptionHint: (count, most) =>
    `Znakov: ${count}; nad ${most} sa odreže. Prázdny: názov a krátky opis.`,
  address: 'Adresa stránky',
  addressHint: 'Malé písmená, číslice, pomlčky a lomky.',
  addressMoved: (before) => `Kto otvorí /${before}, dostane sa sem sám.`,
  preview: 'Náhľad výsledku',
  /** What the shop says of a product without short description. */
  describe: head.describeProduct,
};
