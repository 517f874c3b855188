import type { BackOfficeTexts } from '../../it/back-office.ts';

export const together: BackOfficeTexts['together'] = {
  here: (who) => `Toto má otvorené aj ${who}.`,
  changing: (who, fields) => `${who} práve mení: ${fields}. Počkajte alebo pracujte na inom.`,
  left: (at) => `Toto ste napísali a neuložili (${at}).`,
  discard: 'Zahodiť',
  unsaved: (count, sections) =>
    count === 1 ? `Neuložená 1 časť: ${sections}` : `Neuložené časti (${count}): ${sections}`,
  saveAll: 'Uložiť všetko',
  discardAll: 'Zrušiť zmeny',
  discardTitle: 'Zrušiť zmeny?',
  discardText: (sections) => `Vráti sa to, čo ste zmenili v: ${sections}.`,
  discardNow: 'Áno, zrušiť všetko',
  goOn: 'Zostať tu',
  leaveTitle: 'Odísť bez uloženia?',
  leaveText: (sections) => `Ešte ste neuložili: ${sections}.`,
  saveAndLeave: 'Uložiť a odísť',
  leave: 'Odísť bez uloženia',
};
