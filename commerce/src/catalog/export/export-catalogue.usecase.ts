import { type ConnectionOptions, createClient } from '../../platform/database/connection.ts';
import { columns } from '../import/reading/columns.ts';
import { beginSnapshot, type ExportProduct, nextProducts, pictureSources } from './export.queries.ts';
import { flatCells } from './flat-cells.ts';
import { xmlText } from './merchant-element.ts';
import type { FeedDelivery } from './merchant-attributes.ts';
import { type FeedSettings, merchantItems } from './merchant-item.ts';
import { rowOfProduct } from './row-of-product.ts';

export type ExportFormat = 'jsonl' | 'csv' | 'xml';

export interface ExportOptions {
  readonly connection: ConnectionOptions;
  readonly format: ExportFormat;
  /** Public address of the shop, for the links of the feed. */
  readonly site: string;
  /** The name shoppers know the shop by. */
  readonly shopName: string;
  /** Delivery of one piece, for the feed; absent when nothing is known about it. */
  readonly delivery?: FeedDelivery | null;
}

const productsTogether = 500;

/** A cell and a line of a CSV file (RFC 4180). */
const csvCell = (text: string) =>
  /[",\n\r]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
export const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\n`;

function beginning({ format, site, shopName }: ExportOptions): string {
  if (format === 'csv') return csvLine(columns.map(({ name }) => name));
  if (format === 'jsonl') return '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0" xmlns:c="urn:casamaestra:catalogue">
<channel>
<title>${xmlText(shopName)}</title>
<link>${xmlText(site)}</link>
<description>Catalogo di ${xmlText(shopName)}</description>
`;
}

function textOf(
  product: ExportProduct,
  sources: ReadonlyMap<string, string>,
  format: ExportFormat,
  feed: FeedSettings,
): string {
  const row = rowOfProduct(product, sources);
  if (format === 'jsonl') return `${JSON.stringify(row)}\n`;
  const lines = flatCells(row);
  if (format === 'csv') return lines.map(csvLine).join('');
  return merchantItems(product, row, lines, feed);
}

function hashesOf(products: readonly ExportProduct[]): string[] {
  const pictures = products.flatMap((product) => [
    product.pictures,
    ...product.variants.map((variant) => variant.pictures),
  ]);
  return [...new Set(pictures.flat().map(({ hash }) => hash))];
}

/**
 * Yields the catalogue as text, a few hundred products at a time from one snapshot. JSON Lines and CSV hold
 * every product; the merchant feed only the published ones.
 */
export async function* exportCatalogue(options: ExportOptions): AsyncGenerator<string> {
  const { format, site, delivery = null } = options;
  const feed = { site, delivery, now: Date.now() };
  const client = createClient(options.connection);
  await client.connect();
  try {
    await beginSnapshot(client);
    yield beginning(options);
    let last = 0;
    for (;;) {
      const products = await nextProducts(client, last, productsTogether, format === 'xml');
      if (products.length === 0) break;
      const sources = await pictureSources(client, hashesOf(products));
      yield products.map((product) => textOf(product, sources, format, feed)).join('');
      last = products.at(-1)?.id ?? last;
    }
    if (format === 'xml') yield '</channel>\n</rss>\n';
  } finally {
    await client.end();
  }
}
