/** FNV-1a: the same text gives the same 32-bit number on every machine. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) {
    value ^= char.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  value ^= value >>> 16;
  value = Math.imul(value, 0x85ebca6b) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
}

/** A repeatable number in [0, 1) for a product and a purpose. */
export function chance(...parts: string[]): number {
  return hash(parts.join('\u0000')) / 2 ** 32;
}

/** A repeatable whole number between two bounds, both included. */
export function between(low: number, high: number, ...parts: string[]): number {
  return low + Math.floor(chance(...parts) * (high - low + 1));
}
