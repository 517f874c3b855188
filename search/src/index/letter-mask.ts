/** 26 bits of letters and 6 of length: rules out most words before a spelling is compared. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26) mask |= 1 << letter;
  }
  return ((Math.min(63, word.length) << 26) | mask) >>> 0;
}
