/** 26 bits for letters and 6 for the length: excludes most words before spellings are compared. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26) mask |= 1 << letter;
  }
  return ((Math.min(63, word.length) << 26) | mask) >>> 0;
}

const LETTERS = 0x03ff_ffff;

/** Number of set bits. */
function bitCount(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x5555_5555);
  count = (count & 0x3333_3333) + ((count >>> 2) & 0x3333_3333);
  return (Math.imul((count + (count >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24) & 0xff;
}

/**
 * Whether two words, each by its mask, can be so few changes apart. A change brings or takes one letter; it may
 * lengthen a word by two, as a doubled letter costs half. `prefix`: whether a beginning of the other can be.
 */
export function mayBeNear(typed: number, other: number, changes: number, prefix = false): boolean {
  const [length, otherLength] = [typed >>> 26, other >>> 26];
  if (otherLength < length - 2 * changes) return false;
  if (!prefix && otherLength > length + 2 * changes) return false;
  if (bitCount(typed & ~other & LETTERS) > changes) return false;
  return prefix || bitCount(other & ~typed & LETTERS) <= changes;
}
