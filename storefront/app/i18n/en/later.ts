import { home } from './home.ts';
import { product } from './product.ts';

/** What only some pages need; they load it themselves. */
export const later = { home, product };
