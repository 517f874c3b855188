import type { QuoteTexts } from '../../service/quote-texts-shape.ts';

export const quote: QuoteTexts = {
  notSold: (name) => `“${name}” is no longer sold: remove it from the cart to go on.`,
  outOfStock: (name) => `“${name}” is out of stock: remove it from the cart to go on.`,
  stockShort: (name, left, wanted) =>
    `Only ${left} ${left === 1 ? 'piece' : 'pieces'} of “${name}” left: you had chosen ${wanted}.`,
  priceUp: (name, before, now) => `The price of “${name}” went up from ${before} to ${now}.`,
  priceDown: (name, before, now) => `Good news: the price of “${name}” went down from ${before} to ${now}.`,
  tooLarge: (most) =>
    `An online order can be up to ${most}: lower the quantities or write to us for an offer.`,
  noCountry: (country) => `We do not deliver to this country yet: ${country}.`,
  noShipping: (country) =>
    `We have no delivery of these articles to this address (${country}): write to us, we will look for a way.`,
  otherShipping: (label) =>
    `The delivery you had chosen is not available for this order: it is now “${label}”.`,
  undeliverable: (names, where) =>
    `We do not deliver ${names.length === 1 ? 'this product' : 'these products'} ${where}: “${names.join('”, “')}”.`,
  postcodeArea: (postcode) => `postcode ${postcode}`,
  inTown: (town) => `to ${town}`,
  inCountry: (country) => `to this country (${country})`,
  coupon: {
    unknown: (code) => `We do not know the code ${code}: check that it is spelt right.`,
    notYet: (code, day) => `The code ${code} is valid from ${day}: use it from that day on.`,
    expired: (code, day) => `The code ${code} expired on ${day}.`,
    minimum: (code, minimum, missing) => `The code ${code} is valid from ${minimum}: ${missing} to go.`,
    wrongProducts: (code) => `The code ${code} is not for the articles in your cart.`,
    usedUp: (code) => `The code ${code} has been used up.`,
    customerLimit: (code) => `You have already used the code ${code}: it is not valid for more orders.`,
    notCombinable: (code, kept) =>
      `The code ${code} cannot be combined with ${kept}: we kept the one that saves you most.`,
  },
  totalNow: (total) => `The total is now ${total}.`,
  shippingGone: 'The chosen delivery is no longer available for this order.',
  changed: 'Something changed since you last looked: check and confirm again. Nothing was ordered.',
};
