import { describe, expect, it } from 'vitest';
import { pageWindow } from './pagination.tsx';

describe('Pages offered around the current one', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 0, 9]],
    [3, 9, [1, 2, 3, 4, 0, 9]],
    [5, 9, [1, 0, 4, 5, 6, 0, 9]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [9, 9, [1, 0, 8, 9]],
  ])('on page %i of %i', (page, pages, expected) => {
    expect(pageWindow(page, pages)).toEqual(expected);
  });
});
