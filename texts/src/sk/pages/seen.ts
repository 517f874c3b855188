import type { Messages } from '../../it/pages.ts';

export const seen: Messages['seen'] = {
  title: 'Naposledy prezerané',
  clear: 'Vymazať',
  forYou: 'Pre teba',
  forYouWhy: 'Vybrané podľa produktov prezeraných na tomto zariadení. Neuchovávame ich.',
  cleared: 'Naposledy prezerané produkty sú zabudnuté.',
};
