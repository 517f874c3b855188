/**
 * Where a request comes from according to the browser: a page of the shop, another site, no page (typed
 * address, bookmark), or unknown, as for programs. Pages of other sites cannot set these headers (Fetch
 * Metadata, RFC 6454), programs can: the check keeps out other sites, not programs that imitate a browser.
 */
export type CallSource = 'own-page' | 'other-site' | 'nowhere' | 'unsaid';

/** `header` returns the first value by lower-case name; `ownHosts` are the hosts of the shop. */
export function callSource(
  header: (name: string) => string | undefined,
  ownHosts: readonly string[],
): CallSource {
  const site = header('sec-fetch-site');
  if (site === 'same-origin') return 'own-page';
  if (site !== undefined) return site === 'none' ? 'nowhere' : 'other-site';
  const origin = header('origin');
  if (origin === undefined) return 'unsaid';
  return isOfHosts(origin, ownHosts) ? 'own-page' : 'other-site';
}

/** Whether a URL (an origin or referrer) is on one of these hosts, port included. */
export const isOfHosts = (address: string, hosts: readonly string[]): boolean =>
  URL.canParse(address) && hosts.includes(new URL(address).host);
