import { card } from './card.ts';
import { page } from './page.ts';

/** What every page needs before it comes to life. */
export const core = { page, card };
