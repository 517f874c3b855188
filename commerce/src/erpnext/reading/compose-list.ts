import type { ImportField } from '@casamaestra/contract/staff/goods-import.operations.ts';
import type { ErpDifference } from './differences.queries.ts';

/** Columns of the list by what they are read as. */
const columns: Readonly<Record<string, ImportField>> = {
  item_code: 'sku',
  item_name: 'name',
  price_list_rate: 'price',
  stock: 'stock',
  stock_seen: 'stock_seen',
  weight: 'weight',
  disabled: 'status',
};

const cell = (value: string | number | null): string =>
  `"${String(value ?? '')
    .replaceAll(/[\r\n]+/g, ' ')
    .replaceAll('"', '""')}"`;

function cellsOf({
  sku,
  name,
  price,
  stock,
  stockSeen,
  weight,
  isWithdrawn,
}: ErpDifference): (string | number | null)[] {
  return [sku, name, price, stock, stock === null ? null : stockSeen, weight, isWithdrawn ? 'no' : null];
}

/** Differences as a list like those of suppliers, with columns only for what some row says. */
export function composeList(rows: readonly ErpDifference[]): {
  readonly csv: string;
  readonly mapping: Readonly<Record<string, ImportField>>;
} {
  const cells = rows.map(cellsOf);
  const used = Object.entries(columns).filter((_, at) => cells.some((row) => row[at] !== null));
  const at = used.map(([heading]) => Object.keys(columns).indexOf(heading));
  const lines = [
    used.map(([heading]) => heading).join(';'),
    ...cells.map((row) => at.map((index) => cell(row[index] ?? null)).join(';')),
  ];
  return { csv: lines.join('\r\n'), mapping: Object.fromEntries(used) };
}
