import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadSharp } from './load-sharp.ts';
import { keepOriginal, removeOriginal, resizedPath } from './media-store.ts';
import type { MediaStore } from './media-store.ts';

/** Longest side of a kept photo: enough for a whole screen, no more than a page shows. */
const SIDE_MAX = 1600;
/** Less shows nothing. */
const SIDE_MIN = 16;
/** More than any telephone takes; what a small file may unpack to is bounded by it. */
const PIXELS_MAX = 60_000_000;
const SECONDS_MAX = 15;
const NAME_BYTES = 10;

/** A photo as it is kept: pixels only, upright, at most 1600 px a side. */
export interface ShopperPhoto {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** JPEG, PNG or WebP by its first bytes; the name and the declared type of a file say nothing. */
function isPhoto(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 12);
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP')
  );
}

/** HEIC, as iPhones write it, by its first bytes: not drawn here, as its coding is under patents. */
export const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(bytes.toString('latin1', 4, 12));

/**
 * Draws a photo that a stranger sent anew, so that nothing of the file stays but its pixels: no place, no device, no
 * thumbnail, no appended data. Undefined for what is no whole JPEG, PNG or WebP of at most 60 megapixels.
 */
export async function redrawnPhoto(bytes: Buffer): Promise<ShopperPhoto | undefined> {
  if (!isPhoto(bytes)) return undefined;
  const sharp = await loadSharp();
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .timeout({ seconds: SECONDS_MAX })
      .autoOrient()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 84, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    if (Math.min(info.width, info.height) < SIDE_MIN) return undefined;
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

/** Stores a photo under a random name, which nobody can guess before it is shown. */
export async function keepPhoto(store: MediaStore, photo: ShopperPhoto): Promise<string> {
  const name = randomBytes(NAME_BYTES).toString('hex');
  await keepOriginal(store, name, photo.bytes);
  return name;
}

/** Deletes a picture and its copies of any width; what is gone already is no error. */
export async function deletePicture(store: MediaStore, name: string): Promise<void> {
  const folder = dirname(resizedPath(store, name, SIDE_MAX, 'webp'));
  const copies = await readdir(folder).catch(() => []);
  for (const copy of copies.filter((file) => file.startsWith(name)))
    await rm(join(folder, copy), { force: true });
  await removeOriginal(store, name);
}
