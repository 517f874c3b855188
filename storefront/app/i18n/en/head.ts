import type { Messages } from '../messages.ts';

export const head: Messages['head'] = {
  resultsFor: (term) => `Results for “${term}”`,
  pageTitle: (title, page) => (page > 1 ? `${title} – page ${page}` : title),
  describeListing: (title, count) =>
    `${title}: ${count} to compare by price, size and availability. Free shipping from €79, returns within 14 days.`,
  refusedTitle: 'We cannot read this search',
  wishlistTitle: 'Your wishlist',
  wishlistText: 'Log in to see your wishlist.',
  categoryMissing: 'Category not found',
  pageMissing: 'Page not found',
  startingUp: 'The shop is opening: try again in a few seconds.',
  describeProduct: (name, brand) =>
    `${name}${brand === '' ? '' : ` by ${brand}`}: price, size and availability at Casamaestra.`,
};
