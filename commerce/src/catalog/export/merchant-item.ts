import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import { columns } from '../import/reading/columns.ts';
import { nearestWidth, pictureUrl } from '../media/picture-url.ts';
import type { ExportProduct } from './export.queries.ts';

/** Columns that Google's own elements carry without loss. */
const carried = new Set(['code', 'sku', 'gtin', 'name', 'brand', 'price', 'sale_price']);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const notInXml = /[[\p{Cc}\ufffe\uffff]--[\t\n\r]]/gv;

/** Text for XML 1.0, without the characters it cannot hold. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(notInXml, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;
const euros = (amount: number) => `${amount.toFixed(2)} EUR`;

function pictureLinks(product: ExportProduct, line: number, site: string): string[] {
  const pictures = [...(product.variants[line]?.pictures ?? []), ...product.pictures].slice(0, 11);
  return pictures.map(({ hash, width }, place) => {
    const link = `${site}${pictureUrl(hash, nearestWidth(width, 1_280))}`;
    return element(place === 0 ? 'g:image_link' : 'g:additional_image_link', link);
  });
}

/**
 * One variant as an <item> of a Google Merchant feed. What Google has no element for travels in the shop's
 * own namespace, which Google passes over, so that an import of the feed loses nothing.
 * @param site public address of the shop, without a slash at the end
 */
export function merchantItem(
  product: ExportProduct,
  row: ProductRowInput,
  line: number,
  cells: readonly string[],
  site: string,
): string {
  const variant = row.variants[line];
  if (variant === undefined) return '';
  const lines = [
    element('g:id', variant.sku),
    element('g:item_group_id', row.code),
    element('g:title', row.name),
    element('g:description', (row.short_description ?? row.name).slice(0, 5_000)),
    element('g:link', `${site}/${row.slug ?? ''}`),
    element('g:product_type', row.category.join(' > ')),
    element('g:availability', (variant.stock ?? 0) > 0 ? 'in_stock' : 'out_of_stock'),
    element('g:condition', 'new'),
    element('g:price', euros(variant.price)),
  ];
  if (row.brand !== undefined) lines.push(element('g:brand', row.brand));
  if (variant.gtin !== undefined) lines.push(element('g:gtin', variant.gtin));
  if (variant.sale_price !== undefined) lines.push(element('g:sale_price', euros(variant.sale_price)));
  if (variant.sale_from !== undefined && variant.sale_to !== undefined) {
    lines.push(element('g:sale_price_effective_date', `${variant.sale_from}/${variant.sale_to}`));
  }
  lines.push(...pictureLinks(product, line, site));
  for (const [at, { name }] of columns.entries()) {
    const cell = cells[at];
    if (!carried.has(name) && cell !== undefined && cell !== '') lines.push(element(`c:${name}`, cell));
  }
  return `<item>\n${lines.join('\n')}\n</item>\n`;
}
