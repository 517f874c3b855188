type Range = readonly [start: number, end: number];

/** A piece of text and whether it matches the typed text. */
export interface TextPiece {
  readonly text: string;
  readonly match: boolean;
}

/**
 * Splits a text at its matching ranges, [start, end) in UTF-16 units; overlapping or invalid ranges are
 * ignored.
 */
export function textPieces(text: string, ranges: readonly Range[]): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    if (start < at || end <= start || end > text.length) continue;
    pieces.push({ text: text.slice(at, start), match: false }, { text: text.slice(start, end), match: true });
    at = end;
  }
  return [...pieces, { text: text.slice(at), match: false }].filter((piece) => piece.text !== '');
}

/** The first occurrence of the term, for texts that come without ranges. */
export function rangesOf(text: string, term: string): readonly Range[] {
  const at = text.toLowerCase().indexOf(term);
  return at < 0 || term === '' ? [] : [[at, at + term.length]];
}
