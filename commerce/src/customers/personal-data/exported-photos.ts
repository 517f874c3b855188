import { type MediaStore, readOriginal } from '../../media/media-store.ts';
import type { StoredPicture } from '../../media/picture-url.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import type { FileStore } from '../../media/file-store.ts';
import { readPrivate } from '../../media/private-files.ts';

interface WithPhotos {
  readonly state: string;
  readonly photos: readonly (Omit<StoredPicture, 'hash'> & { readonly picture: string })[];
}

/**
 * Reviews with their photos: the address of published ones, the picture itself (WebP, base64) of others, whose address
 * nobody gets to know.
 */
export async function withPhotos<Review extends WithPhotos>(reviews: readonly Review[], store: MediaStore) {
  const exported = [];
  for (const { photos, ...review } of reviews) {
    const shown = [];
    for (const { picture, width, height } of photos) {
      const bytes = review.state === 'published' ? null : await readOriginal(store, picture);
      shown.push(
        bytes === null
          ? { address: pictureUrl(picture, width), width, height }
          : { webp: bytes.toString('base64'), width, height },
      );
    }
    exported.push({ ...review, photos: shown });
  }
  return exported;
}

interface WithReturns {
  readonly withdrawals: readonly { readonly photos: readonly { readonly file: string }[] }[];
  readonly note_files: readonly { readonly file: string; readonly kind: 'picture' | 'pdf' }[];
}

/**
 * Orders with what is kept of them for staff alone, in base64, as it has no address for others: photos of what came back
 * (WebP), and files that staff attached to their notes (WebP, PDF).
 */
export async function withPrivateFiles<Order extends WithReturns>(
  orders: readonly Order[],
  files: FileStore,
) {
  const exported = [];
  for (const order of orders) {
    const withdrawals = [];
    for (const { photos, ...withdrawal } of order.withdrawals) {
      const shown = [];
      for (const { file, ...photo } of photos)
        shown.push({
          ...photo,
          webp: (await readPrivate(files, 'picture', file))?.toString('base64') ?? null,
        });
      withdrawals.push({ ...withdrawal, photos: shown });
    }
    const noted = [];
    for (const { file, ...described } of order.note_files) {
      const content = (await readPrivate(files, described.kind, file))?.toString('base64') ?? null;
      noted.push({ ...described, content });
    }
    exported.push({ ...order, withdrawals, note_files: noted });
  }
  return exported;
}
