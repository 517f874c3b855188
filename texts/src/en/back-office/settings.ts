import { delivery } from './settings/delivery.ts';
import { mails } from './settings/mails.ts';
import { company } from './settings/company.ts';
import { vat } from './settings/vat.ts';
import { guards } from './settings/guards.ts';
import { health } from './settings/health.ts';

/** Texts of the settings. */
export const settings = {
  parts: 'Settings',
  screens: {
    delivery: 'Delivery',
    mails: 'Mails',
    health: 'Jobs and health',
    vat: 'VAT',
    company: 'Company',
    guards: 'Limits',
  },
  screenTexts: {
    delivery: 'Where the shop delivers, for how much, in how many days; try on a cart.',
    mails: 'What the shop writes, how it looks, what waits to be sent.',
    health: 'Whether everything answers, what waits, how background jobs do.',
    vat: 'The rates, where they are used, and another one from a day to come.',
    company: 'Who sells, contacts, hours, account of transfers, countries of delivery.',
    guards: 'What one person does alone, and from where a second one is needed.',
    carriers: 'What each carrier takes, and how its file is written.',
    coupons: 'Discount codes, with how much they are used.',
    people: 'Who works here, with which roles and sessions.',
    activity: 'Who changed what, and when.',
    connections: 'Programs, signed messages, files for the accountant.',
  },
  active: (count: string) => `Rules that are on: ${count}`,
  delivery,
  mails,
  company,
  vat,
  health,
  guards,
};
