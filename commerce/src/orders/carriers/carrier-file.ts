import type { CarrierTemplateFields } from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { plainCell, separators } from './carrier-line.ts';
import { windows1252 } from './windows-1252.ts';

type Layout = Omit<CarrierTemplateFields, 'carrier' | 'name'>;

function written(text: string, { quotes, separator }: Layout): string {
  const isQuoted =
    quotes === 'always' ||
    (quotes === 'needed' && (text.includes('"') || text.includes(separators[separator])));
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The lines of a file: what comes first, the titles, the rows. */
export function carrierText(layout: Layout, rows: readonly (readonly string[])[]): string {
  const lineOf = (cells: readonly string[]) =>
    cells.map((cell) => written(cell, layout)).join(separators[layout.separator]);
  const first = layout.first_lines === '' ? [] : layout.first_lines.split(/\r\n|\n/);
  const titles = layout.columns.map(({ title }) => plainCell(title, layout).text);
  const lines = [
    ...first.map((line) => plainCell(line, { ...layout, quotes: 'needed' }).text),
    ...(layout.header ? [lineOf(titles)] : []),
    ...rows.map(lineOf),
  ];
  const end = layout.line_end === 'lf' ? '\n' : '\r\n';
  return lines.map((line) => `${line}${end}`).join('');
}

/** The bytes of a file, in the encoding of its layout. */
export function carrierBytes(text: string, { encoding }: Layout): Uint8Array {
  if (encoding === 'windows-1252') return windows1252(text);
  return new TextEncoder().encode(encoding === 'utf-8-bom' ? `\uFEFF${text}` : text);
}
