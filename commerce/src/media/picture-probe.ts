import type { PictureFinding } from '@casamaestra/texts/staff/import-texts.ts';
import { loadSharp } from './load-sharp.ts';

/** Metadata of an original; sizes in pixels after EXIF rotation. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
}

export type Probe =
  | { readonly ok: true; readonly facts: PictureFacts }
  | { readonly ok: false; readonly reason: PictureFinding };

const pixelsMax = 80_000_000;
const decodeSecondsMax = 30;

/**
 * Whether the first bytes are those of a supported format. SVG is not: it may contain scripts and external
 * references.
 */
export function hasPictureSignature(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 16)).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('GIF8') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    (head.slice(4, 8) === 'ftyp' && ['avif', 'avis', 'mif1'].includes(head.slice(8, 12))) ||
    head.startsWith('II*\0') ||
    head.startsWith('MM\0*')
  );
}

/** Reads the header of a picture; pixels are decoded only when a resized copy is made. */
export async function probePicture(bytes: Buffer): Promise<Probe> {
  if (bytes.length === 0) return { ok: false, reason: { code: 'picture_empty' } };
  if (!hasPictureSignature(bytes)) {
    return { ok: false, reason: { code: 'picture_of_no_kind' } };
  }
  const sharp = await loadSharp();
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (autoOrient.width * autoOrient.height > pixelsMax) {
      const { width, height } = autoOrient;
      return { ok: false, reason: { code: 'picture_too_large', facts: { width, height } } };
    }
    return { ok: true, facts: { width: autoOrient.width, height: autoOrient.height } };
  } catch {
    return { ok: false, reason: { code: 'picture_broken' } };
  }
}

/** Decodes all pixels: finds what is cut off or damaged behind a whole header. Give it what `probePicture` took. */
export async function isWholePicture(bytes: Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  try {
    await sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'warning' })
      .timeout({ seconds: decodeSecondsMax })
      .stats();
    return true;
  } catch {
    return false;
  }
}
