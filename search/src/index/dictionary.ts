import type { Segment } from './segment.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Sorted byte strings: entry n is bytes[start[n]] … bytes[start[n + 1]]. */
export type ByteStrings = { readonly start: Uint32Array; readonly bytes: Uint8Array };

export const termsOf = (segment: Segment): ByteStrings => ({
  start: segment.termStart,
  bytes: segment.termBytes,
});
export const wordsOf = (segment: Segment): ByteStrings => ({
  start: segment.wordStart,
  bytes: segment.wordBytes,
});
export const termCodes = (segment: Segment): ByteStrings => ({
  start: segment.codeStart,
  bytes: segment.codeBytes,
});

/** The text of one entry. TextDecoder does not accept shared memory, hence the copy. */
export function textAt(start: Uint32Array, bytes: Uint8Array, index: number): string {
  const from = start[index] ?? 0;
  const to = start[index + 1] ?? from;
  let text = '';
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte > 127) return decoder.decode(bytes.slice(from, to));
    text += String.fromCharCode(byte);
  }
  return text;
}

/**
 * Compares an entry with a key: negative, 0, positive; with `prefixOnly` an entry that begins with the key is
 * equal.
 */
function compareAt(strings: ByteStrings, index: number, key: Uint8Array, prefixOnly: boolean): number {
  const { start, bytes } = strings;
  const from = start[index] ?? 0;
  const length = (start[index + 1] ?? from) - from;
  const shared = Math.min(length, key.length);
  for (let at = 0; at < shared; at += 1) {
    const difference = (bytes[from + at] ?? 0) - (key[at] ?? 0);
    if (difference !== 0) return difference;
  }
  if (length < key.length) return -1;
  return prefixOnly || length === key.length ? 0 : 1;
}

function lowerBound(strings: ByteStrings, key: Uint8Array): number {
  let low = 0;
  let high = strings.start.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareAt(strings, middle, key, false) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of the entry, or -1. */
export function findExact(strings: ByteStrings, key: string): number {
  const bytes = encoder.encode(key);
  const index = lowerBound(strings, bytes);
  return index < strings.start.length - 1 && compareAt(strings, index, bytes, false) === 0 ? index : -1;
}

/** Entries that begin with the prefix: [from, to). */
export function prefixRange(strings: ByteStrings, prefix: string): [from: number, to: number] {
  const key = encoder.encode(prefix);
  const from = lowerBound(strings, key);
  let low = from;
  let high = strings.start.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareAt(strings, middle, key, true) <= 0) low = middle + 1;
    else high = middle;
  }
  return [from, low];
}

/** First position at or after `from` whose document is at least `doc`. */
export function seek(docs: Uint32Array, doc: number, from: number): number {
  let low = from;
  let high = docs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((docs[middle] ?? 0) < doc) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Document with this product id, or -1. */
export function findById(segment: Segment, id: number): number {
  const { byId, id: ids } = segment;
  let low = 0;
  let high = byId.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[byId[middle] ?? 0] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  const doc = byId[low] ?? -1;
  return doc >= 0 && ids[doc] === id ? doc : -1;
}

export const nameOf = (segment: Segment, doc: number): string =>
  textAt(segment.nameStart, segment.nameBytes, doc);
