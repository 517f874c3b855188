import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import { type FileColumn, columns } from '../import/reading/columns.ts';

function at(row: object, target: string): unknown {
  const [outer = '', inner] = target.split('.');
  const value = (row as Record<string, unknown>)[outer];
  return inner === undefined ? value : (value as Record<string, unknown> | undefined)?.[inner];
}

/** Joined by "|"; as JSON when a value contains one. */
function listText(values: readonly string[]): string {
  return values.some((value) => value.includes('|') || value.startsWith('['))
    ? JSON.stringify(values)
    : values.join('|');
}

function picturesText(
  pictures: readonly { readonly source: string; readonly alt?: string | undefined }[],
): string {
  return pictures.some(({ alt }) => alt !== undefined)
    ? JSON.stringify(pictures)
    : listText(pictures.map(({ source }) => source));
}

function pathText(labels: readonly string[]): string {
  return labels.some((label) => label.includes('>') || label.startsWith('['))
    ? JSON.stringify(labels)
    : labels.join(' > ');
}

function cellText(kind: FileColumn['kind'], value: unknown): string {
  if (value === undefined || value === null) return '';
  switch (kind) {
    case 'path':
      return pathText(value as string[]);
    case 'list':
      return listText(value as string[]);
    case 'pictures':
      return picturesText(value as { source: string; alt?: string }[]);
    case 'features':
    case 'options':
    case 'json':
      return JSON.stringify(value);
    case 'boolean':
      return value === true ? 'true' : 'false';
    case 'text':
    case 'price':
    case 'number':
    case 'integer':
    case 'from':
    case 'to':
      return String(value);
  }
}

/**
 * A product as cells of a table, one line per variant, in the order of `columns`. Product fields are on the
 * first line only; the product code is on every line.
 */
export function flatCells(row: ProductRowInput): string[][] {
  return row.variants.map((variant, line) =>
    columns.map(({ name, level, kind, target }) => {
      if (level === 'variant') return cellText(kind, at(variant, target));
      return line === 0 || name === 'code' ? cellText(kind, at(row, target)) : '';
    }),
  );
}
