import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { readDrafts } from './catalogue.ts';
import { picturesFolder } from './picture/pictures.ts';
import { demoRoot } from './table/psv.ts';
import { drawSize } from './picture/draw-size.ts';
import { packshotCorner, sizeDrawing } from './picture/size-drawing.ts';
import type { Size } from './picture/size-drawing.ts';

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

/** Front, side and plan as rectangles, for goods that cannot be traced. */
async function drawBoxes(picture: string, size: Size): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  const corner = packshotCorner(size);
  if (corner.size >= 90) {
    const packshot = await sharp(fileURLToPath(new URL(`${picture}-a.webp`, picturesFolder)))
      .resize(corner.size)
      .toBuffer();
    layers.push({ input: packshot, left: corner.left, top: corner.top });
  }
  return sharp(Buffer.from(sizeDrawing(size)))
    .composite(layers)
    .webp({ quality: 72, effort: 5 })
    .toBuffer();
}

/** Draws KEY-misure.webp beside the packshots: node demo/src/build-drawings.ts [--again] [KEY …] */
const keys = new Set(process.argv.slice(2).filter((word) => word !== '--again'));
const again = process.argv.includes('--again');
/** Judged by eye: goods whose outline came out ragged or torn. */
const torn = new Set(readFileSync(new URL('tables/untraced.txt', demoRoot), 'utf8').split(/\s+/));
let traced = 0;
let boxes = 0;
for (const { picture, size, leaf } of readDrafts()) {
  const target = new URL(`${picture}-misure.webp`, picturesFolder);
  if (!size || undrawn.has(leaf.texts) || (existsSync(target) && !again)) continue;
  if (keys.size > 0 && !keys.has(picture)) continue;
  const figure = torn.has(picture) ? undefined : await drawSize(picture, size);
  writeFileSync(target, figure ?? (await drawBoxes(picture, size)));
  if (figure === undefined) boxes += 1;
  else traced += 1;
}
process.stdout.write(`${traced} drawings of outlines, ${boxes} of rectangles\n`);
