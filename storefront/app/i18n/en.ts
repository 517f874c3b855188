import { account } from './en/account.ts';
import { cart } from './en/cart.ts';
import { checkout } from './en/checkout.ts';
import { core } from './en/core.ts';
import { head } from './en/head.ts';
import { home } from './en/home.ts';
import { listing } from './en/listing.ts';
import { orders } from './en/orders.ts';
import { payment } from './en/payment.ts';
import { pickup } from './en/pickup.ts';
import { product } from './en/product.ts';
import { reviews } from './en/reviews.ts';
import { shell } from './en/shell.ts';
import { withdrawal } from './en/withdrawal.ts';
import type { Messages } from './messages.ts';

export const en: Messages = {
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
