import type { Messages } from '../../it/pages.ts';

export const gallery: Messages['gallery'] = {
  title: 'Zväčšené obrázky',
  pictureOf: (index, count) => `Obrázok ${index} z ${count}`,
  previous: 'Predchádzajúci obrázok',
  next: 'Nasledujúci obrázok',
  larger: 'Priblížiť',
  smaller: 'Oddialiť',
  close: 'Zavrieť',
};
