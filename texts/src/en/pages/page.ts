import type { Messages } from '../../it/pages.ts';

export const page: Messages['page'] = {
  skipToContent: 'Skip to content',
  home: 'Home',
  breadcrumbs: 'Breadcrumbs',
  close: 'Close',
  toHome: 'Back to home',
  toShop: 'Go to the shop',
  offline: 'You seem to be offline. Try again when the connection is back.',
  problemTitle: 'An unexpected error occurred. Please try again.',
  problemText: 'We could not show you this page. Your cart is safe.',
  retry: 'Try again',
  methodTitle: 'This page does not take data',
  methodText: 'Open it by its address or from the shop: nothing is lost.',
  notFoundTitle: 'This page could not be found',
  notFoundText: 'The address may have changed or may be mistyped.',
  popular: 'Most visited categories',
  alsoLike: 'You may also like',
  yes: 'Yes',
  no: 'No',
  cartCount: (count) => (count === 1 ? '1 item in the cart' : `${count} items in the cart`),
  toCheckout: 'Checkout',
};
