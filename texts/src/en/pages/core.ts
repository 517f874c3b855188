/** What every page needs before it comes to life, in one script. */
export { card } from './card.ts';
export { page } from './page.ts';
