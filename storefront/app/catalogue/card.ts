import type { Product } from '@casamaestra/contract/catalog/product.ts';
import { variantMeant } from '@casamaestra/contract/catalog/variant-meant.ts';
import { inWebp } from '@casamaestra/ui/picture-copies.ts';
import { energyPart } from './energy-class.ts';
import type { EnergyClass } from './energy-class.ts';
import { otherColour } from './other-colour.ts';
import { unitPart } from './unit-price.ts';

export interface CardPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Left out where the copies are those of `avif` under another ending, '' for none: a list would send them twice. */
  readonly webp?: string;
  readonly avif?: string;
  /** The point that stays in view where it is cropped. */
  readonly focus?: string;
}

/** What a product card shows: only this is sent to the browser. Amounts in decimal euros. */
export interface Card {
  readonly id: number;
  /** SKU for the wishlist unless `variant` is shown: the first variant in stock. */
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly brand?: string;
  /** Size and what else tells it from its like: "120 × 60 cm · rovere". */
  readonly facts?: string;
  /** Only where the listing shows it. */
  readonly intro?: string;
  readonly picture?: CardPicture;
  /** The colour the picture shows, where the card is that of another. */
  readonly shows?: string;
  /** Another view, shown under the pointer. */
  readonly second?: string;
  /** The variant that fits the chosen filters: the card shows it and leads to it. */
  readonly variant?: string;
  /** Lowest and highest price to pay across variants. */
  readonly price: readonly [number, number];
  /** The compare-at price and the reduction in whole percent. */
  readonly was?: number;
  readonly percent?: number;
  /** The cheapest variant is the reduced one: `was` is its compare-at price. */
  readonly from?: true;
  readonly unitPrice?: readonly [number, string];
  readonly energy?: EnergyClass;
  /** Delivery price, only when it is not the usual one. */
  readonly delivery?: string;
  readonly rating?: readonly [average: number, count: number];
  readonly hot?: true;
  readonly isNew?: true;
  readonly stock: number;
  /** The first colours: "#rrggbb", the SKU of a variant that has it, what it is called. */
  readonly swatches?: readonly (readonly [colour: string, sku: string, name: string])[];
  readonly colours?: number;
  /** Number of variants, when the shopper has to choose one. */
  readonly variants?: number;
  /** What the document shows of it, where it is read from there: it is taken over as it stands. */
  readonly markup?: string;
}

/** `sizes` of a card's picture. */
export const cardPictureSizes = '(min-width: 75rem) 17rem, (min-width: 48rem) 30vw, 44vw';
const swatchesShown = 5;
/** Means "no price" in the Frappe API; it is never shown (P07). */
export const priceSentinel = 99999;

/** Whether an amount may be shown as a price. */
export const isPrice = (amount: number | null | undefined): amount is number =>
  typeof amount === 'number' && Number.isFinite(amount) && amount > 0 && amount !== priceSentinel;

/** Values by the code of a feature: what a shopper filters by. */
export type ChosenOptions = Readonly<Record<string, readonly string[]>>;

/**
 * Reduces a product to its card; `withIntro` for listings that show a sentence. Where the searched `term` is the SKU of
 * a variant the card is that variant's, with chosen filters that of the first variant in stock that fits them: its
 * picture, and a link to it.
 */
export function cardOf(product: Product, withIntro = false, chosen: ChosenOptions = {}, term = ''): Card {
  const fitting = variantMeant(term, product.variants) ?? fittingVariant(product, chosen);
  const [first, second] = product.small_pictures.map(cardPicture);
  const own = fitting?.picture;
  const shows = fitting && own === undefined ? otherColour(product.variants, fitting) : undefined;
  const picture = own
    ? { src: own, width: 480, height: 480 }
    : (first ?? product.main_pictures.map(cardPicture)[0]);
  const swatches = coloursOf(product);
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
    ...(second && !own && { second: second.src }),
    ...(fitting && { variant: fitting.sku }),
    ...(shows !== undefined && { shows }),
    price: priceSpan(product),
    ...(product.is_sale &&
    isPrice(product.price) &&
    product.discount_percent !== null &&
    product.discount_percent > 0
      ? { was: product.price, percent: product.discount_percent }
      : {}),
    ...(cheapestIsReduced(product) && { from: true as const }),
    ...unitPart(product),
    ...energyPart(product),
    ...(reviewCount > 0 && { rating: [product.ratings, reviewCount] as const }),
    ...(product.is_hot && { hot: true as const }),
    ...(product.is_new && { isNew: true as const }),
    stock: product.is_out_of_stock ? 0 : product.stock,
    ...(swatches.length > 1 && { swatches: swatches.slice(0, swatchesShown), colours: swatches.length }),
    ...(!single && { variants: product.variants.length }),
  };
}

/** The first variant, one in stock if possible, whose options are among the chosen; none when nothing is chosen of them. */
function fittingVariant(
  { variants }: Product,
  chosen: ChosenOptions,
): Product['variants'][number] | undefined {
  const codes = Object.keys(chosen);
  if (codes.length === 0 || variants.length < 2) return undefined;
  const optionOf = (variant: Product['variants'][number], code: string) =>
    variant.options.find(({ label }) => optionCode(label) === code)?.value;
  const asked = codes.filter((code) => variants.some((variant) => optionOf(variant, code) !== undefined));
  if (asked.length === 0) return undefined;
  const fitting = variants.filter((variant) =>
    asked.every((code) => {
      const value = optionOf(variant, code)?.toLowerCase();
      return value !== undefined && chosen[code]?.some((one) => one.toLowerCase() === value) === true;
    }),
  );
  return fitting.find(({ stock }) => stock > 0) ?? fitting[0];
}

/** Code of the feature that an option is: "Colore placca" → "colore_placca". */
export const optionCode = (label: string): string =>
  label
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');

/** The colours of the variants, each once, with a variant that has it, one in stock if possible. */
function coloursOf({ variants }: Product): (readonly [colour: string, sku: string, name: string])[] {
  const known = new Map<string, Product['variants'][number]>();
  for (const variant of variants) {
    const { swatch, stock } = variant;
    if (swatch === null) continue;
    const before = known.get(swatch);
    if (before === undefined || (before.stock === 0 && stock > 0)) known.set(swatch, variant);
  }
  return [...known].map(([colour, { sku, options }]) => [colour, sku, options?.[0]?.value ?? ''] as const);
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

type Copies = { srcset?: string | undefined; srcset_avif?: string | undefined };

function ownWebp({ srcset, srcset_avif: avif }: Copies): Pick<CardPicture, 'webp'> {
  if (avif === undefined) return srcset === undefined ? {} : { webp: srcset };
  return srcset === inWebp(avif) ? {} : { webp: srcset ?? '' };
}

/** A picture of the contract for the card; its sizes are strings. */
export function cardPicture(picture: {
  url: string;
  width: string;
  height: string;
  srcset?: string | undefined;
  srcset_avif?: string | undefined;
  focus?: string | undefined;
}): CardPicture {
  return {
    src: picture.url,
    width: Number(picture.width) || 600,
    height: Number(picture.height) || 600,
    ...ownWebp(picture),
    ...(picture.srcset_avif !== undefined && { avif: picture.srcset_avif }),
    ...(picture.focus !== undefined && { focus: picture.focus }),
  };
}
