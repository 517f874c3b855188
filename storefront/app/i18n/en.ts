import { account } from './en/account.ts';
import { cart } from './en/cart.ts';
import { checkout } from './en/checkout.ts';
import { core } from './en/core.ts';
import { head } from './en/head.ts';
import { home } from './en/home.ts';
import { orders } from './en/orders.ts';
import { payment } from './en/payment.ts';
import { product } from './en/product.ts';
import { reviews } from './en/reviews.ts';
import type { Messages } from './messages.ts';

export const en: Messages = {
  ...core,
  account,
  cart,
  checkout,
  head,
  home,
  orders,
  payment,
  product,
  reviews,
};
