/**
 * The query of an address that a gateway sent the browser to; null for any other visit. What is in it the service reads:
 * a gateway says who it is, or is the older page of Axerve with `a` and `b`.
 */
export function gatewayReturnFrom(search: string): string | null {
  const names = new Set([...new URLSearchParams(search).keys()].map((name) => name.toLowerCase()));
  const isReturn = names.has('gateway') || (names.has('a') && names.has('b'));
  return isReturn ? search.slice(0, 2000) : null;
}

/** The token of the order an address opens; null when it names none. */
export const orderTokenFrom = (search: string): string | null => new URLSearchParams(search).get('order');
