import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { readDrafts } from './catalogue.ts';
import { picturesFolder } from './picture/pictures.ts';
import { packshotCorner, sizeDrawing } from './picture/size-drawing.ts';

/** Goods without a drawing of their size: tins, tubes, bulbs and the like are shown from another side instead. */
const undrawn = new Set([
  'pittura',
  'smalto',
  'impregnante',
  'spray',
  'sigillante',
  'stucco',
  'cemento',
  'terriccio',
  'viteria',
  'attrezzo-pittura',
]);

/** Draws KEY-misure.webp beside the packshots: node demo/src/build-drawings.ts */
let drawn = 0;
for (const { picture, size, leaf } of readDrafts()) {
  const target = new URL(`${picture}-misure.webp`, picturesFolder);
  if (!size || undrawn.has(leaf.texts) || existsSync(target)) continue;
  const layers: OverlayOptions[] = [];
  const corner = packshotCorner(size);
  if (corner.size >= 90) {
    const packshot = await sharp(fileURLToPath(new URL(`${picture}-a.webp`, picturesFolder)))
      .resize(corner.size)
      .toBuffer();
    layers.push({ input: packshot, left: corner.left, top: corner.top });
  }
  await sharp(Buffer.from(sizeDrawing(size)))
    .composite(layers)
    .webp({ quality: 72, effort: 5 })
    .toFile(fileURLToPath(target));
  drawn += 1;
}
process.stdout.write(`${drawn} drawings\n`);
