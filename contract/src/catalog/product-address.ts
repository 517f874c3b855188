import { otherParts, pageParts } from '../pages.ts';

/** Kept free for what the shop may need itself, and names of files it has at its root. */
const reserved = [
  'account',
  'app',
  'b2c',
  'cart',
  'checkout',
  'favicon.ico',
  'favicon.svg',
  'feed',
  'feeds',
  'files',
  'newsletter',
  'private',
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
  'sitemaps',
];

/**
 * First parts of addresses that the shop uses itself: no product can have one, but for `det`, which is theirs.
 * Everything else below the root is free for products, so that a merchant keeps the addresses of a former shop.
 */
const ownParts: ReadonlySet<string> = new Set([
  ...pageParts.filter((part) => part !== 'det'),
  ...otherParts,
  ...reserved,
]);

const pattern = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9_-][a-z0-9._-]*)*$/;

/** Endings the shop gives to the data of its own pages, and files of feeds and site maps. */
const ownEnding = /\.data$|^sitemap[^/]*\.xml$/;

/** Whether an address (without leading slash) is the shop's own. */
export const isOwnAddress = (address: string): boolean =>
  ownParts.has(address.split('/', 1)[0] ?? '') || ownEnding.test(address);

/** Whether a product can be at an address: lower case, no empty or dotted parts, none of the shop's own. */
export const mayBeProductAddress = (address: string): boolean =>
  address.length <= 200 && pattern.test(address) && !isOwnAddress(address);
