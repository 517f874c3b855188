import type { home as italian } from '../../it/pages/home.ts';

export const home: typeof italian = {
  slides: 'V popredí',
  slide: (position, count) => `${position} z ${count}`,
  previous: 'Predchádzajúca',
  next: 'Nasledujúca',
  promises: 'Čo od nás môžete čakať',
  categories: 'Kde chcete začať?',
  allProducts: 'Všetky produkty',
  banners: 'Práve teraz',
  featured: 'Odporúčame',
  featuredText: 'Čo si domácnosti žiadajú najviac.',
  latest: 'Novinky',
  latestText: 'Čo práve prišlo do skladu.',
  departments: 'Oddelenia',
  brands: 'Značky v našej ponuke',
  blog: 'Z nášho zápisníka',
  blogText: 'Praktické rady od ľudí, ktorí to robia.',
  readTime: (minutes) => `${minutes} min čítania`,
  seeAll: 'Zobraziť všetko',
};
