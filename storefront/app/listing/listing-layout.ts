import { listingLayouts } from '@casamaestra/contract/listing-places.ts';
import type { ListingLayout, ListingPlace } from '@casamaestra/contract/listing-places.ts';

/** What makes a layout of the listing: all of them are one page and this table (decision 0052). */
export interface LayoutVariant {
  /** Beside the results, in a drawer at every width, in a row of menus, or in a board above the results. */
  readonly filters: 'left' | 'right' | 'drawer' | 'row' | 'board';
  /** What the shopper sees who has not chosen grid or list. */
  readonly view: 'grid' | 'list';
  readonly header: 'plain' | 'picture' | 'slider';
  /** Numbered pages, or only the link that adds the next products; endless follows it by itself. */
  readonly paging: 'numbers' | 'more' | 'endless';
  /** Products in a row on a wide screen, when the layout says so. */
  readonly columns?: 2 | 3 | 4 | 5 | 6;
}

const plain: LayoutVariant = { filters: 'left', view: 'grid', header: 'plain', paging: 'numbers' };

const variants: Readonly<Record<ListingLayout, LayoutVariant>> = {
  grid: { ...plain, columns: 4 },
  'grid/2cols': { ...plain, columns: 2 },
  'grid/3cols': { ...plain, columns: 3 },
  'grid/4cols': { ...plain, columns: 4 },
  'grid/5cols': { ...plain, filters: 'drawer', columns: 5 },
  'grid/6cols': { ...plain, filters: 'drawer', columns: 6 },
  'boxed-image': { ...plain, header: 'picture' },
  'boxed-slider': { ...plain, header: 'slider' },
  'horizontal-filter-1': { ...plain, filters: 'row' },
  'horizontal-filter-2': { ...plain, filters: 'board' },
  'infinite-scroll': { ...plain, paging: 'endless' },
  list: { ...plain, view: 'list' },
  'off-canvas': { ...plain, filters: 'drawer', paging: 'more' },
  'right-sidebar': { ...plain, filters: 'right' },
};

/** Links to the same listing with another number of columns. */
export const columnLayouts = listingLayouts.filter((name) => name.startsWith('grid/'));

export const isLayout = (place: string): place is ListingLayout => Object.hasOwn(variants, place);

/** The layout of a page: that of its address, else the one the shop chose for the category, else the plain one. */
export const layoutOf = (place: ListingPlace, chosen: string | undefined): LayoutVariant => {
  if (isLayout(place)) return variants[place];
  return chosen !== undefined && isLayout(chosen) ? variants[chosen] : plain;
};

/** The layout as words for the style sheet: "filters-left header-plain columns-4". */
export const layoutWords = ({ filters, header, paging, columns }: LayoutVariant): string =>
  [
    `filters-${filters}`,
    `header-${header}`,
    `paging-${paging}`,
    ...(columns ? [`columns-${columns}`] : []),
  ].join(' ');
