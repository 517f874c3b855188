import type { BackOfficeTexts } from '../../it/back-office.ts';

export const together: BackOfficeTexts['together'] = {
  here: (who) => `Toto má otvorené aj ${who}.`,
  changing: (who, fields) => `${who} práve mení: ${fields}. Počkajte alebo pracujte na inom.`,
  left: (at) => `Toto ste napísali a neuložili (${at}).`,
  discard: 'Zahodiť',
};
