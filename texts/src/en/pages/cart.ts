import type { Messages } from '../../it/pages.ts';

export const cart: Messages['cart'] = {
  title: 'Cart',
  empty: 'No products in the cart.',
  emptyText: 'What you choose shows up here. Start from the catalogue.',
  start: 'Discover the products',
  loading: 'Reading your cart…',
  withoutScript: 'The cart lives in your browser: it needs JavaScript. Turn it on and reload the page.',
  each: (amount) => `${amount} each`,
  otherColour: 'The picture shows another colour.',
  lineTotal: 'Line total',
  quantityOf: (name) => `Quantity of ${name}`,
  allPieces: (count) =>
    count === 1 ? 'This is the last piece.' : `These are all ${count} available pieces.`,
  remove: 'Remove',
  removeNamed: (name) => `Remove from cart: ${name}`,
  removed: (name) => `${name}: removed from the cart.`,
  undo: 'Undo',
  clear: 'Empty the cart',
  cleared: 'You emptied the cart.',
  summary: 'Summary',
  freeShippingMissing: (amount) => `You are ${amount} away from free shipping.`,
  freeShippingReached: 'Shipping is free!',
  freeShippingProgress: 'Towards free shipping',
  keepShopping: 'Continue shopping',
  checking: 'Checking prices and availability…',
  checkFailed: 'We could not check the prices: try again soon.',
  priceChanged: (before, after) => `The price has changed: from ${before} to ${after}.`,
  soldOut: 'It is out of stock now: remove it to go on.',
  fewLeft: (count) => `Only ${count} left: we have lowered the quantity.`,
  gone: 'It is no longer on sale: remove it to go on.',
  noticeTitle: 'Something has changed since you filled the cart',
  addedByLink: (count) =>
    count === 0
      ? 'These products cannot be bought at the moment.'
      : count === 1
        ? 'One product was put into the cart.'
        : `${count} products were put into the cart.`,
};
