import { availableParallelism } from 'node:os';
import type { Sharp } from 'sharp';
import { loadSharp } from './load-sharp.ts';
import { readIfThere, writeAtomically } from './file-store.ts';
import { type MediaStore, readOriginal, resizedPath } from './media-store.ts';
import type { CopyNotes } from './bounded-copies.ts';
import { fixedWidths, type PictureFormat } from './picture-url.ts';

/**
 * Measured on packshots of 600 px and photographs: AVIF at effort 1 takes about twice the time of WebP
 * (25 ms at 320 px) for 15 % fewer bytes; effort 4 takes ten times as long for 5 % more.
 */
const encoders = {
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 2 }),
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 1 }),
} satisfies Record<PictureFormat, (image: Sharp) => Sharp>;

export interface ResizedCopies {
  /** The copy's bytes, made at the first request and stored; null when there is no such picture or width. */
  read(hash: string, width: number, format: PictureFormat): Promise<Buffer | null>;
}

/** Runs at most `slots` tasks at a time; the others wait in order of arrival. */
function createConcurrencyLimiter(slots: number) {
  let free = slots;
  const waiting: (() => void)[] = [];
  return async <Value>(task: () => Promise<Value>): Promise<Value> => {
    if (free === 0) await new Promise<void>((resume) => waiting.push(resume));
    else free -= 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

async function makeCopy(store: MediaStore, hash: string, width: number, format: PictureFormat) {
  const original = await readOriginal(store, hash);
  if (original === null) return null;
  const sharp = await loadSharp();
  if (!fixedWidths.some((fixed) => fixed === width)) {
    const { autoOrient } = await sharp(original).metadata();
    if (width !== autoOrient.width) return null;
  }
  const image = sharp(original, { failOn: 'none' }).autoOrient().resize({ width, withoutEnlargement: true });
  return encoders[format](image).toBuffer();
}

/**
 * Resized copies of the pictures in one store. Concurrent requests for the same copy share one resize. A copy
 * that cannot be stored, as on a full disk, is returned all the same and reported to `onUnkept`. `notes`: told which are used.
 */
export function createResizedCopies(
  store: MediaStore,
  onUnkept: (error: unknown) => void,
  notes?: CopyNotes,
  slots = availableParallelism(),
): ResizedCopies {
  const gate = createConcurrencyLimiter(slots);
  const make = async (hash: string, width: number, format: PictureFormat) => {
    const copy = await makeCopy(store, hash, width, format);
    if (copy === null) return null;
    await writeAtomically(resizedPath(store, hash, width, format), copy).then(
      () => notes?.wrote(copy.length),
      onUnkept,
    );
    return copy;
  };
  const underway = new Map<string, Promise<Buffer | null>>();
  return {
    async read(hash, width, format) {
      const path = resizedPath(store, hash, width, format);
      const kept = await readIfThere(path);
      if (kept !== null) {
        notes?.used(path);
        return kept;
      }
      const key = `${hash}-${width}.${format}`;
      const shared = underway.get(key);
      if (shared !== undefined) return shared;
      const making = gate(() => make(hash, width, format)).finally(() => underway.delete(key));
      underway.set(key, making);
      return making;
    },
  };
}
