/**
 * Tags of what a page shows: pages with one of them are dropped when it changes, here and in caches in front of the
 * shop. They hold neither spaces nor commas, which separate them.
 */
export const productTag = (id: number): string => `product-${id}`;

/** On every page with a list of products that is not fixed. */
export const listingTag = 'listing';

/** On those whose products may come from any category: results of a search, home. */
export const wideListingTag = 'listing-wide';

/** On the list of one category; `url` as listing calls name it. */
export const categoryTag = (url: string): string => `category-${encodeURIComponent(url)}`;

/** Tags of a list of products: of one category, or of any. */
export const listingTags = (categoryUrl?: string): readonly string[] => [
  listingTag,
  categoryUrl === undefined ? wideListingTag : categoryTag(categoryUrl),
];

/** On every page: header, footer and texts. */
export const contentTag = 'content';
