import { describe, expect, test } from 'vitest';
import { ancestorsOf, linesOf, lineWith, stepOf } from './tree-lines.ts';

const items = [
  { id: 1, parent: null, name: 'Ferramenta' },
  { id: 2, parent: 1, name: 'Viti' },
  { id: 3, parent: 2, name: 'Viti per legno' },
  { id: 4, parent: 1, name: 'Tasselli' },
  { id: 5, parent: null, name: 'Utensili' },
];
const opened = (...ids: number[]) => linesOf(items, (id) => ids.includes(id));
const ids = (lines: ReturnType<typeof opened>) => lines.map(({ item }) => item.id);

test('only what is open shows what is inside, level by level', () => {
  expect(ids(opened())).toEqual([1, 5]);
  expect(ids(opened(1))).toEqual([1, 2, 4, 5]);
  expect(opened(1, 2).map(({ item, level, isOpen }) => [item.id, level, isOpen])).toEqual([
    [1, 1, true],
    [2, 2, true],
    [3, 3, undefined],
    [4, 2, undefined],
    [5, 1, undefined],
  ]);
});

test('above a line are its parents; one that is its own parent ends there', () => {
  expect([...ancestorsOf(3, items)]).toEqual([2, 1]);
  expect([...ancestorsOf(undefined, items)]).toEqual([]);
  expect([...ancestorsOf(9, [{ id: 9, parent: 9, name: 'Nodo' }])]).toEqual([9]);
});

describe('keys', () => {
  const lines = opened(1);
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 3],
    ['ArrowUp', 0, 0],
    ['Home', 3, 0],
    ['End', 0, 3],
    // Into an open one, and out of what is inside.
    ['ArrowRight', 0, 1],
    ['ArrowRight', 1, undefined],
    ['ArrowLeft', 2, 0],
    // Closes it.
    ['ArrowLeft', 0, undefined],
    ['x', 0, undefined],
  ])('%s from line %i leads to %s', (key, at, to) => {
    expect(stepOf(key, lines, at)).toBe(to);
  });

  test.each([
    ['v', 0, 1],
    ['V', 1, 1],
    ['t', 3, 2],
    ['q', 0, -1],
  ])('the letter %s from line %i finds %i', (letter, at, to) => {
    expect(lineWith(letter, lines, at)).toBe(to);
  });
});
