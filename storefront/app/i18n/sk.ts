import { account } from './sk/account.ts';
import { cart } from './sk/cart.ts';
import { checkout } from './sk/checkout.ts';
import { core } from './sk/core.ts';
import { head } from './sk/head.ts';
import { home } from './sk/home.ts';
import { listing } from './sk/listing.ts';
import { orders } from './sk/orders.ts';
import { payment } from './sk/payment.ts';
import { pickup } from './sk/pickup.ts';
import { product } from './sk/product.ts';
import { reviews } from './sk/reviews.ts';
import { shell } from './sk/shell.ts';
import { withdrawal } from './sk/withdrawal.ts';
import type { Messages } from './messages.ts';

export const sk: Messages = {
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
