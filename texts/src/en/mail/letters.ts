import type { LetterTexts } from '../../it/mail/letters.ts';

export const letters: LetterTexts = {
  confirm: (shop) => ({
    subject: `Confirm your subscription to the newsletter of ${shop}`,
    preview: 'One click is missing; otherwise we write no more.',
    title: 'Do you want the newsletter?',
  }),
  confirmText:
    'Hello, somebody asked for the newsletter for this address. If it was you, confirm within three days.',
  confirmButton: 'Yes, subscribe me',
  confirmReason:
    'You receive this e-mail because somebody typed this address to subscribe it to the newsletter.',
  welcome: (shop) => ({
    subject: `Welcome to the newsletter of ${shop}`,
    preview: 'Subscription confirmed.',
    title: 'Thank you, you are in',
  }),
  welcomeText:
    'Your subscription is confirmed: we will write now and then, when there is something worth it.',
  welcomeCoupon: (code) =>
    `There is a discount for your first order: type ${code} in the cart. Terms and end date are shown there.`,
  toShop: 'Go to the shop',
  newsletterReason:
    'You receive this e-mail because you subscribed to the newsletter and confirmed your address.',
  leave: 'Unsubscribe',
  priceDrop: (count) => ({
    subject: count === 1 ? 'An article you wanted costs less' : `${count} articles you wanted cost less`,
    preview: 'Prices are those of now.',
    title: 'From your wishlist, for less',
  }),
  priceDropText: 'Prices are those of this moment and may change: the right one is always in the cart.',
  priceBefore: (price) => `when you saved it ${price}`,
  toWishlist: 'Open the wishlist',
  priceDropReason: 'You receive this e-mail because in your account you asked to know when prices fall.',
  cart: {
    subject: 'You left something in the cart',
    preview: 'We remind you only once.',
    title: 'Your cart is waiting',
  },
  cartText:
    'This is what you had chosen, at the prices of now. We cannot put it aside: whoever orders first gets it.',
  toCart: 'Open the cart again',
  cartReason:
    'You receive this e-mail because in your account you asked to be reminded of the cart. It is only one.',
  stop: 'I want no more of these e-mails',
};
