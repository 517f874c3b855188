import { delivery } from './settings/delivery.ts';
import { mails } from './settings/mails.ts';
import { company } from './settings/company.ts';
import { vat } from './settings/vat.ts';
import { guards } from './settings/guards.ts';
import { health } from './settings/health.ts';

/** Texts of the settings. */
export const settings = {
  parts: 'Nastavenia',
  screens: {
    delivery: 'Doručenie',
    mails: 'Maily',
    health: 'Práce a zdravie',
    vat: 'DPH',
    company: 'Spoločnosť',
    guards: 'Limity',
  },
  screenTexts: {
    delivery: 'Kam sa doručuje, za koľko a za koľko dní; skúška na košíku.',
    mails: 'Čo obchod píše, ako to vyzerá, čo čaká na odoslanie.',
    health: 'Či všetko odpovedá, čo čaká a ako idú práce na pozadí.',
    vat: 'Sadzby, kde sa používajú, a nová odo dňa, ktorý príde.',
    company: 'Kto predáva, kontakty, hodiny, účet prevodov, krajiny doručenia.',
    guards: 'Čo robí jedna osoba sama a odkedy treba druhú.',
    carriers: 'Čo ktorý dopravca berie a ako sa píše jeho súbor.',
    coupons: 'Zľavové kódy a ako sa používajú.',
    people: 'Kto tu pracuje, s akými rolami a prístupmi.',
    activity: 'Kto čo zmenil a kedy.',
    connections: 'Programy, podpísané správy, súbory pre účtovníctvo.',
  },
  active: (count: string) => `Zapnutých pravidiel: ${count}`,
  delivery,
  mails,
  company,
  vat,
  health,
  guards,
};
