/** Beginnings of picture and document URLs in JSON: as a value, and after the first entry of a srcset. */
const beginnings = ['"/media/', 'w, /media/', '"/documents/'] as const;

function inText(text: string, base: string): string {
  let named = text;
  for (const beginning of beginnings) named = named.replaceAll(beginning, beginning.replace('/', `${base}/`));
  return named;
}

/**
 * Makes the URLs of pictures and documents in JSON absolute: a client on another host would request them from
 * its own.
 * @param base address of the shop without a trailing slash; ASCII, as an origin is
 */
export function absolutePictures(body: string | Uint8Array, base: string): string | Uint8Array {
  if (typeof body === 'string') return inText(body, base);
  // latin1 maps each byte to one character: nothing is decoded, and every byte is restored as it was.
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
  return Buffer.from(inText(text, base), 'latin1');
}
