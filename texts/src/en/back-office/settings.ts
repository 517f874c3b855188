import { delivery } from './settings/delivery.ts';
import { mails } from './settings/mails.ts';

/** Texts of the settings. */
export const settings = {
  parts: 'Settings',
  screens: {
    delivery: 'Delivery',
    mails: 'Mails',
  },
  screenTexts: {
    delivery: 'Where the shop delivers, for how much, in how many days; try on a cart.',
    mails: 'What the shop writes, how it looks, what waits to be sent.',
    coupons: 'Discount codes, with how much they are used.',
    people: 'Who works here, with which roles and sessions.',
    activity: 'Who changed what, and when.',
    connections: 'Programs, signed messages, files for the accountant.',
  },
  active: (count: string) => `Rules that are on: ${count}`,
  delivery,
  mails,
};
