import type { ShouldRevalidateFunction } from 'react-router';

/** Choosing a variant changes only the query: all data of the product is already loaded. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
