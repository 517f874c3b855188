import type { ListColumn } from './list-column.ts';

/** A column of a file. */
export type CsvColumn<Row> = Pick<ListColumn<Row>, 'title' | 'value'>;

/** What a spreadsheet would take for a formula, also after blanks (OWASP, CSV injection). */
const formula = /^[\s\u00a0]*[=+\-@|\t\r\n]/;

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function written(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  return quoted(formula.test(value) ? `'${value}` : value);
}

/**
 * Rows as CSV as spreadsheets in Italy open it: UTF-8 with mark, semicolons, decimal commas. Text that begins like a formula
 * begins with an apostrophe: no spreadsheet runs it.
 */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => written(title)),
    ...rows.map((row) => columns.map(({ value }) => written(value(row)))),
  ];
  return `\uFEFF${lines.map((cells) => cells.join(';')).join('\r\n')}\r\n`;
}
