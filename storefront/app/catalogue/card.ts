import type { Product } from '@casamaestra/contract/catalog/product.ts';

export interface CardPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly webp?: string;
  readonly avif?: string;
}

/** What a product card shows: only this is sent to the browser. Amounts in decimal euros. */
export interface Card {
  readonly id: number;
  /** SKU for the wishlist: the first variant in stock. */
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly brand?: string;
  /** Only where the listing shows it. */
  readonly intro?: string;
  readonly picture?: CardPicture;
  /** Lowest and highest price to pay across variants. */
  readonly price: readonly [number, number];
  /** The compare-at price and the reduction in whole percent. */
  readonly was?: number;
  readonly percent?: number;
  /** The cheapest variant is the reduced one: `was` is its compare-at price. */
  readonly from?: true;
  readonly unitPrice?: readonly [number, string];
  readonly energy?: string;
  /** Delivery price, only when it is not the usual one. */
  readonly delivery?: string;
  readonly rating?: readonly [average: number, count: number];
  readonly hot?: true;
  readonly isNew?: true;
  readonly stock: number;
  /** The first colours, as "#rrggbb". */
  readonly swatches?: readonly string[];
  readonly colours?: number;
  /** Number of variants, when the shopper has to choose one. */
  readonly variants?: number;
}

/** `sizes` of a card's picture. */
export const cardPictureSizes = '(min-width: 75rem) 17rem, (min-width: 48rem) 30vw, 46vw';
const swatchesShown = 5;
/** Means "no price" in the Frappe API; it is never shown (P07). */
export const priceSentinel = 99999;

/** Whether an amount may be shown as a price. */
export const isPrice = (amount: number | null | undefined): amount is number =>
  typeof amount === 'number' && Number.isFinite(amount) && amount > 0 && amount !== priceSentinel;

/** Reduces a product to its card; `withIntro` for listings that show a sentence. */
export function cardOf(product: Product, withIntro = false): Card {
  const picture = [...product.small_pictures, ...product.main_pictures].map(cardPicture)[0];
  const swatches = [
    ...new Set(product.variants.flatMap((variant) => (variant.swatch === null ? [] : [variant.swatch]))),
  ];
  const reviewCount = Number(product.reviews);
  const single = product.variants.length <= 1;
  return {
    id: product.id,
    sku: (product.variants.find(({ stock }) => stock > 0) ?? product.variants[0])?.sku ?? product.sku,
    name: product.name,
    slug: product.slug,
    ...(product.brand !== null && { brand: product.brand }),
    ...(withIntro && product.short_description !== '' && { intro: product.short_description }),
    ...(picture && { picture }),
    price: priceSpan(product),
    ...(product.is_sale &&
    isPrice(product.price) &&
    product.discount_percent !== null &&
    product.discount_percent > 0
      ? { was: product.price, percent: product.discount_percent }
      : {}),
    ...(cheapestIsReduced(product) && { from: true as const }),
    ...(product.unit_price && { unitPrice: [product.unit_price.amount, product.unit_price.unit] as const }),
    ...(product.energy_class !== null && { energy: product.energy_class }),
    ...(reviewCount > 0 && { rating: [product.ratings, reviewCount] as const }),
    ...(product.is_hot && { hot: true as const }),
    ...(product.is_new && { isNew: true as const }),
    stock: product.is_out_of_stock ? 0 : product.stock,
    ...(swatches.length > 1 && { swatches: swatches.slice(0, swatchesShown), colours: swatches.length }),
    ...(!single && { variants: product.variants.length }),
  };
}

/** Whether the reduction shown for a product with several prices is that of its cheapest variant. */
const cheapestIsReduced = ({ is_sale, min_price, max_price, promo_price }: Product): boolean =>
  is_sale && min_price < max_price && promo_price === min_price;

/**
 * Lowest and highest price to pay (P07): the promotion price if on sale, else the sale price, else the list
 * price; over the variants when the product itself has none.
 */
export function priceSpan(
  product: Pick<
    Product,
    'min_price' | 'max_price' | 'is_sale' | 'promo_price' | 'sale_price' | 'price' | 'variants'
  >,
): [number, number] {
  if (isPrice(product.min_price) && isPrice(product.max_price)) return [product.min_price, product.max_price];
  const own =
    product.is_sale && isPrice(product.promo_price)
      ? product.promo_price
      : isPrice(product.sale_price)
        ? product.sale_price
        : product.price;
  if (isPrice(own)) return [own, own];
  const amounts = product.variants.map((variant) => variant.sale_price ?? variant.price).filter(isPrice);
  return amounts.length === 0 ? [0, 0] : [Math.min(...amounts), Math.max(...amounts)];
}

/** A picture of the contract for the card; its sizes are strings. */
export function cardPicture(picture: {
  url: string;
  width: string;
  height: string;
  srcset?: string | undefined;
  srcset_avif?: string | undefined;
}): CardPicture {
  return {
    src: picture.url,
    width: Number(picture.width) || 600,
    height: Number(picture.height) || 600,
    ...(picture.srcset !== undefined && { webp: picture.srcset }),
    ...(picture.srcset_avif !== undefined && { avif: picture.srcset_avif }),
  };
}
