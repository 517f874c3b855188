import { head } from '../pages/head.ts';

/** Texts of what a product is for search engines. */
export const found = {
  title: 'Nei motori di ricerca',
  metaTitle: 'Titolo',
  metaTitleHint: (count: string, most: string) =>
    `${count} caratteri con il nome del negozio: oltre ${most} viene tagliato. Vuoto: nome e marca.`,
  metaDescription: 'Descrizione',
  metaDescriptionHint: (count: string, most: string) =>
    `${count} caratteri: oltre ${most} viene tagliata. Vuota: nome e descrizione breve.`,
  address: 'Indirizzo della pagina',
  addressHint: 'Lettere minuscole, cifre, trattini e barre.',
  addressMoved: (before: string) => `Chi apre /${before} arriverà qui da solo.`,
  preview: 'Anteprima del risultato',
  /** What the shop says of a product without short description. */
  describe: head.describeProduct,
};
