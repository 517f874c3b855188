import { expect, test } from 'vitest';
import { csvOf } from './list-csv.ts';

const columns = [
  { id: 'name', title: 'Nome; cognome', value: ([name]: [string, number | null]) => name },
  { id: 'total', title: 'Totale', value: ([, total]: [string, number | null]) => total },
];
const lineOf = (text: string, total: number | null = null) =>
  csvOf(columns, [[text, total]]).split('\r\n')[1];

test('a file begins with its mark and the titles, with what separates cells in quotes', () => {
  expect(csvOf(columns, [])).toBe('\uFEFF"Nome; cognome";Totale\r\n');
});

test.each(['=1+1', '+39 02 1', '-2+3', '@SUM(A1)', '\t=1', '  =HYPERLINK("x")', '\u00a0=1', '|calc'])(
  'no spreadsheet runs %j',
  (text) => {
    expect(lineOf(text)).toMatch(/^"?'/);
  },
);

test('numbers stay numbers, also below zero; quotes are doubled; nothing is an empty cell', () => {
  expect(lineOf('Detto "il lungo"', -12.5)).toBe('"Detto ""il lungo""";-12,5');
  expect(lineOf('Rossi')).toBe('Rossi;');
});
