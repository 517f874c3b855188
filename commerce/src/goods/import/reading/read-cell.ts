import { centsFromEuros, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { ImportField, RowFault } from '@casamaestra/contract/staff/goods-import.operations.ts';
import { shelfMost } from '@casamaestra/contract/staff/shelf.ts';
import { statusWords } from '@casamaestra/texts/staff/list-words.ts';
import { isValidGtin } from '../../../catalog/import/checking/gtin.ts';
import { parseBoolean, parseNumber } from '../../../catalog/import/reading/number-text.ts';
import { plain } from './guess-columns.ts';
import type { Decimals } from './guess-columns.ts';

export type CellValue = string | number | boolean;
export type ReadCell = { readonly value: CellValue } | { readonly fault: RowFault };

/** What a spreadsheet would take for a formula. */
const formula = /^[\s\u00a0]*[=+\-@|]/;
/** Spreadsheets read no formula after an apostrophe: files of the back office have it, and people who know write it. */
const unguarded = (cell: string): string =>
  /^'[\s\u00a0]*[=+\-@|]/.test(cell) ? cell.slice(1).trim() : cell;

const EUROS_MOST = 9_999_999.99;
const PIECES_MOST = 100_000_000;
const KILOS_MOST = 9_999_999;
const NAME_MOST = 300;

function numberIn(cell: string, field: ImportField, decimals: Decimals): ReadCell {
  const number = parseNumber(cell, field !== 'weight', decimals);
  if (number === null) return { fault: formula.test(cell) ? 'formula' : 'number' };
  if (number < 0) return { fault: 'negative' };
  if (field === 'stock' || field === 'stock_seen') {
    if (!Number.isInteger(number)) return { fault: 'whole' };
    return number > PIECES_MOST ? { fault: 'too_large' } : { value: number };
  }
  if (field === 'weight')
    return number > KILOS_MOST ? { fault: 'too_large' } : { value: Math.round(number * 1000) / 1000 };
  if (number > EUROS_MOST) return { fault: 'too_large' };
  const euros = eurosFromCents(centsFromEuros(number));
  return euros === 0 ? { fault: 'price_zero' } : { value: euros };
}

function statusIn(cell: string): ReadCell {
  const word = plain(cell);
  const isOf = (words: readonly string[]) => words.includes(word);
  const value = isOf(statusWords.inSale) ? true : isOf(statusWords.withdrawn) ? false : parseBoolean(cell);
  return value === null ? { fault: 'status' } : { value };
}

const numbers: ReadonlySet<ImportField> = new Set([
  'price',
  'sale_price',
  'cost',
  'stock',
  'stock_seen',
  'weight',
]);

/**
 * A cell that is not empty as a value of its field. `now`: what the field says; text that says the same is none to run,
 * whatever it begins with.
 */
export function readCell(cell: string, field: ImportField, decimals: Decimals, now: unknown): ReadCell {
  const text = unguarded(cell);
  if (numbers.has(field)) return numberIn(text, field, decimals);
  if (text === now) return { value: text };
  if (formula.test(text)) return { fault: 'formula' };
  if (field === 'status') return statusIn(text);
  if (field === 'gtin') {
    const digits = text.replaceAll(/[\s-]/g, '');
    return isValidGtin(digits) ? { value: digits } : { fault: 'gtin_wrong' };
  }
  if (field === 'shelf') return text.length > shelfMost ? { fault: 'shelf_long' } : { value: text };
  return text.length > NAME_MOST ? { fault: 'name_long' } : { value: text };
}
