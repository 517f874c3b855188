import type {
  ErpnextFault,
  ErpnextPart,
  ErpnextSettings,
} from '@casamaestra/contract/staff/erpnext.operations.ts';
import type { ErpFilter } from '../client/documents.ts';
import type { ErpDocument } from '../client/erpnext-answer.ts';
import type { LeftOutRow } from './runs.queries.ts';

export interface StockRow {
  readonly itemCode: string;
  readonly pieces: number;
  readonly reserved: number;
}
export interface ErpPrice {
  readonly name: string;
  readonly itemCode: string;
  readonly rate: number;
  readonly validFrom: string | null;
  readonly validUpto: string | null;
}
export interface ItemRow {
  readonly itemCode: string;
  readonly itemName: string;
  readonly disabled: boolean;
  readonly weightKg: number | null;
  readonly isVariant: boolean;
}

/** What is read of a part: kind of document, fields, and which of them. */
export interface PartSource {
  readonly doctype: string;
  readonly fields: readonly string[];
  readonly filters: readonly ErpFilter[];
}

export const sourceOf = (part: ErpnextPart, { warehouse, price_list: list }: ErpnextSettings): PartSource => {
  if (part === 'stock')
    return {
      doctype: 'Bin',
      fields: ['name', 'item_code', 'actual_qty', 'reserved_qty', 'modified'],
      filters: [['warehouse', '=', warehouse]],
    };
  if (part === 'prices')
    return {
      doctype: 'Item Price',
      fields: [
        'name',
        'item_code',
        'price_list_rate',
        'currency',
        'customer',
        'batch_no',
        'valid_from',
        'valid_upto',
        'modified',
      ],
      filters: [
        ['price_list', '=', list],
        ['selling', '=', 1],
      ],
    };
  return {
    doctype: 'Item',
    fields: [
      'name',
      'item_code',
      'item_name',
      'disabled',
      'variant_of',
      'weight_per_unit',
      'weight_uom',
      'modified',
    ],
    filters: [['has_variants', '=', 0]],
  };
};

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
/** Numbers come as such, from some databases as text. */
const number = (value: unknown): number | undefined => {
  const read =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && value.trim() !== ''
        ? Number(value)
        : Number.NaN;
  return Number.isFinite(read) ? read : undefined;
};
const DAY = /^\d{4}-\d{2}-\d{2}/;
const day = (value: unknown): string | null => DAY.exec(text(value))?.[0] ?? null;

const CODE_MOST = 140;
const NUMBER_MOST = 1e9;

/** A row as it is kept, undefined where it is of no use, or why it is left out. */
type Read<Row> = { readonly row: Row | undefined } | { readonly fault: ErpnextFault; readonly value: string };

const wrong = (
  fault: ErpnextFault,
  value: unknown,
): { readonly fault: ErpnextFault; readonly value: string } => ({
  fault,
  value: String(value ?? '').slice(0, 200),
});

function readStock(one: ErpDocument): Read<StockRow> {
  const [pieces, reserved] = [number(one['actual_qty']), number(one['reserved_qty'] ?? 0)];
  if (
    pieces === undefined ||
    reserved === undefined ||
    Math.abs(pieces) > NUMBER_MOST ||
    Math.abs(reserved) > NUMBER_MOST
  )
    return wrong('unreadable', one['actual_qty']);
  return { row: { itemCode: text(one['item_code']), pieces, reserved } };
}

/** A price for everybody; those of one customer or one batch are not the shop's. */
function readPrice(one: ErpDocument): Read<ErpPrice> {
  if (text(one['customer']) !== '' || text(one['batch_no']) !== '') return { row: undefined };
  if (text(one['currency']) !== 'EUR') return wrong('currency', one['currency']);
  const rate = number(one['price_list_rate']);
  if (rate === undefined || rate > NUMBER_MOST) return wrong('unreadable', one['price_list_rate']);
  if (rate < 0) return wrong('negative', rate);
  return {
    row: {
      name: text(one['name']),
      itemCode: text(one['item_code']),
      rate,
      validFrom: day(one['valid_from']),
      validUpto: day(one['valid_upto']),
    },
  };
}

const KILOS: Readonly<Record<string, number>> = { kg: 1, kilogram: 1, gram: 0.001, g: 0.001 };

function readItem(one: ErpDocument): Read<ItemRow> {
  const itemName = text(one['item_name']);
  if (itemName === '') return wrong('unreadable', one['item_name']);
  const perUnit = number(one['weight_per_unit'] ?? 0) ?? 0;
  const unit = KILOS[text(one['weight_uom']).toLowerCase()];
  return {
    row: {
      itemCode: text(one['item_code']),
      itemName: itemName.slice(0, 300),
      disabled: Number(one['disabled']) === 1,
      weightKg:
        perUnit > 0 && perUnit < NUMBER_MOST && unit !== undefined
          ? Math.round(perUnit * unit * 1000) / 1000
          : null,
      isVariant: text(one['variant_of']) !== '',
    },
  };
}

export interface ReadPage {
  readonly stock: readonly StockRow[];
  readonly prices: readonly ErpPrice[];
  readonly items: readonly ItemRow[];
  readonly faults: readonly LeftOutRow[];
  /** Prices that are read, but not for everybody: one that was is forgotten. */
  readonly others: readonly string[];
}

/** The rows of a page of a part. */
export function readRows(part: ErpnextPart, documents: readonly ErpDocument[]): ReadPage {
  const page = {
    stock: [] as StockRow[],
    prices: [] as ErpPrice[],
    items: [] as ItemRow[],
    faults: [] as LeftOutRow[],
    others: [] as string[],
  };
  for (const one of documents) {
    const [name, itemCode] = [text(one['name']), text(one['item_code'])];
    const read: Read<StockRow | ErpPrice | ItemRow> =
      itemCode === '' || name === '' || itemCode.length > CODE_MOST
        ? wrong('unreadable', one['item_code'])
        : part === 'stock'
          ? readStock(one)
          : part === 'prices'
            ? readPrice(one)
            : readItem(one);
    if ('fault' in read) {
      page.faults.push({
        name: name.slice(0, CODE_MOST),
        itemCode: itemCode.slice(0, CODE_MOST),
        fault: read.fault,
        value: read.value,
      });
      page.others.push(name);
    } else if (read.row === undefined) page.others.push(name);
    else if ('pieces' in read.row) page.stock.push(read.row);
    else if ('rate' in read.row) page.prices.push(read.row);
    else page.items.push(read.row);
  }
  return page;
}
