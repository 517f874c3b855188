import { readFileSync, readdirSync } from 'node:fs';

/** One line of a pipe-separated table, keyed by the names in its first line. */
export type Line = Readonly<Record<string, string>>;

export const demoRoot = new URL('../../', import.meta.url);

/** Parses a table: the first line names the columns, blank lines are skipped. */
export function parsePsv(text: string): Line[] {
  const [header = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  const names = header.split('|');
  return lines.map((line, index) => {
    const cells = line.split('|');
    if (cells.length !== names.length) {
      throw new Error(`line ${index + 2} has ${cells.length} cells, expected ${names.length}: ${line}`);
    }
    return Object.fromEntries(names.map((name, column) => [name, (cells[column] ?? '').trim()]));
  });
}

export function readTable(name: string): Line[] {
  return parsePsv(readFileSync(new URL(`tables/${name}.psv`, demoRoot), 'utf8'));
}

/** All lines of the product tables (one file per department, in tables/products). */
export function readProductTables(): Line[] {
  const names = readdirSync(new URL('tables/products/', demoRoot)).filter((name) => name.endsWith('.psv'));
  return names.toSorted().flatMap((name) => readTable(`products/${name.replace('.psv', '')}`));
}

/** The cell of a column that must exist. */
export function cell(line: Line, column: string): string {
  const value = line[column];
  if (value === undefined) throw new Error(`no column ${column}`);
  return value;
}
