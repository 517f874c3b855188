import type { Messages } from '../../it/pages.ts';

export const head: Messages['head'] = {
  resultsFor: (term) => `Results for “${term}”`,
  pageTitle: (title, page) => (page > 1 ? `${title} – page ${page}` : title),
  describeListing: (title, count) =>
    `${title}: ${count} to compare by price, size and availability. Returns within 14 days.`,
  describePage: (title, shop) => `${title}: what ${shop} tells you about it, in plain words.`,
  refusedTitle: 'We cannot read this search',
  wishlistTitle: 'Your wishlist',
  wishlistText: 'Log in to see your wishlist.',
  collections: {
    novita: {
      title: 'New in',
      intro: 'The latest arrivals for home and DIY: something new every week, the newest first.',
    },
    offerte: {
      title: 'Offers',
      intro:
        'Everything on sale, the biggest reduction first. The price crossed out is the lowest of the 30 days before.',
    },
  },
  categoryMissing: 'Category not found',
  pageMissing: 'Page not found',
  startingUp: 'The shop is opening: try again in a few seconds.',
  previewOver: 'This preview link is over: make a new one on the product’s screen in the back office.',
  describeProduct: (name, brand, shop) =>
    `${name}${brand === '' ? '' : ` by ${brand}`}: price, size and availability at ${shop}.`,
};
