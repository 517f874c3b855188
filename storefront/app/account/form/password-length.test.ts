import { describe, expect, it } from 'vitest';
import { missingCharacters } from './password-length.ts';

describe('A01 length of a password as it is typed', () => {
  it.each([
    ['', 15],
    ['casa', 11],
    ['quattordici ch', 1],
    ['quindici chars!', 0],
    ['una frase lunga che ricordo', 0],
    // One letter each, however it is composed, and one picture each.
    ['perche\u0301', 9],
    ['🏠🏠🏠', 12],
  ])('“%s” needs %i more', (typed, missing) => {
    expect(missingCharacters(typed)).toBe(missing);
  });
});
