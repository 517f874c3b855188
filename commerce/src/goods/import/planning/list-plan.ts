import type {
  FaultyRow,
  ImportField,
  RowFault,
} from '@casamaestra/contract/staff/goods-import.operations.ts';
import type { HeldGuard } from '@casamaestra/contract/staff/held-price.ts';
import type { Limit } from '@casamaestra/contract/staff/permissions.ts';
import type { PricedVariant } from '../../prices/variants.queries.ts';
import type { ListedProduct } from '../listed-products.queries.ts';
import type { Decimals, Mapping } from '../reading/guess-columns.ts';
import type { CellValue } from '../reading/read-cell.ts';

/** Goods a list may be about, as they are now. */
export interface ListedGoods {
  readonly bySku: ReadonlyMap<string, PricedVariant>;
  readonly byGtin: ReadonlyMap<string, PricedVariant>;
  readonly products: ReadonlyMap<number, ListedProduct>;
  /** Variants of which no piece may come in sale. */
  readonly recalled: ReadonlySet<number>;
}

export interface ListReading {
  readonly mapping: Mapping;
  readonly decimals: Decimals;
  readonly goods: ListedGoods;
  readonly now: number;
  /** Of the person's role for prices. */
  readonly limits: readonly Limit[];
  /** Beyond this a price is far from what it is. */
  readonly muchPercent: number;
  /** Goods without maker are withheld (MODE=production). */
  readonly withholds: boolean;
}

export type Values = Partial<Record<ImportField, CellValue>>;

/** A row of which the variant is known and every cell can be read. */
export interface ReadRow {
  readonly line: number;
  readonly code: string;
  readonly variant: PricedVariant;
  readonly product: ListedProduct;
  readonly values: Values;
}

/** Field by what it says and what it shall say. */
export type Changes = Partial<Record<ImportField, readonly [CellValue | null, CellValue]>>;

export interface PlannedRow extends ReadRow {
  readonly changes: Changes;
  /** The largest change of a price; null: none changes. */
  readonly percent: number | null;
  /** It is far from what it is. */
  readonly isFar: boolean;
}

/** Prices of a row that wait for a second person; what else the row says is done. */
export interface HeldRow extends PlannedRow {
  readonly percent: number;
  readonly guards: readonly HeldGuard[];
}

export interface ListPlan {
  /** Variants that change, in the order of the list. */
  readonly planned: readonly PlannedRow[];
  /** Prices beyond the guard, in the order of the list. */
  readonly held: readonly HeldRow[];
  /** Pieces that stay out of sale while the goods are recalled; what else their rows say is done. */
  readonly recalled: readonly PlannedRow[];
  readonly faults: readonly FaultyRow[];
}

export const faultyRow = (
  row: { readonly line: number; readonly code: string },
  fault: RowFault,
  field: ImportField | null = null,
  value = '',
): FaultyRow => ({ line: row.line, code: row.code, field, value: value.slice(0, 200), fault });
