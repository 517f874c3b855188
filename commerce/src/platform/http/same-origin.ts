/**
 * Where a browser says that a call comes from: a page of the shop, another site, nowhere (typed, a bookmark), or it
 * says nothing, as programs do. No page of another site can set these headers (Fetch Metadata, RFC 6454); a program
 * can, so this keeps other sites out, not whoever forges a browser.
 */
export type CallSource = 'own-page' | 'other-site' | 'nowhere' | 'unsaid';

/** `header` gives the first value by lower-case name; `ownHosts` are those the shop is served from. */
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

/** Whether an address (an origin, a referrer) is of one of these hosts, their ports among them. */
export const isOfHosts = (address: string, hosts: readonly string[]): boolean =>
  URL.canParse(address) && hosts.includes(new URL(address).host);
