import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { Product } from '@casamaestra/contract/catalog/product.ts';
import type { UnitPrice } from '@casamaestra/rules/pricing/unit-price.ts';
import { categoryLineage } from '../attribute-schema/attribute-schema.ts';
import type { AttributeSchema } from '../attribute-schema/attribute-schema.ts';
import { settingOf } from '../attribute-schema/category-setting.ts';
import { keyFeatures } from './key-features.ts';
import { nearestWidth, pictureUrl, presentPicture } from '../../media/picture-url.ts';
import type { StoredPicture } from '../../media/picture-url.ts';
import { excerpt, plainText } from '../product/plain-text.ts';
import { totalStock } from '../product/product-pricing.ts';
import type { ProductPricing, VariantPricing } from '../product/product-pricing.ts';
import type { ProductRecord } from '../product/product-record.ts';
import { energyBesidePrice } from '../product/energy.ts';

const CARD_DESCRIPTION = 160;
/** Widest copy a card ever needs: two columns on a 3x phone. */
const CARD_PICTURE_WIDTH = 640;

/** Nominal widths of the Frappe API's four picture lists. */
export const pictureWidthsByList = { large: 1000, main: 800, gallery: 350, small: 150 } as const;

const unitPriceOf = ({ amountCents, unit }: UnitPrice) => ({ amount: eurosFromCents(amountCents), unit });

export const presentUnitPrice = (unitPrice: UnitPrice | null) =>
  unitPrice === null ? null : unitPriceOf(unitPrice);

/**
 * `price` and `sale_price` of the contract: the compare-at price and the price to pay, or the price and
 * null.
 */
export function displayPair(pricing: VariantPricing) {
  const amount = eurosFromCents(pricing.now.amountCents);
  return pricing.referenceCents === null
    ? { price: amount, sale_price: null }
    : { price: eurosFromCents(pricing.referenceCents), sale_price: amount };
}

export function presentListVariant(pricing: VariantPricing): Product['variants'][number] {
  const { variant } = pricing;
  const [own] = variant.pictures;
  return {
    sku: variant.sku,
    ...displayPair(pricing),
    options: variant.options.map(([label, value]) => ({ label, value })),
    swatch: variant.swatch,
    ...(own !== undefined && { picture: pictureUrl(own.hash, nearestWidth(own.width, CARD_PICTURE_WIDTH)) }),
    ...(pricing.unitPrice !== null && { unit_price: unitPriceOf(pricing.unitPrice) }),
    stock: variant.stock,
  };
}

/** Pictures of the product; without any, those of its variants. */
export function productPictures(product: ProductRecord): readonly StoredPicture[] {
  if (product.pictures.length > 0) return product.pictures;
  return product.variants.flatMap((variant) => variant.pictures);
}

/** A picture with one address and size, for lists that do not use responsive pictures. */
function plainPicture(picture: StoredPicture, wantedWidth: number) {
  const width = nearestWidth(picture.width, wantedWidth);
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  return { url: pictureUrl(picture.hash, width), width: String(width), height: String(height) };
}

/** A card shows the first picture, and the second one under the pointer; the product page shows all. */
function cardPictures(product: ProductRecord) {
  const pictures = productPictures(product).slice(0, 1);
  const plain = (width: number) => pictures.map((picture) => plainPicture(picture, width));
  return {
    large_pictures: plain(pictureWidthsByList.large),
    main_pictures: plain(pictureWidthsByList.main),
    gallery_pictures: plain(pictureWidthsByList.gallery),
    small_pictures: productPictures(product)
      .slice(0, 2)
      .map((picture) => presentPicture(picture, pictureWidthsByList.small, CARD_PICTURE_WIDTH)),
  };
}

/** Prices of a card as the contract names them, in decimal euros, VAT included. */
export function presentPrices(pricing: ProductPricing) {
  const { defaultVariant, range } = pricing;
  const amount = eurosFromCents(defaultVariant.now.amountCents);
  const pair = displayPair(defaultVariant);
  return {
    is_sale: pair.sale_price !== null,
    gross_price: pair.price,
    net_price: amount,
    promo_price: pair.sale_price,
    ...pair,
    min_price: eurosFromCents(range.minCents),
    max_price: eurosFromCents(range.maxCents),
    discount_percent: defaultVariant.percent,
    unit_price: presentUnitPrice(defaultVariant.unitPrice),
  };
}

/** What the line under the name of a card says, by category. */
export type CardLines = ReadonlyMap<string, { readonly card_line: readonly string[] }>;

function presentKeyFeatures(product: ProductRecord, attributes: AttributeSchema, lines?: CardLines) {
  const category = attributes.categories.get(product.categoryId) ?? null;
  const line = settingOf(category, lines, ({ card_line }) =>
    card_line.length === 0 ? undefined : card_line,
  );
  const found = line && keyFeatures(line, product, attributes.features);
  return found && found.length > 0 ? { key_features: found } : {};
}

/** A product card as listings return it; its line of features only with `lines`. */
export function presentCard(
  product: ProductRecord,
  pricing: ProductPricing,
  attributes: AttributeSchema,
  lines?: CardLines,
): Product {
  const stock = totalStock(product);
  const category = attributes.categories.get(product.categoryId);
  const group = (level: number) => product.groups[level] ?? category?.labels[level] ?? null;
  return {
    id: product.id,
    sku: pricing.defaultVariant.variant.sku,
    name: product.name,
    slug: product.slug,
    description:
      product.shortDescription ?? excerpt(plainText(product.descriptionHtml ?? ''), CARD_DESCRIPTION),
    short_description: product.shortDescription ?? '',
    brand: product.brand,
    gtin: pricing.defaultVariant.variant.gtin,
    family_code: product.familyCode,
    group_1: group(0),
    group_2: group(1),
    group_3: group(2),
    group_4: group(3),
    group_5: group(4),
    product_categories: (category === undefined ? [] : categoryLineage(category)).map((step) => ({
      nome: step.label,
      slug: step.url,
      parent: step.parent?.url ?? null,
    })),
    stock,
    is_out_of_stock: stock === 0,
    is_hot: product.isHot,
    is_new: product.isNew,
    ...presentPrices(pricing),
    energy_class: null,
    ...energyBesidePrice(product.energy),
    ...presentKeyFeatures(product, attributes, lines),
    ...cardPictures(product),
    ratings: product.ratingAverage ?? 0,
    reviews: String(product.ratingCount),
    sale_count: product.sold,
    variants: pricing.variants.length > 1 ? pricing.variants.map(presentListVariant) : [],
  };
}
