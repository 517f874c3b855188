/** Layouts of the product page (R33); a product may be shown in each at `/product/{layout}/{slug}`. */
export const productLayoutNames = [
  'center',
  'extended',
  'fullwidth',
  'grid',
  'left-sidebar',
  'right-sidebar',
  'sticky-both',
  'sticky-cart',
  'sticky-info',
  'transparent',
] as const;
export type ProductLayoutName = (typeof productLayoutNames)[number];

export const isProductLayout = (name: string): name is ProductLayoutName =>
  (productLayoutNames as readonly string[]).includes(name);

/** The address of a product in a layout: "/product/center/trapano-18v" for the slug "det/trapano-18v". */
export const productLayoutUrl = (layout: ProductLayoutName, slug?: string): string =>
  ['/product', layout, ...(slug === undefined ? [] : slug.replace(/^det\//, '').split('/'))]
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/');
