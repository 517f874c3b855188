import { createHash } from 'node:crypto';
import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import { NO_PRICE_CENTS } from '@casamaestra/rules/pricing/price-range.ts';
import { columns } from '../import/reading/columns.ts';
import { nearestWidth, pictureUrl } from '../../media/picture-url.ts';
import { excerpt, plainText } from '../product/plain-text.ts';
import type { ExportProduct, ExportVariant } from './export.queries.ts';
import { xmlElement } from './merchant-element.ts';
import { deliveryElements, energyElements, type FeedDelivery, feedGtin } from './merchant-attributes.ts';
import { identifiers, unitPricing } from './merchant-attributes.ts';
import { payCents, priceElements } from './merchant-price.ts';
import { areDistinct, type VariantAttributes, variantAttributes } from './merchant-variant.ts';

export interface FeedSettings {
  /** Public address of the shop, without a trailing slash. */
  readonly site: string;
  readonly delivery: FeedDelivery | null;
  /** The moment at which prices are taken, in epoch milliseconds. */
  readonly now: number;
}

/** Maximum lengths in the Merchant specification, in characters. */
const longest = { id: 50, title: 150, description: 5_000, brand: 70, productType: 750 } as const;
const picturesMax = 11;

/** The code itself, or a shortened one that is the same in every export. */
function feedId(code: string): string {
  if (code.length <= longest.id) return code;
  return `${code.slice(0, 41)}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}`;
}

const within = (text: string, max: number) => (text.length <= max ? text : excerpt(text, max - 1));

function titleOf({ name }: ExportProduct, variant: ExportVariant, isOneOfMany: boolean): string {
  if (!isOneOfMany) return within(name, longest.title);
  const options = variant.options.map(([label, value]) =>
    /\p{L}/u.test(value) ? value : `${label} ${value}`,
  );
  return within([name, ...options].join(', '), longest.title);
}

/** The description as plain text, else the short description, else the name. */
function descriptionOf(product: ExportProduct): string {
  const long = plainText(product.description_html ?? '');
  const text = long === '' ? (product.short_description ?? '') : long;
  return within(text === '' ? product.name : text, longest.description);
}

function pictureLinks(product: ExportProduct, variant: ExportVariant, site: string): string[] {
  const own = [...variant.pictures, ...product.pictures];
  const pictures = own.length > 0 ? own : product.variants.flatMap((each) => each.pictures);
  const unlike = [...new Map(pictures.map((picture) => [picture.hash, picture])).values()];
  return unlike.slice(0, picturesMax).map(({ hash, width }, place) => {
    const link = `${site}${pictureUrl(hash, nearestWidth(width, 1_280))}`;
    return xmlElement(place === 0 ? 'g:image_link' : 'g:additional_image_link', link);
  });
}

const encodedPath = (slug: string) => slug.split('/').map(encodeURIComponent).join('/');

interface Item {
  readonly product: ExportProduct;
  readonly variant: ExportVariant;
  readonly attributes: VariantAttributes;
  readonly isOneOfMany: boolean;
  /** The variants of the product form one group of the feed. */
  readonly isGrouped: boolean;
}

/** The elements of an item that Google reads. */
function googleElements(item: Item, title: string, settings: FeedSettings): string[] {
  const { product, variant, isOneOfMany, isGrouped } = item;
  const { site, delivery, now } = settings;
  const address = `${site}/${encodedPath(product.slug)}`;
  return [
    xmlElement('g:id', feedId(variant.sku)),
    ...(isGrouped ? [xmlElement('g:item_group_id', feedId(product.code))] : []),
    xmlElement('g:title', title),
    xmlElement('g:description', descriptionOf(product)),
    xmlElement('g:link', isOneOfMany ? `${address}?sku=${encodeURIComponent(variant.sku)}` : address),
    ...(isOneOfMany ? [xmlElement('g:canonical_link', address)] : []),
    ...pictureLinks(product, variant, site),
    xmlElement('g:product_type', within(product.category.join(' > '), longest.productType)),
    xmlElement('g:availability', variant.stock > 0 ? 'in_stock' : 'out_of_stock'),
    xmlElement('g:condition', 'new'),
    ...priceElements(variant, now),
    ...unitPricing(variant),
    ...(product.brand === null ? [] : [xmlElement('g:brand', within(product.brand, longest.brand))]),
    ...identifiers(product, variant),
    ...Object.entries(item.attributes).map(([name, text]) => xmlElement(`g:${name}`, text)),
    ...energyElements(product),
    ...deliveryElements(product, variant, payCents(variant, now), delivery),
  ];
}

/** Columns that Google's own elements of this item hold without loss. */
function carriedColumns({ product, variant, isGrouped }: Item, title: string): ReadonlyMap<string, string> {
  return new Map([
    ['sku', feedId(variant.sku)],
    ['code', isGrouped ? feedId(product.code) : feedId(variant.sku)],
    ['name', title],
    ['brand', within(product.brand ?? '', longest.brand)],
    ['gtin', feedGtin(variant) ?? ''],
  ]);
}

/** Variants that have no price are not on the product page, so not in the feed either. */
const hasPrice = (variant: ExportVariant, now: number) => {
  const amount = payCents(variant, now);
  return amount > 0 && amount !== NO_PRICE_CENTS;
};

/** What Google reads of a product: the elements of each variant on its page, one of which may be sold. */
function itemsOf(product: ExportProduct, settings: FeedSettings) {
  const sold = product.variants.filter((variant) => hasPrice(variant, settings.now));
  const attributes = variantAttributes(product, sold);
  const isOneOfMany = sold.length > 1;
  const isGrouped = isOneOfMany && areDistinct(attributes);
  return sold.map((variant, at) => {
    const item = { product, variant, attributes: attributes[at] ?? {}, isOneOfMany, isGrouped };
    const title = titleOf(product, variant, isOneOfMany);
    return { item, title, elements: googleElements(item, title, settings) };
  });
}

/** An item of elements. */
export const itemXml = (elements: readonly string[]) => `<item>\n${elements.join('\n')}\n</item>\n`;

/** The elements of each item of a feed that strangers may read: nothing but what pages show. */
export const publicElements = (product: ExportProduct, settings: FeedSettings): readonly string[][] =>
  itemsOf(product, settings).map(({ elements }) => elements);

/**
 * A product as the <item>s of a Google Merchant feed, one per variant: prices, texts and links as on its
 * page. What Google has no element for is written in the shop's own XML namespace, which Google ignores, so
 * that the feed can be imported again without loss.
 * @param lines cells of each variant in the order of `columns`
 */
export function merchantItems(
  product: ExportProduct,
  row: ProductRowInput,
  lines: readonly (readonly string[])[],
  settings: FeedSettings,
): string {
  return itemsOf(product, settings)
    .map(({ item, title, elements }) => {
      const carried = carriedColumns(item, title);
      const cells = lines[row.variants.findIndex(({ sku }) => sku === item.variant.sku)] ?? [];
      const ours = columns.flatMap(({ name }, place) => {
        const cell = cells[place] ?? '';
        return cell === '' || carried.get(name) === cell ? [] : [xmlElement(`c:${name}`, cell)];
      });
      return itemXml([...elements, ...ours]);
    })
    .join('');
}
