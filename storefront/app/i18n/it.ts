import { cart } from './it/cart.ts';
import { home } from './it/home.ts';
import { listing } from './it/listing.ts';
import { page } from './it/page.ts';
import { product } from './it/product.ts';
import { shell } from './it/shell.ts';

export const it = { page, shell, home, listing, product, cart };
