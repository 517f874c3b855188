/**
 * The query of a callback URL; null for any other visit. The service parses it: the gateway's name is in it,
 * or `a` and `b` of Axerve's older page.
 */
export function gatewayReturnFrom(search: string): string | null {
  const names = new Set([...new URLSearchParams(search).keys()].map((name) => name.toLowerCase()));
  const isReturn = names.has('gateway') || (names.has('a') && names.has('b'));
  return isReturn ? search.slice(0, 2000) : null;
}

/** The order token in a URL; null when there is none. */
export const orderTokenFrom = (search: string): string | null => new URLSearchParams(search).get('order');
