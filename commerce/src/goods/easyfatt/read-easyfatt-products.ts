import { centsFromEuros } from '@casamaestra/contract/platform/money.ts';
import { readXmlTree } from '../../platform/xml-tree.ts';
import type { XmlNode, XmlValue } from '../../platform/xml-tree.ts';

export interface FileArticle {
  readonly sku: string;
  readonly name: string;
  /** With VAT; null: not told. */
  readonly priceCents: number | null;
  readonly stock: number | null;
}

export interface FileCatalogue {
  /** Names everything there is: what is not in it was taken out. */
  readonly isWhole: boolean;
  readonly articles: readonly FileArticle[];
  /** Codes that were taken out. */
  readonly removed: readonly string[];
}

const nodeOf = (value: XmlValue | undefined): XmlNode =>
  value === undefined || typeof value === 'string' || Array.isArray(value) ? {} : (value as XmlNode);
const textOf = (value: XmlValue | undefined): string => (typeof value === 'string' ? value : '');

function productsOf(root: XmlNode, list: string): readonly XmlNode[] {
  const products = nodeOf(root[list])['Product'];
  const all = Array.isArray(products) ? (products as readonly XmlValue[]) : [products];
  return all.map((product) => nodeOf(product)).filter((product) => textOf(product['Code']) !== '');
}

function numberOf(value: XmlValue | undefined): number | null {
  const text = textOf(value);
  return /^-?\d{1,9}(?:\.\d{1,6})?$/.test(text) ? Number(text) : null;
}

function articleOf(product: XmlNode): FileArticle {
  const price = numberOf(product['GrossPrice1']);
  const stock = numberOf(product['AvailableQty']);
  return {
    sku: textOf(product['Code']),
    name: textOf(product['Description']),
    priceCents: price === null ? null : centsFromEuros(price),
    // What is sold already may be below zero there; here nothing is.
    stock: stock === null ? null : Math.max(0, Math.floor(stock)),
  };
}

/** The catalogue that Danea Easyfatt sends to shops (EasyfattProducts); undefined: the text is none. */
export function readEasyfattProducts(xml: string): FileCatalogue | undefined {
  let tree: XmlNode;
  try {
    tree = readXmlTree(xml);
  } catch {
    return undefined;
  }
  if (tree['EasyfattProducts'] === undefined) return undefined;
  const root = nodeOf(tree['EasyfattProducts']);
  const isWhole = textOf(root['@Mode']) !== 'incremental';
  return {
    isWhole,
    articles: productsOf(root, isWhole ? 'Products' : 'UpdatedProducts').map(articleOf),
    removed: productsOf(root, 'DeletedProducts').map((product) => textOf(product['Code'])),
  };
}
