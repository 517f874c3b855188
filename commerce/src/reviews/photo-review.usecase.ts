import type { reviewFormSchema } from '@casamaestra/contract/reviews/reviews.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { z } from 'zod';
import type { AreaDependencies } from '../area.ts';
import type { Caller } from '../contract-http/caller.ts';
import { mediaStore } from '../media/media-store.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { StoredPicture } from '../media/picture-url.ts';
import { deletePicture, isHeic, keepPhoto, redrawnPhoto } from '../media/shopper-photo.ts';
import type { ShopperPhoto } from '../media/shopper-photo.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { hours, withinLimits } from '../platform/limits/too-many-requests.ts';
import { storeReview, writingOf } from './write-review.usecase.ts';
import type { ReviewDependencies, Writing } from './write-review.usecase.ts';

export type PhotoReviewDependencies = ReviewDependencies & Pick<AreaDependencies, 'config'>;

interface SentReview {
  readonly input: z.output<typeof reviewFormSchema>;
  readonly photos: readonly Blob[];
}

/** Drawing is work, and every photo is looked at: so many of one network in a day, and of one person. */
const ofNetwork = { requests: 60, windowMs: hours(24) };
const ofPerson = { requests: 24, windowMs: hours(24) };

async function withinPhotos(
  deps: PhotoReviewDependencies,
  caller: Caller,
  { writer }: Writing,
): Promise<Outcome<undefined>> {
  const person = writer.customerId === null ? `order ${writer.orderId}` : `${writer.customerId}`;
  return withinLimits(deps, [
    [`review-photo:${networkOf(caller.address)}`, ofNetwork],
    [`review-photo::${person}`, ofPerson],
  ]);
}

/** The photos drawn anew, one after the other; refused for the first that is none. */
async function redrawn(photos: readonly Blob[]): Promise<Outcome<readonly ShopperPhoto[]>> {
  const drawn: ShopperPhoto[] = [];
  for (const [index, photo] of photos.entries()) {
    const bytes = Buffer.from(await photo.arrayBuffer());
    if (isHeic(bytes)) return refused('photo_heic', { position: index + 1 }, 'photos');
    const one = await redrawnPhoto(bytes);
    if (one === undefined) return refused('photo_unreadable', { position: index + 1 }, 'photos');
    drawn.push(one);
  }
  return accepted(drawn);
}

/** Stores the files, hands them to `write`, and deletes them again when that fails. */
async function keepingPhotos(
  store: MediaStore,
  photos: readonly ShopperPhoto[],
  write: (kept: readonly StoredPicture[]) => Promise<void>,
): Promise<void> {
  const kept: StoredPicture[] = [];
  try {
    for (const photo of photos) {
      const { width, height } = photo;
      kept.push({ hash: await keepPhoto(store, photo), width, height });
    }
    await write(kept);
  } catch (error) {
    for (const { hash } of kept) await deletePicture(store, hash);
    throw error;
  }
}

/** Writes a review with its photos, all or nothing. */
export async function sendPhotoReview(
  deps: PhotoReviewDependencies,
  caller: Caller,
  { input, photos }: SentReview,
): Promise<Outcome<undefined>> {
  const { order_number: number, email, without_photos: without, item_code: code, ...words } = input;
  const order = number === '' && email === '' ? undefined : { number, email };
  const writing = await writingOf(deps, caller, code, order);
  if (!writing.ok) return writing;
  for (const _ of photos) {
    const within = await withinPhotos(deps, caller, writing.value);
    if (!within.ok) return within;
  }
  const drawn = await redrawn(photos);
  if (!drawn.ok) return drawn;
  const replaces = photos.length > 0 || without !== undefined;
  await keepingPhotos(mediaStore(deps.config.dataDir, deps.config.filesUrl), drawn.value, (kept) =>
    storeReview(deps, writing.value, words, replaces ? kept : undefined),
  );
  return accepted(undefined);
}
