import { delivery } from './settings/delivery.ts';
import { mails } from './settings/mails.ts';

/** Texts of the settings. */
export const settings = {
  parts: 'Nastavenia',
  screens: {
    delivery: 'Doručenie',
    mails: 'Maily',
  },
  screenTexts: {
    delivery: 'Kam sa doručuje, za koľko a za koľko dní; skúška na košíku.',
    mails: 'Čo obchod píše, ako to vyzerá, čo čaká na odoslanie.',
    coupons: 'Zľavové kódy a ako sa používajú.',
    people: 'Kto tu pracuje, s akými rolami a prístupmi.',
    activity: 'Kto čo zmenil a kedy.',
    connections: 'Programy, podpísané správy, súbory pre účtovníctvo.',
  },
  active: (count: string) => `Zapnutých pravidiel: ${count}`,
  delivery,
  mails,
};
