/** Texts every page needs before hydration, in one script. */
export { card } from './card.ts';
export { page } from './page.ts';
