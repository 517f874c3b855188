/** Many answers share one allocation, so that memory is allocated and freed in pieces of one size. */
const SLAB_BYTES = 1 << 20;

let slab = Buffer.alloc(0);
let used = 0;

/** UTF-8 bytes as a string with one character per byte. */
export type ByteText = string & { readonly __encoding: 'utf-8 bytes' };

export function byteText(text: string): ByteText {
  return Buffer.from(text).toString('latin1') as ByteText;
}

export function readByteText(bytes: ByteText): string {
  return Buffer.from(bytes, 'latin1').toString();
}

/** A range of bytes inside a larger allocation. */
export interface ByteSlice {
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
}

/**
 * Joins pieces into one buffer inside a shared slab. For answers to be sent: whoever stores one for long must
 * copy it, or the whole slab stays in memory.
 */
export function joinInSlab(pieces: readonly (ByteText | ByteSlice)[]): Buffer {
  let length = 0;
  for (const piece of pieces) length += typeof piece === 'string' ? piece.length : piece.end - piece.start;
  const alone = length > SLAB_BYTES / 4;
  if (!alone && used + length > slab.length) {
    slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
    used = 0;
  }
  const joined = alone ? Buffer.allocUnsafeSlow(length) : slab.subarray(used, used + length);
  if (!alone) used += length;
  let at = 0;
  for (const piece of pieces) {
    at +=
      typeof piece === 'string'
        ? joined.write(piece, at, 'latin1')
        : piece.bytes.copy(joined, at, piece.start, piece.end);
  }
  return joined;
}

/** A copy with memory of its own, when the bytes share a larger allocation. */
export function ownBytes(body: string | Uint8Array): string | Uint8Array {
  if (typeof body === 'string' || body.byteLength === body.buffer.byteLength) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  copy.set(body);
  return copy;
}
