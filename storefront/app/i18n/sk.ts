import type { Messages } from './messages.ts';
import { cart } from './sk/cart.ts';
import { home } from './sk/home.ts';
import { listing } from './sk/listing.ts';
import { page } from './sk/page.ts';
import { product } from './sk/product.ts';
import { shell } from './sk/shell.ts';

export const sk: Messages = { page, shell, home, listing, product, cart };
