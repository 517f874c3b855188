import { account } from './pages/account.ts';
import { arrival } from './pages/arrival.ts';
import { blog } from './pages/blog.ts';
import { card } from './pages/card.ts';
import { cart } from './pages/cart.ts';
import { checkout } from './pages/checkout.ts';
import { compare } from './pages/compare.ts';
import { contact } from './pages/contact.ts';
import { facts } from './pages/facts.ts';
import { forms } from './pages/forms.ts';
import { gallery } from './pages/gallery.ts';
import { head } from './pages/head.ts';
import { home } from './pages/home.ts';
import { layouts } from './pages/layouts.ts';
import { listing } from './pages/listing.ts';
import { listingServer } from './pages/listing-server.ts';
import { newsletter } from './pages/newsletter.ts';
import { notice } from './pages/notice.ts';
import { orders } from './pages/orders.ts';
import { page } from './pages/page.ts';
import { payment } from './pages/payment.ts';
import { pickup } from './pages/pickup.ts';
import { product } from './pages/product.ts';
import { questions } from './pages/questions.ts';
import { quick } from './pages/quick.ts';
import { reviews } from './pages/reviews.ts';
import { rows } from './pages/rows.ts';
import { seen } from './pages/seen.ts';
import { shell } from './pages/shell.ts';
import { withdrawal } from './pages/withdrawal.ts';
import type { Messages } from '../it/pages.ts';

export const pages: Messages = {
  account,
  arrival,
  blog,
  card,
  cart,
  checkout,
  compare,
  contact,
  facts,
  forms,
  gallery,
  head,
  home,
  layouts,
  listing,
  newsletter,
  notice,
  listingServer,
  orders,
  page,
  payment,
  pickup,
  product,
  questions,
  quick,
  reviews,
  rows,
  seen,
  shell,
  withdrawal,
};
