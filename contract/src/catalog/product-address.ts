import { otherParts, pageParts } from '../pages.ts';

/** Reserved for later pages of the shop, and names of files at its root. */
const reserved = [
  'account',
  'app',
  'b2c',
  'cart',
  'checkout',
  'favicon.ico',
  'favicon.svg',
  'feed',
  'files',
  'newsletter',
  'private',
  'robots.txt',
  'llms.txt',
  'site.webmanifest',
];

/**
 * First path segments used by the shop itself: no product slug may begin with them, except with `det`. All
 * others are free, so that a merchant can keep the URLs of a former shop.
 */
const ownParts: ReadonlySet<string> = new Set([
  ...pageParts.filter((part) => part !== 'det'),
  ...otherParts,
  ...reserved,
]);

const pattern = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9_-][a-z0-9._-]*)*$/;

/** Endings of the shop's own data requests, pages as text, feeds and site maps. */
const ownEnding = /\.data$|\.md$|^sitemap[^/]*\.xml$/;

/** Whether a path (without leading slash) is the shop's own. */
export const isOwnAddress = (address: string): boolean =>
  ownParts.has(address.split('/', 1)[0] ?? '') || ownEnding.test(address);

/** Whether a path is allowed as a slug: lower case, no empty or dot segments, not one of the shop's own. */
export const mayBeProductAddress = (address: string): boolean =>
  address.length <= 200 && pattern.test(address) && !isOwnAddress(address);
