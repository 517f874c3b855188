import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { ImportStop, shownValue } from '../row-problem.ts';
import type { BrokenRecord, FlatRecord } from './source-row.ts';

/** Many times a product's longest texts; a longer record is an unclosed quote or not a table. */
const recordCharactersMax = 5_000_000;

const delimiters = [',', ';', '\t', '|'];

/** The delimiter that is most frequent outside quotes in the header line. */
export function sniffDelimiter(text: string): string {
  const counts = new Map(delimiters.map((delimiter) => [delimiter, 0]));
  let quoted = false;
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    else if (!quoted && (letter === '\n' || letter === '\r')) break;
    else if (!quoted && counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

async function* startingWith(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

function headerNames(cells: readonly string[]): string[] {
  const names = cells.map((cell) => cell.trim());
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at);
  if (twice !== undefined) throw new ImportStop({ code: 'column_twice', facts: { column: twice } });
  return names;
}

function toRecord(
  line: number,
  names: readonly string[],
  cells: readonly string[],
): FlatRecord | BrokenRecord {
  const surplus = cells.slice(names.length);
  if (cells.length < names.length || surplus.some((cell) => cell.trim() !== '')) {
    const facts = { cells: cells.length, heads: names.length };
    const reason = { code: 'cells_differ', facts } as const;
    return { line, problem: { field: '', value: shownValue(cells.join(' ')), reason } };
  }
  const filled: Record<string, string> = {};
  for (let at = 0; at < names.length; at += 1) {
    const cell = cells[at]?.trim();
    const name = names[at];
    if (cell !== undefined && name !== undefined && name !== '') filled[name] = cell;
  }
  return { line, cells: filled };
}

interface ParsedLine {
  readonly info: { readonly lines: number };
  readonly record: string[];
}

/**
 * Records of a CSV text: detects the delimiter; handles a byte-order mark and line ends within quotes.
 * @throws ImportStop for a header that cannot be used or quotes that never close
 */
export async function* readCsv(
  text: AsyncIterable<string>,
  onHeader: (names: readonly string[]) => void,
): AsyncGenerator<FlatRecord | BrokenRecord> {
  const chunks = text[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return;
  const head = first.value.replace(/^\uFEFF/, '');
  const parser = parse({
    delimiter: sniffDelimiter(head),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    // `"Tre" tre` is taken literally.
    relax_quotes: true,
    max_record_size: recordCharactersMax,
  });
  let line = 1;
  const source = Readable.from(startingWith(head, chunks));
  source.on('error', (error) => parser.destroy(error));
  let names: string[] | undefined;
  try {
    for await (const { info, record } of source.pipe(parser) as AsyncIterable<ParsedLine>) {
      if (names === undefined) {
        names = headerNames(record);
        onHeader(names);
      } else yield toRecord(line, names, record);
      line = info.lines + 1;
    }
  } catch (error) {
    const { code } = error as CsvError;
    if (code === 'CSV_MAX_RECORD_SIZE') throw new ImportStop({ code: 'record_too_long', facts: { line } });
    if (code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    throw new ImportStop({ code: 'quotes_open', facts: { line } });
  }
}
