/** 26 bits for letters and 6 for the length: excludes most words before spellings are compared. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26) mask |= 1 << letter;
  }
  return ((Math.min(63, word.length) << 26) | mask) >>> 0;
}
