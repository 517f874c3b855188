import type { Messages } from '../../it/pages.ts';

export const quick: Messages['quick'] = {
  open: 'Rýchly náhľad',
  openNamed: (name) => `Rýchly náhľad: ${name}`,
  toPage: 'Zobraziť všetky podrobnosti',
  close: 'Zavrieť',
  loading: 'Okamih.',
  failed: 'Produkt neodpovedá: otvorte jeho stránku.',
};
