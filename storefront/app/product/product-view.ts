import type { ProductDetail, ProductVariant } from '@casamaestra/contract/catalog/product.ts';
import { writtenDay } from '@casamaestra/texts/format/day.ts';
import { energyPart } from '../catalogue/energy-class.ts';
import type { EnergyClass } from '../catalogue/energy-class.ts';
import { cardPicture, isPrice, priceSpan } from '../catalogue/card.ts';
import type { Card, CardPicture } from '../catalogue/card.ts';
import { unitPart } from '../catalogue/unit-price.ts';
import { wordsLang } from '../i18n/use-messages.ts';
import type { Arrival, DeliveryLines } from './arrival.ts';
import type { Language } from '@casamaestra/texts/languages.ts';

/** `sizes` of the main picture. */
export const galleryPictureSizes = '(min-width: 75rem) 44rem, (min-width: 48rem) 52vw, 92vw';

export interface GalleryPicture extends CardPicture {
  readonly alt: string;
}

export interface VariantView {
  readonly sku: string;
  readonly gtin?: string;
  /** Option label → value: { Colore: 'Verde', Misura: '2,5 l' }. */
  readonly options: Readonly<Record<string, string>>;
  readonly swatch?: string;
  /** Price to pay, decimal euros. */
  readonly price: number;
  readonly was?: number;
  readonly percent?: number;
  /** Last day of the reduction as shown: "5 dicembre". */
  readonly saleTo?: string;
  readonly unitPrice?: readonly [amount: number, unit: string];
  readonly stock: number;
  readonly weightKg?: number;
  /** Net content: m², l or m, as the calculator counts. */
  readonly content?: number;
  readonly pictures: readonly GalleryPicture[];
}

/** Products that go with the page's, under their title. */
export interface BelongingRow {
  readonly title: string;
  readonly cards: readonly Card[];
}

/** Everything a product page shows. Amounts in decimal euros. */
export interface ProductView {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly brand?: string;
  /** Tells it apart from another product of the same name. */
  readonly mark?: string;
  readonly intro?: string;
  /** Description, features, documents and safety as markup of the server. */
  readonly factsHtml: string;
  /** What must be said before the order. */
  readonly notes: readonly string[];
  readonly pictures: readonly GalleryPicture[];
  readonly hot: boolean;
  readonly isNew: boolean;
  readonly rating?: readonly [average: number, count: number];
  /** Never empty. */
  readonly variants: readonly VariantView[];
  /** SKU of the best seller among the variants in stock, if known. */
  readonly bestVariant?: string;
  readonly energy?: EnergyClass;
  readonly energySheet?: string;
  readonly calculator?: NonNullable<ProductDetail['calculator']>;
  readonly customMade: boolean;
  /** Seen before it is published: nothing on the page buys or keeps. */
  readonly isPreview?: boolean;
  /** Of a preview: when its sale begins by itself, in words. */
  readonly plannedFrom?: string;
  /** Delivery price and time of one piece in Italy, by the current shipping rules. */
  readonly delivery?:
    | {
        readonly usual: DeliveryLines;
        /** Variants for which it differs: expensive goods are delivered free, heavy ones differently. */
        readonly bySku: Readonly<Record<string, DeliveryLines>>;
      }
    | undefined;
  /** Only where the address of the page has a CAP. */
  readonly arrival?: Arrival;
  /** From the department to the product's category. */
  readonly path: readonly { readonly label: string; readonly category: string }[];
  /** What names of categories and options are written in, when that is not the language of the page. */
  readonly lang?: 'it';
  /** Data attributes of the layout; see product-layouts.ts. */
  readonly layout: Readonly<Record<string, string>>;
  /** Two at most: whatever is below a product must belong to it. */
  readonly rows: readonly BelongingRow[];
}

/** Reduces a product to what its page shows; the loader adds the rest. */
export function productView(
  product: ProductDetail,
  locale: Language,
): Omit<ProductView, 'rows' | 'delivery' | 'layout' | 'factsHtml' | 'notes'> {
  const reviewCount = Number(product.reviews);
  const gallery = galleryOf(product);
  const lang = wordsLang(product, locale);
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    ...(product.brand !== null && { brand: product.brand }),
    ...(product.shares_name && { mark: product.sku }),
    ...(product.short_description !== '' && { intro: product.short_description }),
    pictures: gallery,
    hot: product.is_hot,
    isNew: product.is_new,
    ...(reviewCount > 0 && { rating: [product.ratings, reviewCount] as const }),
    variants:
      product.variants.length > 0
        ? product.variants.map((variant) => variantView(variant, product.name, locale))
        : [onlyVariant(product)],
    ...(product.best_variant !== null && { bestVariant: product.best_variant }),
    ...energyPart(product),
    ...(product.energy?.sheet_url && { energySheet: product.energy.sheet_url }),
    ...(product.calculator && { calculator: product.calculator }),
    customMade: product.custom_made,
    ...(lang && { lang }),
    path: product.product_categories.map(({ nome, slug }) => ({ label: nome, category: slug })),
  };
}

/** The largest picture list with known widths. */
function galleryOf(product: ProductDetail): GalleryPicture[] {
  const lists = [
    product.large_pictures,
    product.main_pictures,
    product.gallery_pictures,
    product.small_pictures,
  ];
  const list = lists.find((pictures) => pictures[0]?.srcset !== undefined) ?? product.large_pictures;
  return list.map((picture) => ({ ...cardPicture(picture), alt: picture.alt ?? product.name }));
}

function variantView(variant: ProductVariant, name: string, locale: Language): VariantView {
  return {
    sku: variant.sku,
    ...(variant.gtin !== null && { gtin: variant.gtin }),
    options: Object.fromEntries(variant.options.map(({ label, value }) => [label, value])),
    ...(variant.swatch !== null && { swatch: variant.swatch }),
    price: isPrice(variant.sale_price) ? variant.sale_price : isPrice(variant.price) ? variant.price : 0,
    ...(isPrice(variant.reference_price) && isPrice(variant.sale_price)
      ? { was: variant.reference_price }
      : {}),
    ...(variant.discount_percent !== null &&
      variant.discount_percent > 0 && { percent: variant.discount_percent }),
    ...(variant.sale_to !== null && { saleTo: writtenDay(variant.sale_to, locale) }),
    ...unitPart(variant),
    stock: variant.stock,
    ...(variant.weight_kg !== null && { weightKg: variant.weight_kg }),
    ...(variant.content && { content: variant.content.amount }),
    pictures: variant.pictures.map((picture) => ({ ...cardPicture(picture), alt: picture.alt ?? name })),
  };
}

/** When the service lists no variants, the product is its own single variant. */
function onlyVariant(product: ProductDetail): VariantView {
  const onSale = product.is_sale && isPrice(product.price);
  return {
    sku: product.sku,
    ...(product.gtin !== null && { gtin: product.gtin }),
    options: {},
    price: priceSpan(product)[0],
    ...(onSale && { was: product.price }),
    ...(onSale && product.discount_percent !== null && { percent: product.discount_percent }),
    ...unitPart(product),
    stock: product.is_out_of_stock ? 0 : product.stock,
    pictures: [],
  };
}
