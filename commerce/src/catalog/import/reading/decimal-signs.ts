import type { ImportNotice } from '@casamaestra/texts/staff/import-texts.ts';
import { columnNamed } from './columns.ts';
import type { BrokenRecord, FlatRecord } from './source-row.ts';

export type DecimalSign = 'point' | 'comma';

/** Decimal separator by the name of our column; columns that are not listed are decided cell by cell. */
export type DecimalSigns = ReadonlyMap<string, DecimalSign>;

interface Seen {
  header: string;
  /** Number of cells that can only be read with this separator. */
  point: number;
  comma: number;
  /** Number of cells like "12.500", which could be either. */
  either: number;
  /** How many of these look like "3.000": programs write whole numbers with three decimals. */
  whole: number;
  filled: number;
  example: string;
}

const numeric = new Set(['price', 'number', 'integer']);
const ambiguous = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

function shapeOf(bare: string): 'point' | 'comma' | 'either' | null {
  const comma = bare.lastIndexOf(',');
  const point = bare.lastIndexOf('.');
  if (comma < 0 && point < 0) return null;
  if (comma >= 0 && point >= 0) return comma > point ? 'comma' : 'point';
  if (comma >= 0) return /^[+-]?\d*,\d{3}$/.test(bare) || bare.indexOf(',') !== comma ? null : 'comma';
  if (bare.indexOf('.') !== point) return 'comma';
  return ambiguous.test(bare) ? 'either' : 'point';
}

/** Collects statistics on the numbers of a table during the first pass. */
export class DecimalJudge {
  private readonly kinds = new Map<string, string | null>();
  private readonly seen = new Map<string, Seen>();

  private columnOf(header: string): string | null {
    let name = this.kinds.get(header);
    if (name === undefined) {
      const column = columnNamed(header);
      name = column !== undefined && numeric.has(column.kind) ? column.name : null;
      this.kinds.set(header, name);
    }
    return name;
  }

  observe(cells: FlatRecord['cells']): void {
    for (const header in cells) {
      const name = this.columnOf(header);
      const cell = cells[header];
      if (name === null || cell === undefined || cell === '') continue;
      let seen = this.seen.get(name);
      if (seen === undefined) {
        seen = { header, point: 0, comma: 0, either: 0, whole: 0, filled: 0, example: '' };
        this.seen.set(name, seen);
      }
      seen.filled += 1;
      const bare = cell.replace(/EUR|€|\s/gi, '');
      const shape = shapeOf(bare);
      if (shape === null) continue;
      seen[shape] += 1;
      if (shape !== 'either') continue;
      seen.example ||= bare;
      if (bare.endsWith('.000')) seen.whole += 1;
    }
  }

  /** The decimal separator of each column; a guess is reported. */
  signs(notice: (notice: ImportNotice) => void): DecimalSigns {
    const signs = new Map<string, DecimalSign>();
    for (const [name, { header, point, comma, either, whole, filled, example }] of this.seen) {
      if (point > 0 && comma === 0) signs.set(name, 'point');
      else if (comma > 0 && point === 0) signs.set(name, 'comma');
      else if (either > 0) {
        const isWhole = name === 'stock' && whole === filled && filled > 1;
        const isDecimal = isWhole || columnNamed(name)?.kind === 'number';
        signs.set(name, isDecimal ? 'point' : 'comma');
        notice(
          isDecimal
            ? { code: 'read_with_decimals', facts: { column: header, example, value: Number(example) } }
            : {
                code: 'read_with_thousands',
                facts: { column: header, example, digits: example.replace('.', '') },
              },
        );
      }
    }
    return signs;
  }
}

/** The same separator for every column, as given on the command line. */
export function signsOf(sign: DecimalSign, columns: readonly { readonly name: string }[]): DecimalSigns {
  return new Map(columns.map(({ name }) => [name, sign]));
}

/** Passes records through and shows each to the judge. */
export async function* observed(
  records: AsyncIterable<FlatRecord | BrokenRecord>,
  judge: DecimalJudge,
): AsyncGenerator<FlatRecord | BrokenRecord> {
  for await (const record of records) {
    if ('cells' in record) judge.observe(record.cells);
    yield record;
  }
}
