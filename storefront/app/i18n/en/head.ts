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
  openingSoon: {
    checkout: {
      title: 'The checkout is not open yet',
      text: 'Your cart stays saved on this device: you will find it when the checkout opens.',
    },
    accounts: {
      title: 'Accounts open soon',
      text: 'No need to register for now: browse the catalogue and fill your cart, which stays saved on this device.',
    },
  },
  startingUp: 'The shop is opening: try again in a few seconds.',
  describeProduct: (name, brand) =>
    `${name}${brand === '' ? '' : ` by ${brand}`}: price, size and availability at Casamaestra.`,
};
