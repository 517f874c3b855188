import type { ProductLayoutName } from '@casamaestra/contract/product-layouts.ts';

/** How a product page is laid out: each column is a data attribute that the style sheets read. */
export interface ProductLayout {
  /**
   * Form of the gallery. strip: one picture at a time; side, side-end: the same with thumbnails beside it; peek: neighbours
   * are seen; band: as wide as the page; mosaic: two columns; stack: one below the other; bleed: up to the edge of
   * the screen.
   */
  readonly gallery: 'strip' | 'side' | 'side-end' | 'peek' | 'band' | 'mosaic' | 'stack' | 'bleed';
  /**
   * Columns and their order. split: gallery, offer; one: everything in the middle, title first; below: offer below
   * the gallery; wide: no margin; cards: sections in frames; three: title, gallery, offer.
   */
  readonly columns: 'split' | 'one' | 'below' | 'wide' | 'cards' | 'three';
  /** What stays in sight while scrolling: the title with the offer, the bar with price and button, or both. */
  readonly sticky: 'none' | 'info' | 'cart' | 'both';
  /** Where related products stand: below the page or in a sidebar. */
  readonly side: 'none' | 'left' | 'right';
  /** The header of the shop: above the picture or over it. */
  readonly head: 'above' | 'over';
}

const standard: ProductLayout = {
  gallery: 'strip',
  columns: 'split',
  sticky: 'none',
  side: 'none',
  head: 'above',
};

/** R33: one product page, ten layouts, and `standard` where the shop chooses none. */
export const productLayouts: Readonly<Record<ProductLayoutName | 'standard', ProductLayout>> = {
  standard,
  center: { ...standard, gallery: 'peek', columns: 'one' },
  extended: { ...standard, gallery: 'band', columns: 'below' },
  fullwidth: { ...standard, gallery: 'bleed', columns: 'wide' },
  grid: { ...standard, gallery: 'mosaic', columns: 'cards' },
  'left-sidebar': { ...standard, gallery: 'side', side: 'left' },
  'right-sidebar': { ...standard, gallery: 'side-end', side: 'right' },
  'sticky-both': { ...standard, gallery: 'stack', columns: 'three', sticky: 'both' },
  'sticky-cart': { ...standard, sticky: 'cart' },
  'sticky-info': { ...standard, gallery: 'stack', sticky: 'info' },
  transparent: { ...standard, gallery: 'bleed', columns: 'below', head: 'over' },
};

/** The columns of a layout as data attributes of the page; what is as in `standard` is left out. */
export function layoutAttributes(name: ProductLayoutName | 'standard'): Readonly<Record<string, string>> {
  const columns = Object.entries(productLayouts[name]);
  const own = columns.filter(([column, value]) =>
    Object.entries(standard).every(([c, v]) => c !== column || v !== value),
  );
  return Object.fromEntries(
    [['layout', name], ...own].map(([column, value]) => [`data-${column}`, String(value)]),
  );
}
