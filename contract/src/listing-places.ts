/** Layouts of the listing: the path after /shop/ that shows it so (decision 0052). */
export const listingLayouts = [
  'grid',
  'grid/2cols',
  'grid/3cols',
  'grid/4cols',
  'grid/5cols',
  'grid/6cols',
  'boxed-image',
  'boxed-slider',
  'horizontal-filter-1',
  'horizontal-filter-2',
  'infinite-scroll',
  'list',
  'off-canvas',
  'right-sidebar',
] as const;
export type ListingLayout = (typeof listingLayouts)[number];

/** Listings of their own beside the categories: the newest products, and those on sale. */
export const listingCollections = ['novita', 'offerte'] as const;
export type ListingCollection = (typeof listingCollections)[number];

/** What follows /shop/ in the address of a listing; empty: the plain listing. */
export type ListingPlace = ListingLayout | ListingCollection | '';

const places: ReadonlySet<string> = /* @__PURE__ */ new Set(['', ...listingLayouts, ...listingCollections]);

/** The place of a path below /shop, with or without a slash at its end; undefined when there is none. */
export function listingPlace(path: string): ListingPlace | undefined {
  const place = path.replace(/^\/shop(\/|$)/, '').replace(/\/$/, '');
  return places.has(place) ? (place as ListingPlace) : undefined;
}
