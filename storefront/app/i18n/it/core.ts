import { card } from './card.ts';
import { listing } from './listing.ts';
import { page } from './page.ts';
import { shell } from './shell.ts';

/** What every page needs before it comes to life. */
export const core = { page, shell, listing, card };
