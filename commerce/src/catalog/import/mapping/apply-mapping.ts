import { createHash } from 'node:crypto';
import { parseNumber } from '../reading/number-text.ts';
import type { FlatRecord } from '../reading/source-row.ts';
import { unitFactor } from '../unit-factor.ts';
import { columnNamed } from '../reading/columns.ts';
import type { MappingFile } from './mapping-schema.ts';
import type { PairsSource, RulesSource, MappingSource, MappingSteps } from './source-schema.ts';

export type Cells = Readonly<Record<string, string>>;
export type RowReader = (cells: Cells) => string | undefined;

function converter({
  convert,
  multiply = 1,
  decimals = 2,
}: MappingSteps): ((text: string) => string) | undefined {
  if (convert === undefined && multiply === 1) return undefined;
  const factor = convert === undefined ? 1 : (unitFactor(convert.from, convert.to) ?? 1);
  return (text) => {
    const number = parseNumber(text, false);
    return number === null ? text : String(Number((number * factor * multiply).toFixed(decimals)));
  };
}

function withSteps(find: RowReader, steps: MappingSteps): RowReader {
  const extract = steps.extract === undefined ? undefined : new RegExp(steps.extract, 'iu');
  const replacements =
    steps.replace?.map(([pattern, text]) => [new RegExp(pattern, 'giu'), text] as const) ?? [];
  const convert = converter(steps);
  const change = (found: string): string | undefined => {
    let text = found;
    if (extract !== undefined) {
      const match = extract.exec(text);
      if (match === null) return undefined;
      text = match[1] ?? match[0];
    }
    for (const [pattern, replacement] of replacements) text = text.replace(pattern, replacement);
    if (steps.split !== undefined) {
      const parts = text.split(steps.split).map((part) => part.trim());
      text = parts.filter((part) => part !== '').join(steps.join ?? ' > ');
    }
    if (steps.values !== undefined) {
      const listed = steps.values[text];
      if (listed === undefined && steps.only_listed) return undefined;
      text = listed ?? text;
    }
    if (convert !== undefined) text = convert(text);
    if (steps.max_length !== undefined) text = text.slice(0, steps.max_length);
    return text.trim() || undefined;
  };
  return (cells) => {
    const found = find(cells);
    return (found === undefined ? undefined : change(found)) ?? steps.default;
  };
}

function placeholderPrice(by: string, from: number, to: number): RowReader {
  return (cells) => {
    const text = cells[by];
    if (text === undefined) return undefined;
    const share = createHash('sha256').update(text).digest().readUInt32BE(0) / 4_294_967_296;
    return (Math.floor(from * (to / from) ** share) + 0.9).toFixed(2);
  };
}

/** "colore|misura" and "rosso|5 l" → "colore: rosso; misura: 5 l". */
function pairsReader({ names, values, split }: PairsSource['pairs']): RowReader {
  return (cells) => {
    const labels = cells[names]?.split(split) ?? [];
    const texts = cells[values]?.split(split) ?? [];
    const pairs = labels.flatMap((label, at) => {
      const text = texts[at]?.trim() ?? '';
      return label.trim() === '' || text === '' ? [] : [`${label.trim()}: ${text}`];
    });
    return pairs.join('; ') || undefined;
  };
}

function ruleReader({ rules, otherwise }: RulesSource): RowReader {
  const ready = rules.map((rule) => ({
    column: rule.column,
    pattern: new RegExp(rule.matches, 'iu'),
    read: rowReaderOf(rule.value),
  }));
  const last = otherwise === undefined ? () => undefined : rowReaderOf(otherwise);
  return (cells) =>
    (ready.find(({ column, pattern }) => pattern.test(cells[column] ?? ''))?.read ?? last)(cells);
}

/** Compiles a source to a function that reads its text from the cells of a row. */
export function rowReaderOf(source: MappingSource): RowReader {
  if (typeof source === 'string') return (cells) => cells[source];
  if ('constant' in source) {
    const text = String(source.constant);
    return () => text;
  }
  if ('placeholder_price' in source) {
    const { by, from, to } = source.placeholder_price;
    return placeholderPrice(by, from, to);
  }
  if ('rules' in source) return ruleReader(source);
  if ('pairs' in source) return withSteps(pairsReader(source.pairs), source);
  if ('template' in source) {
    const fill: RowReader = (cells) =>
      source.template.replace(/\{([^}]+)\}/g, (_, name: string) => cells[name] ?? '');
    return withSteps(fill, source);
  }
  if ('columns' in source) {
    const join: RowReader = (cells) =>
      source.columns
        .map((name) => cells[name])
        .filter((text) => text !== undefined)
        .join(source.separator) || undefined;
    return withSteps(join, source);
  }
  return withSteps((cells) => cells[source.column], source);
}

/** The shop's columns that a mapping fills. */
export const ourNames = (mapping: MappingFile): string[] =>
  Object.keys(mapping.columns).map((name) => columnNamed(name)?.name ?? name);

/** Compiles a mapping to a function from a foreign record to one of the shop's; null drops the record. */
export function compileMapping(mapping: MappingFile): (record: FlatRecord) => FlatRecord | null {
  const readers = Object.entries(mapping.columns).map(
    ([name, source]) => [columnNamed(name)?.name ?? name, rowReaderOf(source)] as const,
  );
  const filters = mapping.only.map(({ column, matches }) => [column, new RegExp(matches, 'iu')] as const);
  return ({ line, cells }) => {
    if (!filters.every(([column, pattern]) => pattern.test(cells[column] ?? ''))) return null;
    const mapped: Record<string, string> = {};
    for (const [name, read] of readers) {
      const text = read(cells);
      if (text !== undefined && text !== '') mapped[name] = text;
    }
    return { line, cells: mapped };
  };
}
