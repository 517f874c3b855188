import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Draws the icons of the shop as pictures, for phones and browsers that take no SVG: run after a change of
 * `ui/src/brand/*.svg` (`node demo/src/build-icons.ts`) and commit what it writes there.
 */
const folder = new URL('../../ui/src/brand/', import.meta.url);

const icons = [
  { from: 'favicon.svg', to: 'icon-192.png', size: 192 },
  { from: 'favicon.svg', to: 'icon-512.png', size: 512 },
  { from: 'app-icon.svg', to: 'app-icon-192.png', size: 192 },
  { from: 'app-icon.svg', to: 'app-icon-512.png', size: 512 },
  { from: 'app-icon.svg', to: 'touch-icon.png', size: 180 },
] as const;

for (const { from, to, size } of icons) {
  const svg = await readFile(new URL(from, folder));
  const sharpest = { density: 72 * (size / 40) };
  const png = await sharp(svg, sharpest)
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  await writeFile(fileURLToPath(new URL(to, folder)), png);
}
