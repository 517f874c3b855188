import type { ShouldRevalidateFunction } from 'react-router';

/** Choosing a variant changes only the query: everything about the product is already there. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
