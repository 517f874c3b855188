import { account } from './it/account.ts';
import { cart } from './it/cart.ts';
import { checkout } from './it/checkout.ts';
import { core } from './it/core.ts';
import { head } from './it/head.ts';
import { home } from './it/home.ts';
import { listing } from './it/listing.ts';
import { orders } from './it/orders.ts';
import { payment } from './it/payment.ts';
import { pickup } from './it/pickup.ts';
import { product } from './it/product.ts';
import { reviews } from './it/reviews.ts';
import { shell } from './it/shell.ts';
import { withdrawal } from './it/withdrawal.ts';

export const it = {
  ...core,
  account,
  cart,
  checkout,
  head,
  home,
  listing,
  orders,
  payment,
  pickup,
  product,
  reviews,
  shell,
  withdrawal,
};
