import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { fittedBox, hullOf, seenBox } from './box-view.ts';
import { brightness, goodsOf } from './goods-mask.ts';
import { areaOf, outlinesOf, simplified } from './outline.ts';
import { studio } from './packshot.ts';
import { picturesFolder } from './pictures.ts';
import { sizeFigure } from './size-figure.ts';
import type { Size } from './size-drawing.ts';

/** Pixels a side that a packshot is traced at. */
const traced = 500;
/** The studio's views: of goods of some height, of low ones, of flat ones. */
const views = [
  { azimuth: 28, elevation: 15 },
  { azimuth: 28, elevation: 27 },
  { azimuth: 20, elevation: 42 },
];
/** Goods touch the box they take up; where less of it is filled, the picture was taken from somewhere else. */
const filledEnough = 0.86;

/** White goods may have lost a side to the ground: of their hull (0–1) so much must be goods. */
const lightGoods = 180;
const solidEnough = 0.85;
const lightFilled = 0.92;
/** More pieces than this are goods whose lines the ground has broken. */
const mostPieces = 2;

/** The drawing of a product by its own outline; undefined where its picture cannot be traced or has another view. */
export async function drawSize(key: string, size: Size): Promise<Buffer | undefined> {
  const packshot = fileURLToPath(new URL(`${key}-a.webp`, picturesFolder));
  const pixels = await sharp(packshot).removeAlpha().resize(traced, traced).raw().toBuffer();
  const goods = goodsOf(pixels, traced, studio);
  if (goods === undefined) return undefined;
  const outline = outlinesOf(goods).filter((line) => Math.abs(areaOf(line)) > 150);
  const hull = hullOf(outline.flat());
  const [whole = 0] = outline.map(areaOf);
  if (outline.filter((line) => areaOf(line) * whole > 0).length > mostPieces) return undefined;
  const solid = goods.cells.reduce((sum, cell) => sum + cell, 0) / Math.abs(areaOf(hull));
  const light = brightness(pixels, goods) > lightGoods;
  if (light && solid < solidEnough) return undefined;
  const seen = views.flatMap((view) => {
    const box = seenBox(size, view);
    const fit = fittedBox(hull, box);
    return fit === undefined ? [] : [{ box, fit }];
  });
  const [best] = seen.toSorted((one, other) => other.fit.filled - one.fit.filled);
  if (best === undefined || best.fit.filled < (light ? lightFilled : filledEnough)) return undefined;
  const { box, fit } = best;
  const corners = new Map(
    [...box].map(([name, { x, y }]) => [name, { x: x * fit.scale + fit.x, y: y * fit.scale + fit.y }]),
  );
  const pale = await sharp(packshot)
    .removeAlpha()
    .greyscale()
    .linear(0.22, 190)
    .jpeg({ quality: 90 })
    .toBuffer();
  const figure = sizeFigure(
    outline.map((line) => simplified(line, 0.5)),
    corners,
    size,
    ({ scale, x, y }) => {
      const place = `x="${x}" y="${y}" width="${traced * scale}" height="${traced * scale}"`;
      return `<image ${place} xlink:href="data:image/jpeg;base64,${pale.toString('base64')}"/>`;
    },
  );
  return sharp(Buffer.from(figure)).webp({ quality: 70, effort: 4 }).toBuffer();
}
