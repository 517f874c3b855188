import { fileURLToPath } from 'node:url';
import { loadSharp } from './load-sharp.ts';
import type { OverlayOptions } from 'sharp';

/** What a share picture shows. */
export interface ShareFacts {
  /** Brand, topic or shop: the line above the name. */
  readonly above: string;
  readonly name: string;
  /** The line below the name, such as a price; empty for none. */
  readonly below: string;
  readonly shop: string;
}

/** Pixels that link previews ask for (Open Graph). */
export const shareSize = { width: 1200, height: 630 } as const;
const PICTURE = 510;
const MARGIN = 60;
const colours = { paper: '#f7f3ec', ink: '#1f1c18', soft: '#6b6258', accent: '#a63d1f' };
const LONGEST = 90;

const font = (weight: 'regular' | 'bold'): string =>
  fileURLToPath(new URL(`../orders/pro-forma/fonts/bricolage-${weight}.ttf`, import.meta.url));
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => signs[sign] ?? '');
const shortened = (text: string) =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`;

interface Line {
  readonly text: string;
  readonly size: number;
  readonly colour: string;
  readonly weight: 'regular' | 'bold';
}

/** A text as a picture of its own, wrapped to a width. */
async function drawText({ text, size, colour, weight }: Line, width: number) {
  const sharp = await loadSharp();
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(shortened(text))}</span>`,
      font: `Bricolage Grotesque ${weight === 'bold' ? 'Bold ' : ''}${size}`,
      fontfile: font(weight),
      width,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}

/** Draws the picture of a link as JPEG: what it is about on the left, words on the right; without a picture words alone. */
export async function drawSharePicture(
  { above, name, below, shop }: ShareFacts,
  picture: Uint8Array | null,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = shareSize;
  const left = picture === null ? MARGIN : PICTURE + 2 * MARGIN;
  const room = width - left - MARGIN;
  const lines: readonly Line[] = [
    { text: above, size: 30, colour: colours.soft, weight: 'regular' },
    { text: name, size: name.length > 48 ? 46 : 56, colour: colours.ink, weight: 'bold' },
    { text: below, size: 44, colour: colours.accent, weight: 'bold' },
  ];
  const layers: OverlayOptions[] = [];
  let top: number = MARGIN;
  for (const line of lines.filter(({ text }) => text.trim() !== '')) {
    const drawn = await drawText(line, room);
    if (top + drawn.height > height - 2 * MARGIN) break;
    layers.push({ input: drawn.data, left, top });
    top += drawn.height + 26;
  }
  const foot = await drawText({ text: shop, size: 34, colour: colours.ink, weight: 'bold' }, room);
  layers.push({ input: foot.data, left, top: height - MARGIN - foot.height });
  if (picture !== null) {
    const box = { width: PICTURE, height: PICTURE };
    const shown = sharp(picture, { failOn: 'none' }).resize({
      ...box,
      fit: 'contain',
      background: '#ffffff',
    });
    const input = await shown.flatten({ background: '#ffffff' }).png().toBuffer();
    layers.push({ input, left: MARGIN, top: MARGIN });
  }
  return sharp({ create: { ...shareSize, channels: 3, background: colours.paper } })
    .composite(layers)
    .jpeg({ quality: 82 })
    .toBuffer();
}
