import type { Messages } from '../messages.ts';

export const card: Messages['card'] = {
  hot: 'Hot',
  isNew: 'New',
  sale: (percent) => `−${percent}%`,
  onSale: 'Sale',
  now: 'Price',
  was: 'Lowest price of the last 30 days',
  from: (amount) => `from ${amount}`,
  lowest30: (amount) => `Lowest price of the last 30 days: ${amount}`,
  perUnit: (amount, unit) => `${amount}/${unit === 'pz' ? 'pc' : unit}`,
  energy: (energyClass, scale) => `Energy class ${energyClass}, scale ${scale.replace('-', ' to ')}`,
  energyLabel: 'Energy label',
  rating: (value, count) => `${value} out of 5, ${count === 1 ? '1 review' : `${count} reviews`}`,
  colours: (count) => (count === 1 ? '1 colour' : `${count} colours`),
  variants: (count) => `${count} variants`,
  wish: (name) => `Wishlist: ${name}`,
  addNamed: (name) => `Add to cart: ${name}`,
  lastPieces: (count) => (count === 1 ? 'Last piece' : `Last ${count} pieces`),
  soldOut: 'Out of stock',
  fewer: 'Fewer',
  moreOf: 'More',
};
