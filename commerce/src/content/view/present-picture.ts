import { presentPicture, srcset } from '../../media/picture-url.ts';
import type { EntryPictures } from '../entries/stored-entry.ts';

/** URL, size and widths of a picture of an entry; null when it has none of that name. */
export function contentImage(pictures: EntryPictures, name: string | undefined, wantedWidth: number) {
  const picture = name === undefined ? undefined : pictures[name];
  return picture === undefined ? null : presentPicture(picture, wantedWidth);
}

/** Only the URL, for rows that hold a picture as text. */
export const contentImageUrl = (
  pictures: EntryPictures,
  name: string | undefined,
  wantedWidth: number,
): string | null => contentImage(pictures, name, wantedWidth)?.url ?? null;

/** The point that stays in view where it is cropped, for rows that hold a picture as text. */
export function contentFocus(pictures: EntryPictures, name: string | undefined): { readonly focus?: string } {
  const focus = name === undefined ? undefined : pictures[name]?.focus;
  return focus === undefined ? {} : { focus };
}

export function contentSrcset(pictures: EntryPictures, name: string | undefined): string | null {
  const picture = name === undefined ? undefined : pictures[name];
  return picture === undefined ? null : srcset(picture.hash, picture.width, 'webp');
}
