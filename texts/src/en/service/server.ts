import type { ServerTexts } from '../../it/service/server.ts';

export const server: ServerTexts = {
  home: 'Back to home',
  refused: {
    address_unclear: 'Address not valid',
    address_too_long: 'Address too long',
    request_too_large: 'Too large',
    method_not_allowed: 'Method not allowed',
    request_of_other_site: 'Request from another site',
  },
  /** Too many uploads at the moment. */
  busy: 'One moment',
  pageMissing: {
    title: 'Page not found',
    text: 'There is no such page. Go back to the shop and search for what you need.',
  },
  pageFailed: {
    title: 'An error occurred while showing the error page',
    text: 'Please try again in a moment. Your cart is safe.',
  },
  /** Pages in the frame beside an editor of contents that are not shown. */
  preview: {
    over: {
      title: 'The preview has expired',
      text: 'This preview is no longer valid: go back to the back office and press “Refresh the preview”. If you have signed out, sign in again.',
    },
    outside: {
      title: 'The preview opens in the back office',
      text: 'This address shows a draft, only to whoever writes it and only beside the text. Open it from the back office, in Contents.',
    },
    shut: {
      title: 'The preview ends here',
      text: 'Cart, checkout and account are no part of the preview: nothing is bought and nothing is sent here.',
    },
  },
  offline: {
    title: 'You are offline',
    text: 'There is no connection. Here is what this browser has kept; the page loads again by itself once the network is back.',
    again: 'Try again',
    cart: 'Your cart',
    pages: 'The last pages you saw',
  },
  opening: {
    title: 'We are opening',
    text: 'The shop is tidying its shelves: this page reloads by itself in a few seconds.',
    plain: 'The shop is opening.',
  },
  /** What assistants read: llms.txt, products and categories as Markdown. */
  assistants: {
    howToRead:
      'Every product is also there as Markdown: add “.md” to the address of its page; departments are read the same way, at the addresses below. Prices are in euros, VAT included; the page is what counts.',
    departments: 'Departments',
    more: 'More',
    allPages: 'All pages',
    contact: 'Contact and opening hours',
    prices: 'Prices and availability',
    before: (was) => `lowest price of the 30 days before: ${was}`,
    inStock: 'in stock',
    outOfStock: 'out of stock',
    rating: (stars, reviews) => `Rating: ${stars} of 5 (reviews: ${reviews})`,
    features: 'Features',
    description: 'Description',
    page: 'Page',
    goods: (count) => (count === 1 ? 'one product' : `${count} products`),
    pageOf: (page, pages) => `page ${page} of ${pages}`,
    nextPage: 'Next page',
    from: (price) => `from ${price}`,
  },
  files: {
    missing: 'File not found',
    onlyRead: 'Files are read with GET.',
    documentMissing: 'Document not found',
    pictureMissing: 'Picture not found',
    pictureAddress: 'Picture address not valid',
  },
};
