import type { CartPicture } from './cart-line.ts';

/** At least twice the width of the boxes in cart and drawer; an available width of the shop's pictures. */
const thumbnailWidth = 320;
const ownPicture = /^(.*\/media\/[0-9a-f]+-)(\d+)(\.webp)$/;

/** The smaller copy of a picture; pictures of other services are unchanged. */
export function thumbnailOf({ url, width, height }: CartPicture): {
  src: string;
  width: number;
  height: number;
} {
  const [wide, high] = [Number(width) || 160, Number(height) || 160];
  const [, before, own, after] = ownPicture.exec(url) ?? [];
  if (own === undefined || Number(own) <= thumbnailWidth) return { src: url, width: wide, height: high };
  const smaller = Math.max(1, Math.round((high * thumbnailWidth) / wide));
  return { src: `${before}${thumbnailWidth}${after}`, width: thumbnailWidth, height: smaller };
}
