import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const tileWidth = 240;
const tileHeight = 480;
const labelHeight = 28;
const gap = 12;

/** One picture of the sheet: file name without folder and ending, and what stands above it. */
export interface Shot {
  readonly file: string;
  readonly label: string;
  /** File of a picture that shows what changed. */
  readonly difference?: string;
}

/** The tops of all pictures side by side, one row a screen, as one PNG. */
export async function drawContactSheet(folder: string, rows: readonly (readonly Shot[])[]): Promise<string> {
  const columns = Math.max(...rows.map((row) => row.length));
  const tiles = await Promise.all(
    rows.flatMap((row, y) =>
      row.map(async ({ file, label }, x) => {
        const left = gap + x * (tileWidth + gap);
        const top = gap + y * (tileHeight + labelHeight + gap);
        const picture = await sharp(join(folder, `${file}.png`))
          .resize(tileWidth, tileHeight, { fit: 'cover', position: 'top' })
          .toBuffer();
        const text = Buffer.from(
          `<svg width="${tileWidth}" height="${labelHeight}"><text x="0" y="19" font-family="sans-serif" font-size="14">${label}</text></svg>`,
        );
        return [
          { input: text, left, top },
          { input: picture, left, top: top + labelHeight },
        ];
      }),
    ),
  );
  const path = join(folder, 'contact-sheet.png');
  const width = gap + columns * (tileWidth + gap);
  const height = gap + rows.length * (tileHeight + labelHeight + gap);
  await sharp({ create: { width, height, channels: 3, background: '#e6e6e6' } })
    .composite(tiles.flat())
    .png()
    .toFile(path);
  return path;
}

/** Writes a page that shows all pictures whole, beside each what changed. */
export function writePage(folder: string, rows: readonly (readonly Shot[])[]): void {
  const shown = rows
    .map((row) => {
      const figures = row.map(
        ({ file, label, difference }) =>
          `<figure><figcaption>${label}</figcaption><img src="${file}.png" alt="${label}">` +
          (difference === undefined ? '' : `<img src="${difference}" alt="what changed">`) +
          '</figure>',
      );
      return `<section>${figures.join('')}</section>`;
    })
    .join('\n');
  const style =
    'body{font:14px sans-serif;background:#e6e6e6}section{display:flex;gap:12px;align-items:start}img{max-width:30vw}';
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>\n${shown}\n`,
  );
}
