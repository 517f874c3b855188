import { delivery } from './settings/delivery.ts';
import { mails } from './settings/mails.ts';
import { company } from './settings/company.ts';
import { vat } from './settings/vat.ts';
import { guards } from './settings/guards.ts';
import { health } from './settings/health.ts';

/** Texts of the settings. */
export const settings = {
  parts: 'Impostazioni',
  screens: {
    delivery: 'Consegna',
    mails: 'Mail',
    health: 'Lavori e salute',
    vat: 'IVA',
    company: 'Azienda',
    guards: 'Limiti',
  },
  screenTexts: {
    delivery: 'Dove si consegna, quanto costa, in quanti giorni; prova su un carrello.',
    mails: 'Che cosa scrive il negozio, come si vede, che cosa aspetta di partire.',
    health: 'Se tutto risponde, che cosa aspetta, come vanno i lavori in sottofondo.',
    vat: 'Le aliquote, dove si usano, e una nuova da un giorno che viene.',
    company: 'Chi vende, contatti, orari, conto dei bonifici, Paesi di consegna.',
    guards: 'Che cosa una persona fa da sola, e da dove serve una seconda.',
    carriers: 'Che cosa prende ogni corriere, e com’è scritto il suo file.',
    coupons: 'Codici sconto, con quanto sono usati.',
    people: 'Chi lavora qui, con quali ruoli e accessi.',
    activity: 'Chi ha cambiato che cosa, e quando.',
    connections: 'Programmi, messaggi firmati, file per la contabilità.',
  },
  active: (count: string) => `Regole attive: ${count}`,
  delivery,
  mails,
  company,
  vat,
  health,
  guards,
};
