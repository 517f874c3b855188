import { describe, expect, test } from 'vitest';
import { filledDown, pastedCells } from './grid-cells.ts';

const grid = {
  rows: ['a', 'b', 'c'],
  columns: ['sku', 'gtin', 'price'],
  isLocked: (row: string, column: string) => row === 'b' && column === 'price',
};

describe('cells from a spreadsheet', () => {
  test('are laid from the cell on; locked ones and those beyond the edge are left out', () => {
    expect(pastedCells(grid, { row: 'a', column: 'gtin' }, '1\t 9,90 \tx\r\n2\t8\r\n3\r\n4\r\n')).toEqual([
      { row: 'a', column: 'gtin', text: '1' },
      { row: 'a', column: 'price', text: '9,90' },
      { row: 'b', column: 'gtin', text: '2' },
      { row: 'c', column: 'gtin', text: '3' },
    ]);
  });

  test('empty ones empty a cell', () => {
    expect(pastedCells(grid, { row: 'c', column: 'sku' }, '\t5')).toEqual([
      { row: 'c', column: 'sku', text: '' },
      { row: 'c', column: 'gtin', text: '5' },
    ]);
  });

  test('go down to the last row', () => {
    expect(filledDown(grid, { row: 'a', column: 'price', text: '7' })).toEqual([
      { row: 'c', column: 'price', text: '7' },
    ]);
  });
});
