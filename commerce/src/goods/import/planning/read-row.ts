import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { FaultyRow, ImportField } from '@casamaestra/contract/staff/goods-import.operations.ts';
import type { BrokenRecord, FlatRecord } from '../../../catalog/import/reading/source-row.ts';
import type { PricedVariant } from '../../prices/variants.queries.ts';
import { readCell } from '../reading/read-cell.ts';
import type { CellValue } from '../reading/read-cell.ts';
import type { ListedProduct } from '../listed-products.queries.ts';
import { faultyRow } from './list-plan.ts';
import type { ListReading, ReadRow, Values } from './list-plan.ts';

/** Codes of a row as spreadsheets write them. */
const codeIn = (cell: string | undefined): string => (cell ?? '').replace(/^'/, '').trim();
const gtinIn = (cell: string | undefined): string => codeIn(cell).replaceAll(/[\s-]/g, '');

/** SKU and GTIN of a row, by the columns that are mapped so. */
export function rowCodes(
  { cells }: FlatRecord,
  mapping: ListReading['mapping'],
): { readonly sku: string; readonly gtin: string } {
  const cellOf = (field: ImportField) =>
    Object.keys(mapping).find((heading) => mapping[heading] === field) ?? '';
  return { sku: codeIn(cells[cellOf('sku')]), gtin: gtinIn(cells[cellOf('gtin')]) };
}

type Said = (variant: PricedVariant, product: ListedProduct | undefined) => CellValue | null;

const said: Readonly<Record<ImportField, Said>> = {
  sku: ({ sku }) => sku,
  gtin: ({ gtin }) => gtin,
  price: ({ prices }) => eurosFromCents(prices.listCents),
  sale_price: ({ prices: { saleCents } }) => (saleCents === null ? null : eurosFromCents(saleCents)),
  cost: ({ costCents }) => (costCents === null ? null : eurosFromCents(costCents)),
  stock: ({ stock }) => stock,
  stock_seen: ({ stock }) => stock,
  shelf: ({ shelf }) => shelf,
  weight: ({ weightKg }) => weightKg,
  name: (_, product) => product?.name ?? null,
  status: (_, product) => product?.isOffered ?? null,
};

/** What a field of a variant says now. */
export const valueNow = (
  variant: PricedVariant,
  product: ListedProduct | undefined,
  field: ImportField,
): CellValue | null => said[field](variant, product);

type Found = { readonly variant: PricedVariant } | { readonly fault: FaultyRow };

function find(row: FlatRecord, { mapping, goods }: ListReading): Found {
  const { sku, gtin } = rowCodes(row, mapping);
  const { line } = row;
  const code = sku === '' ? gtin : sku;
  if (code === '') return { fault: faultyRow({ line, code }, 'code_missing') };
  const field = sku === '' ? 'gtin' : 'sku';
  const variant =
    field === 'gtin' ? goods.byGtin.get(gtin) : (goods.bySku.get(sku) ?? goods.bySku.get(sku.toUpperCase()));
  return variant === undefined
    ? { fault: faultyRow({ line, code }, field === 'sku' ? 'sku_unknown' : 'gtin_unknown', field, code) }
    : { variant };
}

/** The cells of a row as values of their fields, or the first that is wrong. */
function readCells(
  { cells }: FlatRecord,
  { mapping, decimals }: ListReading,
  nowOf: (field: ImportField) => CellValue | null,
): Values | Pick<FaultyRow, 'fault' | 'field' | 'value'> {
  const values: Values = {};
  for (const [heading, field] of Object.entries(mapping)) {
    const cell = cells[heading] ?? '';
    if (cell === '' || field === 'sku') continue;
    const read = readCell(cell, field, decimals, nowOf(field));
    if ('fault' in read) return { fault: read.fault, field, value: cell };
    values[field] = read.value;
  }
  return values;
}

/** The shop sells while a file is being edited: stock is set where the file was edited; null: something moved since. */
function withStock({ stock, stock_seen: seen, ...others }: Values, now: number): Values | null {
  if (stock === undefined || stock === seen) return others;
  return seen === undefined || seen === now || stock === now ? { ...others, stock } : null;
}

/** A row as values of its variant, or why it cannot be read: the first cell that is wrong. */
export function readRow(row: FlatRecord | BrokenRecord, reading: ListReading): ReadRow | FaultyRow {
  const { line } = row;
  if (!('cells' in row)) return faultyRow({ line, code: '' }, 'cells', null, row.problem.value);
  const found = find(row, reading);
  if ('fault' in found) return found.fault;
  const { variant } = found;
  const codes = rowCodes(row, reading.mapping);
  const told = { line, code: codes.sku === '' ? codes.gtin : codes.sku };
  const product = reading.goods.products.get(variant.productId);
  if (product === undefined) return faultyRow(told, 'sku_unknown', 'sku', told.code);
  const read = readCells(row, reading, (field) => valueNow(variant, product, field));
  if ('fault' in read) return faultyRow(told, read.fault, read.field, read.value);
  const values = withStock(read, variant.stock);
  return values === null
    ? faultyRow(told, 'stock_moved', 'stock', String(read.stock))
    : { ...told, variant, product, values };
}
