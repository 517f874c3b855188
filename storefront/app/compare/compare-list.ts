/**
 * Cookie of the variants a browser compares: read by the server too, so that comparing works without scripts. Where the
 * shop is asked by https, no other host of the domain can set it (RFC 6265bis, __Host-).
 */
const cookieName = (secure: boolean): string => (secure ? '__Host-compare' : 'compare');
const inCookies = /(?:^|;\s*)(?:__Host-)?compare=([^;]*)/;
/** Products side by side at most. */
export const compareMax = 4;
const keptDays = 30;
const longestSku = 80;
/** An address may name more than fit; what follows is noise. */
const namedMax = 24;

const sound = (sku: string): boolean => sku !== '' && sku.length <= longestSku && !/\p{Cc}/u.test(sku);

const cleaned = (skus: readonly string[], most: number): string[] =>
  [...new Set(skus.map((sku) => sku.trim()).filter(sound))].slice(0, most);

/** The SKUs of an address: "A1,B2". */
export const skusInAddress = (text: string | null): string[] => cleaned((text ?? '').split(','), namedMax);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/** The SKUs kept in a browser, from a Cookie header or `document.cookie`; what cannot be read is left out. */
export function keptSkus(cookies: string | null): string[] {
  const value = inCookies.exec(cookies ?? '')?.[1] ?? '';
  return cleaned(value.split('|').map(decoded), compareMax);
}

/** The cookie that keeps these SKUs, or removes those kept. `secure` where the shop is asked by https. */
export function compareCookieOf(skus: readonly string[], secure: boolean): string {
  const value = skus.map(encodeURIComponent).join('|');
  const seconds = skus.length === 0 ? 0 : keptDays * 86_400;
  return `${cookieName(secure)}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
