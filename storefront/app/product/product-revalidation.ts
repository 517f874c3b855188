import type { ShouldRevalidate } from '../router/route-modules.ts';

/** Choosing a variant changes only the query: all data of the product is already loaded. */
export const shouldRevalidate: ShouldRevalidate = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
