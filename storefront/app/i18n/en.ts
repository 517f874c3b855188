import type { Messages } from './messages.ts';
import { cart } from './en/cart.ts';
import { home } from './en/home.ts';
import { listing } from './en/listing.ts';
import { page } from './en/page.ts';
import { product } from './en/product.ts';
import { shell } from './en/shell.ts';

export const en: Messages = { page, shell, home, listing, product, cart };
