import { existsSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';

/** An accepted picture is a third as wide as its screen: fourteen screens at three widths take less than 2 MB. */
const scale = 3;
/** Side of a square of the small picture that is compared as a whole, in pixels: 24 px of the screen. */
const tile = 8;
/** Distance of the mean of a colour (0 to 255) from which a square differs: smoothing of type and new dates stay below. */
const tolerance = 12;

interface Raw {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** How a screen differs from its accepted picture. */
export interface Difference {
  /** Share of the squares that differ, 0 to 1; of pictures of different heights the rest counts too. */
  readonly share: number;
  /** The new picture, small, with what differs in red; PNG. */
  readonly picture: Buffer;
}

const smallOf = async (path: string) => {
  const { width } = await sharp(path).metadata();
  return sharp(path).resize({ width: Math.round(width / scale) });
};

const rawOf = async (picture: Sharp): Promise<Raw> => {
  const { data, info } = await picture.removeAlpha().toColourspace('srgb').raw().toBuffer({
    resolveWithObject: true,
  });
  return { data, width: info.width, height: info.height };
};

/** Writes a screen's picture as the accepted one. */
export async function acceptPicture(path: string, accepted: string): Promise<void> {
  await (await smallOf(path)).webp({ quality: 60, effort: 6 }).toFile(accepted);
}

/** Mean of red, green and blue of a square; undefined outside the picture. */
function meanOf({ data, width, height }: Raw, left: number, top: number): readonly number[] | undefined {
  const right = Math.min(left + tile, width);
  const bottom = Math.min(top + tile, height);
  if (right <= left || bottom <= top) return undefined;
  const sums = [0, 0, 0];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      for (const [at, sum] of sums.entries()) sums[at] = sum + (data[(y * width + x) * 3 + at] ?? 0);
  return sums.map((sum) => sum / ((right - left) * (bottom - top)));
}

/** Left upper corners of the squares that differ. */
function differing(one: Raw, other: Raw): { corners: (readonly [number, number])[]; squares: number } {
  const corners: (readonly [number, number])[] = [];
  let squares = 0;
  for (let top = 0; top < Math.max(one.height, other.height); top += tile) {
    for (let left = 0; left < Math.max(one.width, other.width); left += tile) {
      const [before, after] = [meanOf(one, left, top), meanOf(other, left, top)];
      const same =
        before !== undefined &&
        after !== undefined &&
        before.every((value, at) => Math.abs(value - (after[at] ?? 0)) <= tolerance);
      squares += 1;
      if (!same) corners.push([left, top]);
    }
  }
  return { corners, squares };
}

/** Compares a screen's picture with its accepted one; undefined when there is none. */
export async function compareWithAccepted(path: string, accepted: string): Promise<Difference | undefined> {
  if (!existsSync(accepted)) return undefined;
  const small = await (await smallOf(path)).png().toBuffer();
  const [before, after] = [await rawOf(sharp(accepted)), await rawOf(sharp(small))];
  const { corners, squares } = differing(before, after);
  const marks = corners.map(([x, y]) => `<rect x="${x}" y="${y}" width="${tile}" height="${tile}"/>`);
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${after.width}" height="${after.height}"><g fill="#e00000" fill-opacity="0.45">${marks.join('')}</g></svg>`;
  const picture = await sharp(small)
    .composite([{ input: Buffer.from(overlay), left: 0, top: 0 }])
    .png()
    .toBuffer();
  return { share: corners.length / squares, picture };
}
