/** How pictures and documents begin in JSON: as a value, and after the first entry of a srcset. */
const beginnings = ['"/media/', 'w, /media/', '"/documents/'] as const;

function inText(text: string, base: string): string {
  let named = text;
  for (const beginning of beginnings) named = named.replaceAll(beginning, beginning.replace('/', `${base}/`));
  return named;
}

/**
 * The same JSON with pictures and documents named by whole addresses: a client on another host would look for them
 * on its own.
 * @param base address of the shop without a trailing slash; ASCII, as an origin is
 */
export function absolutePictures(body: string | Uint8Array, base: string): string | Uint8Array {
  if (typeof body === 'string') return inText(body, base);
  // One character a byte: nothing is decoded, and every byte comes back as it was.
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
  return Buffer.from(inText(text, base), 'latin1');
}
