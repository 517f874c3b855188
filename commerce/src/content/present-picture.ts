import { presentPicture, srcset } from '../media/picture-url.ts';
import type { StoredPicture } from '../media/picture-url.ts';

/** A picture as returned by a left join. */
export interface JoinedPicture {
  readonly hash: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

export function storedPicture({ hash, width, height }: JoinedPicture): StoredPicture | null {
  return hash === null || width === null || height === null ? null : { hash, width, height };
}

/** URL, size and widths of a content picture; null when the row has none. */
export function contentImage(joined: JoinedPicture, wantedWidth: number) {
  const picture = storedPicture(joined);
  return picture === null ? null : presentPicture(picture, wantedWidth);
}

/** Only the URL, for rows that hold a picture as text. */
export function contentImageUrl(joined: JoinedPicture, wantedWidth: number): string | null {
  return contentImage(joined, wantedWidth)?.url ?? null;
}

export function contentSrcset(joined: JoinedPicture): string | null {
  const picture = storedPicture(joined);
  return picture === null ? null : srcset(picture.hash, picture.width, 'webp');
}
