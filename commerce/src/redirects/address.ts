/** Parameters that campaigns add: an address is the same with and without them. */
const campaign = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_\w+|ref)$/;
const LONGEST = 1_000;

export interface WrittenAddress {
  /** Lower case, decoded, without a slash at its end; "/" for the home page. */
  readonly path: string;
  /** Sorted, with "?"; empty without parameters. */
  readonly query: string;
  /** Only of an absolute address. */
  readonly host: string | null;
}

/** Reads "/path?query" or an absolute http address; null for anything else. */
export function readAddress(text: string): WrittenAddress | null {
  const isAbsolute = /^https?:\/\//i.test(text);
  if ((!isAbsolute && !/^\/(?![/\\])/.test(text)) || text.length > LONGEST || /[\p{Cc}\s\\]/u.test(text))
    return null;
  if (!URL.canParse(text, 'http://shop.invalid')) return null;
  const url = new URL(text, 'http://shop.invalid');
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !campaign.test(name)));
  query.sort();
  const path = decoded(url.pathname);
  if (path === null) return null;
  return {
    path: path.toLowerCase().replace(/(?<=.)\/+$/, ''),
    query: query.size === 0 ? '' : `?${query}`,
    host: isAbsolute ? url.host : null,
  };
}

function decoded(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}

/** How the table writes an address that somebody may ask for. */
export const keyOf = ({ path, query }: WrittenAddress): string => path + query;

/** An address to lead to, as it is sent: its letters and order of parameters stay, the shop's own host goes. */
export function targetOf(text: string): string {
  const url = new URL(text, 'http://shop.invalid');
  return url.pathname + url.search + url.hash;
}
