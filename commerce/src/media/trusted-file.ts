import { redrawnPhoto } from './shopper-photo.ts';

/** Where the end of a PDF is marked: programs append a little behind it; what is cut off has none. */
const PDF_TAIL = 2048;

/** What is kept of a file that somebody sent: a PDF as it is, of a picture its pixels alone. */
export type TrustedFile =
  | { readonly kind: 'pdf'; readonly bytes: Buffer }
  | { readonly kind: 'picture'; readonly bytes: Buffer; readonly width: number; readonly height: number };

/** How a name ends that was kept as. */
export const endings = { pdf: '.pdf', picture: '.webp' } as const;

const isWholePdf = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 5) === '%PDF-' &&
  bytes.subarray(-PDF_TAIL).toString('latin1').includes('%%EOF');

/** By its contents, as neither name nor type are believed; undefined for what is no whole PDF, JPEG, PNG or WebP. */
export async function trustedFile(bytes: Buffer): Promise<TrustedFile | undefined> {
  if (isWholePdf(bytes)) return { kind: 'pdf', bytes };
  const photo = await redrawnPhoto(bytes);
  return photo && { kind: 'picture', ...photo };
}

/** A name that is safe in a header and on any disk: letters, digits, spaces, a few marks; no path. */
export function safeFileName(name: string, ending: string, lettersMost: number): string {
  const stem = (name.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N} ._()-]+/gu, '_')
    .replaceAll(/^[. ]+/g, '')
    .trim()
    .slice(0, lettersMost - ending.length);
  return `${stem === '' ? 'file' : stem}${ending}`;
}
