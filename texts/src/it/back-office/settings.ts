import { delivery } from './settings/delivery.ts';
import { mails } from './settings/mails.ts';

/** Texts of the settings. */
export const settings = {
  parts: 'Impostazioni',
  screens: {
    delivery: 'Consegna',
    mails: 'Mail',
  },
  screenTexts: {
    delivery: 'Dove si consegna, quanto costa, in quanti giorni; prova su un carrello.',
    mails: 'Che cosa scrive il negozio, come si vede, che cosa aspetta di partire.',
    coupons: 'Codici sconto, con quanto sono usati.',
    people: 'Chi lavora qui, con quali ruoli e accessi.',
    activity: 'Chi ha cambiato che cosa, e quando.',
    connections: 'Programmi, messaggi firmati, file per la contabilità.',
  },
  active: (count: string) => `Regole attive: ${count}`,
  delivery,
  mails,
};
