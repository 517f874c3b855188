import { elementTexts, xmlElement } from '../../catalog/export/merchant-element.ts';
import { itemXml } from '../../catalog/export/merchant-item.ts';
import { csvLine } from '../../catalog/export/export-catalogue.usecase.ts';

/** The item of a feed: the elements that Google reads, from which the others are written. */
type Elements = readonly string[];
type Texts = ReadonlyMap<string, readonly string[]>;

export interface FeedFormat {
  readonly contentType: string;
  beginning(shop: { readonly name: string; readonly site: string }): string;
  item(elements: Elements): string;
  readonly end: string;
}

const first = (texts: Texts, name: string): string => texts.get(name)?.[0] ?? '';

const xml = 'application/xml; charset=utf-8';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const google: FeedFormat = {
  contentType: xml,
  beginning: ({ name, site }) =>
    `${declaration}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${[
      xmlElement('title', name),
      xmlElement('link', site),
      xmlElement('description', name),
    ].join('\n')}\n`,
  item: itemXml,
  end: '</channel>\n</rss>\n',
};

/** "19.90 EUR" → "19.90" */
const amount = (text: string): string => text.replace(/ EUR$/, '');

/** Whether the sale price of an item holds now: it may be announced for later. */
function isOnSale(texts: Texts): boolean {
  const [from = ''] = first(texts, 'sale_price_effective_date').split('/');
  return texts.has('sale_price') && (from === '' || Date.parse(from) <= Date.now());
}

/** What is paid now, and before a reduction. */
function prices(texts: Texts): { readonly now: string; readonly before: string } {
  const listed = amount(first(texts, 'price'));
  return isOnSale(texts)
    ? { now: amount(first(texts, 'sale_price')), before: listed }
    : { now: listed, before: '' };
}

const isInStock = (texts: Texts): boolean => first(texts, 'availability') === 'in_stock';

const DESCRIPTION_MAX = 255;

/** Trovaprezzi (7Pixel): <Products> of <Offer>s, prices with VAT, one address, picture and delivery price each. */
const trovaprezzi: FeedFormat = {
  contentType: xml,
  beginning: () => `${declaration}<Products>\n`,
  item(elements) {
    const texts = elementTexts(elements);
    const { now, before } = prices(texts);
    const pictures = texts.get('additional_image_link') ?? [];
    const columns: readonly (readonly [string, string])[] = [
      ['Name', first(texts, 'title')],
      ['Brand', first(texts, 'brand')],
      ['Description', first(texts, 'description').slice(0, DESCRIPTION_MAX)],
      ['OriginalPrice', before],
      ['Price', now],
      ['Code', first(texts, 'id')],
      ['Link', first(texts, 'link')],
      ['Stock', isInStock(texts) ? 'Disponibile' : 'Non disponibile'],
      ['Categories', first(texts, 'product_type').replaceAll(' > ', ';')],
      ['Image', first(texts, 'image_link')],
      ['ShippingCost', amount(first(texts, 'shipping/price'))],
      ['PartNumber', first(texts, 'mpn')],
      ['EanCode', first(texts, 'gtin')],
      ['Weight', first(texts, 'shipping_weight').replace(/ kg$/, '')],
      ['Image2', pictures[0] ?? ''],
      ['Image3', pictures[1] ?? ''],
    ];
    const told = columns.filter(([, text]) => text !== '');
    return `<Offer>${told.map(([name, text]) => xmlElement(name, text)).join('')}</Offer>\n`;
  },
  end: '</Products>\n',
};

/** Columns of Meta's catalogue, each from the element of the same name unless it is written differently. */
const metaColumns: readonly (readonly [name: string, of?: (texts: Texts) => string])[] = [
  ['id'],
  ['title'],
  ['description'],
  ['availability', (texts) => (isInStock(texts) ? 'in stock' : 'out of stock')],
  ['condition'],
  ['price'],
  ['link'],
  ['image_link'],
  ['brand'],
  ['sale_price'],
  ['sale_price_effective_date'],
  ['item_group_id'],
  ['gtin'],
  ['mpn'],
  ['product_type'],
  ['color'],
  ['material'],
  ['pattern'],
  ['size'],
  ['additional_image_link', (texts) => (texts.get('additional_image_link') ?? []).join(',')],
  [
    'shipping',
    (texts) =>
      texts.has('shipping/price')
        ? `${first(texts, 'shipping/country')}::${first(texts, 'shipping/service')}:${first(texts, 'shipping/price')}`
        : '',
  ],
];

const meta: FeedFormat = {
  contentType: 'text/csv; charset=utf-8',
  beginning: () => csvLine(metaColumns.map(([name]) => name)),
  item(elements) {
    const texts = elementTexts(elements);
    return csvLine(metaColumns.map(([name, of]) => of?.(texts) ?? first(texts, name)));
  },
  end: '',
};

/** Every feed by its address below /feeds/. */
export const feedFormats: ReadonlyMap<string, FeedFormat> = new Map([
  ['google.xml', google],
  ['trovaprezzi.xml', trovaprezzi],
  ['meta.csv', meta],
]);
