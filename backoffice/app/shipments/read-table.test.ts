import { describe, expect, test } from 'vitest';
import { readTable, usualColumn } from './read-table.ts';

describe('a file of a carrier', () => {
  test.each([
    [
      'semicolons',
      'Ordine;Tracking\r\nCM-1;A1\r\n',
      [
        ['Ordine', 'Tracking'],
        ['CM-1', 'A1'],
      ],
    ],
    [
      'tabs, with a mark',
      '\uFEFFOrdine\tTracking\nCM-1\tA1',
      [
        ['Ordine', 'Tracking'],
        ['CM-1', 'A1'],
      ],
    ],
    [
      'quotes',
      'a,b\n"1, 2","say ""no"""',
      [
        ['a', 'b'],
        ['1, 2', 'say "no"'],
      ],
    ],
    [
      'empty lines',
      'a;b\n\n;\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['nothing', '', []],
  ])('with %s', (_, text, rows) => {
    expect(readTable(text)).toEqual(rows);
  });

  test('names its columns as carriers do', () => {
    const headings = ['Rif. mittente', 'Lettera di vettura', 'Link'];
    expect([
      usualColumn(headings, 'order'),
      usualColumn(headings, 'number'),
      usualColumn(headings, 'url'),
    ]).toEqual([0, 1, 2]);
    expect(usualColumn(['Peso'], 'number')).toBe(-1);
  });
});
