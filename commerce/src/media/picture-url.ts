/** A stored picture as in product, variant and content rows; width and height of the original in pixels. */
export interface StoredPicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly alt?: string | null;
  /** The point that stays in view where it is cropped: "30% 60%". */
  readonly focus?: string;
}

/** The picture of a line of a cart or an order; a product's may show another colour than the variant's. */
export type GoodsPicture = StoredPicture & { readonly other_colour?: true };

export const pictureFormats = ['webp', 'avif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Widths in which every picture is offered, up to that of its original. */
export const fixedWidths = [160, 320, 480, 640, 720, 960, 1280, 1920] as const;
const widest = 1920;

/** Widths that exist for an original: the fixed ones below it and its own (at most 1920). */
export function pictureWidths(originalWidth: number): number[] {
  const top = Math.min(originalWidth, widest);
  return [...fixedWidths.filter((width) => width < top), top];
}

/** The smallest available width not below the wanted one, else the largest. */
export function nearestWidth(originalWidth: number, wanted: number): number {
  const widths = pictureWidths(originalWidth);
  return widths.find((width) => width >= wanted) ?? Math.min(originalWidth, widest);
}

/** URL of one resized copy. The width must be one of `pictureWidths`, otherwise the shop answers 404. */
export function pictureUrl(hash: string, width: number, format: PictureFormat = 'webp'): string {
  return `/media/${hash}-${width}.${format}`;
}

/** A srcset of all available widths, optionally up to a limit: "/media/ab…-320.webp 320w, …". */
export function srcset(hash: string, originalWidth: number, format: PictureFormat, limit = widest): string {
  const widths = pictureWidths(originalWidth);
  const offered = widths.filter((width) => width <= limit);
  return (offered.length > 0 ? offered : widths.slice(0, 1))
    .map((width) => `${pictureUrl(hash, width, format)} ${width}w`)
    .join(', ');
}

/** A stored picture in the form of the contract (`pictureSchema`), near the wanted width. */
export function presentPicture(picture: StoredPicture, wantedWidth: number, limit = widest) {
  const width = nearestWidth(picture.width, wantedWidth);
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  return {
    url: pictureUrl(picture.hash, width),
    width: String(width),
    height: String(height),
    ...(picture.alt ? { alt: picture.alt } : {}),
    ...(picture.focus && { focus: picture.focus }),
    srcset: srcset(picture.hash, picture.width, 'webp', limit),
    srcset_avif: srcset(picture.hash, picture.width, 'avif', limit),
  };
}
