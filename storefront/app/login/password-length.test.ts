import { describe, expect, it } from 'vitest';
import { missingCharacters } from './password-length.ts';

describe('A01 length of a password as it is typed', () => {
  it.each([
    ['', 10],
    ['casa', 6],
    ['nove segni'.slice(1), 1],
    ['dieci tocc', 0],
    ['una frase lunga che ricordo', 0],
    // One letter each, however it is composed, and one picture each.
    ['perche\u0301', 4],
    ['🏠🏠🏠', 7],
  ])('“%s” needs %i more', (typed, missing) => {
    expect(missingCharacters(typed)).toBe(missing);
  });
});
