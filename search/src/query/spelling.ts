const VOWELS = new Set([97, 101, 105, 111, 117]);

/** Maximum length of compared words, and size of the three rows of costs. */
const WIDTH = 64;
const rows = [new Float32Array(WIDTH), new Float32Array(WIDTH), new Float32Array(WIDTH)] as const;

function substitution(one: number, other: number): number {
  return VOWELS.has(one) && VOWELS.has(other) ? 0.8 : 1;
}

/**
 * Damerau-Levenshtein distance of `typed` to the bytes of a word (with `prefix`: to its closest prefix). A
 * doubled or missing double letter costs 0.5, a transposition 0.8, as these are the most frequent mistakes.
 * Above `most`: Infinity.
 */
export function spellingDistance(
  typed: string,
  bytes: Uint8Array,
  from: number,
  to: number,
  most: number,
  prefix: boolean,
): number {
  const width = Math.min(to - from, WIDTH - 2, prefix ? typed.length + Math.ceil(most) : WIDTH);
  let [before, previous, current] = rows;
  for (let column = 0; column <= width; column += 1) previous[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    const lastLetter = row > 1 ? typed.charCodeAt(row - 2) : -1;
    const dropCost = letter === lastLetter ? 0.5 : 1;
    current[0] = row;
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const other = bytes[from + column - 1] ?? 0;
      const lastOther = column > 1 ? (bytes[from + column - 2] ?? 0) : -2;
      let cost = (previous[column - 1] ?? 0) + (letter === other ? 0 : substitution(letter, other));
      cost = Math.min(cost, (previous[column] ?? 0) + dropCost);
      cost = Math.min(cost, (current[column - 1] ?? 0) + (other === lastOther ? 0.5 : 1));
      if (letter === lastOther && lastLetter === other)
        cost = Math.min(cost, (before[column - 2] ?? 0) + 0.8);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return Infinity;
    [before, previous, current] = [previous, current, before];
  }
  let distance = previous[width] ?? Infinity;
  if (prefix)
    for (let column = 0; column <= width; column += 1)
      distance = Math.min(distance, previous[column] ?? distance);
  return distance <= most ? distance : Infinity;
}
