/** Background of every packshot, so that pictures of any age stand side by side in a list. */
export const studio = [245, 245, 243] as const;

/** Width and height of a new packshot in pixels. */
export const packshotSize = 1000;

/**
 * Whether the outermost pixels of a square picture (RGB bytes, `size` pixels a side) are the studio's grey, give
 * or take `tolerance` a channel: goods cut off at the edge and visible edges of shadows fail.
 */
export function standsInStudio(pixels: Uint8Array, size: number, tolerance = 3): boolean {
  const last = size - 1;
  for (let at = 0; at < size; at += 1) {
    for (const [x, y] of [
      [at, 0],
      [at, last],
      [0, at],
      [last, at],
    ] as const) {
      const start = (y * size + x) * 3;
      if (studio.some((grey, channel) => Math.abs((pixels[start + channel] ?? 0) - grey) > tolerance))
        return false;
    }
  }
  return true;
}
