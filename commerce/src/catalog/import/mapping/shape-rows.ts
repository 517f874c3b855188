import type { RowFinding } from '@casamaestra/texts/staff/import-texts.ts';
import { shownValue } from '../row-problem.ts';
import type { BrokenRecord, FlatRecord } from '../reading/source-row.ts';
import type { Cells } from './apply-mapping.ts';
import { flattenObject } from './flatten-object.ts';
import type { MappingFile } from './mapping-schema.ts';

type Records = readonly (FlatRecord | BrokenRecord)[];

/** Limit of entries, more than any product has variants. */
const entriesMax = 1_000;

const broken = (line: number, field: string, value: unknown, reason: RowFinding): BrokenRecord => ({
  line,
  problem: { field, value: shownValue(value), reason },
});

function listOf(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value;
    return typeof value === 'object' && value !== null ? [value] : null;
  } catch {
    return null;
  }
}

function entryCells(column: string, entry: unknown): Record<string, string> | null {
  if (typeof entry === 'object' && entry !== null) return flattenObject(entry, `${column}.`);
  return { [column]: String(entry) };
}

/** "sku=A,color=red" → its cells; parts without "=" are skipped. */
function textCells(column: string, entry: string, separator: string): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const part of entry.split(separator)) {
    const at = part.indexOf('=');
    if (at > 0) cells[`${column}.${part.slice(0, at).trim()}`] = part.slice(at + 1).trim();
  }
  return cells;
}

function entriesOf(rule: NonNullable<MappingFile['explode']>, text: string): Record<string, string>[] | null {
  if ('rows' in rule) {
    const parts = text.split(rule.rows).filter((part) => part.trim() !== '');
    return parts.map((part) => textCells(rule.column, part, rule.cells));
  }
  const entries = listOf(text)?.map((entry) => entryCells(rule.column, entry)) ?? null;
  return entries === null || entries.includes(null) ? null : (entries as Record<string, string>[]);
}

/** Makes a row of every entry of a list in a cell; a row without the cell is not changed. */
export function exploder(rule: MappingFile['explode']): (record: FlatRecord) => Records {
  if (rule === undefined) return (record) => [record];
  return (record) => {
    const { [rule.column]: text, ...others } = record.cells;
    if (text === undefined) return [record];
    const entries = entriesOf(rule, text);
    if (entries === null) {
      return [broken(record.line, rule.column, text, { code: 'explode_not_a_list' })];
    }
    if (entries.length > entriesMax) {
      const facts = { entries: entries.length, most: entriesMax };
      const reason = { code: 'explode_too_many', facts } as const;
      return [broken(record.line, rule.column, text, reason)];
    }
    if (entries.length === 0) return [{ line: record.line, cells: others }];
    return entries.map((cells) => ({ line: record.line, cells: { ...others, ...cells } }));
  };
}

/**
 * Fills the empty cells of rows that belong to the product of the row above. Keeps the last row: create one
 * for each pass.
 */
export function downFiller(
  rule: MappingFile['fill_down'],
): (record: FlatRecord) => FlatRecord | BrokenRecord {
  if (rule === undefined) return (record) => record;
  let above: Cells | undefined;
  return (record) => {
    const own = record.cells[rule.product];
    if (own !== undefined && own !== above?.[rule.product]) above = undefined;
    else if (above === undefined) {
      const reason = { code: 'fill_down_without_product', facts: { column: rule.product } } as const;
      return broken(record.line, rule.product, '', reason);
    }
    const cells: Record<string, string> = { ...record.cells };
    for (const column of [rule.product, ...rule.columns]) {
      const text = cells[column] ?? above?.[column];
      if (text !== undefined) cells[column] = text;
    }
    above = cells;
    return { ...record, cells };
  };
}
