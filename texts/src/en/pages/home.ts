import type { home as italian } from '../../it/pages/home.ts';

export const home: typeof italian = {
  slides: 'In the spotlight',
  slide: (position, count) => `${position} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  promises: 'What you can expect from us',
  categories: 'Where would you like to start?',
  allProducts: 'All products',
  banners: 'Right now',
  featured: 'Featured',
  featuredText: 'What the homes we serve ask for most.',
  latest: 'Just arrived',
  latestText: 'New in our warehouse.',
  departments: 'Departments',
  brands: 'The brands we keep',
  blog: 'From our notebook',
  blogText: 'Practical advice from people who do the work.',
  readTime: (minutes) => `${minutes} min read`,
  seeAll: 'See all',
};
