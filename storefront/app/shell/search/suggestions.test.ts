import { describe, expect, it } from 'vitest';
import { rangesOf, textPieces } from './highlighted-text.ts';
import { askableTerm } from './suggestions.ts';

describe('L12 suggestions', () => {
  it('wait for three characters and lower the term', () => {
    expect(askableTerm('  Tr ')).toBeNull();
    expect(askableTerm('  TRApano   18 V ')).toBe('trapano 18 v');
    expect(askableTerm('  V8  ')).toBeNull();
  });

  it('mark what matches and lose no text', () => {
    expect(
      textPieces('Trapano avvitatore', [
        [0, 3],
        [8, 12],
      ]),
    ).toEqual([
      { text: 'Tra', match: true },
      { text: 'pano ', match: false },
      { text: 'avvi', match: true },
      { text: 'tatore', match: false },
    ]);
  });

  it('ignore ranges that overlap or overrun', () => {
    const text = 'Sega';
    const pieces = textPieces(text, [
      [0, 2],
      [1, 3],
      [2, 9],
      [3, 3],
    ]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter((piece) => piece.match)).toEqual([{ text: 'Se', match: true }]);
  });

  it('find the term in labels that arrive without ranges', () => {
    expect(rangesOf('Trapani', 'tra')).toEqual([[0, 3]]);
    expect(rangesOf('Seghe', 'tra')).toEqual([]);
    expect(rangesOf('Seghe', '')).toEqual([]);
  });
});
