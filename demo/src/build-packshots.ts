import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { packshotSize, standsInStudio } from './picture/packshot.ts';
import { picturesFolder } from './picture/pictures.ts';
import { readModels } from './product/leaves.ts';

/**
 * Takes rendered packshots over as the shop's pictures: node demo/src/build-packshots.ts FOLDER [NAME…]
 * Every `KEY-a.png`, `KEY-b.png` or `KEY-colore-….png` of a known model, 1,000 px a side on the studio's grey, becomes
 * the WebP of the same name; the others are named and left.
 */
const [folder = '', ...names] = process.argv.slice(2);
const models = [...readModels().keys()];
const wanted = new Set(names);
const known = (name: string) =>
  models.some((key) => name.startsWith(`${key}-`) && /^(?:a|b|colore-.+)$/.test(name.slice(key.length + 1)));
let taken = 0;
for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.png'))) {
  const name = file.slice(0, -'.png'.length);
  if (wanted.size > 0 && !wanted.has(name)) continue;
  const { data, info } = await sharp(join(folder, file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const square = info.width === packshotSize && info.height === packshotSize;
  if (!known(name) || !square || !standsInStudio(data, packshotSize)) {
    process.stderr.write(`left: ${file} (unknown model, other size or no clear border)\n`);
    continue;
  }
  const target = new URL(`${name}.webp`, picturesFolder);
  const fresh = !existsSync(target);
  await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .webp({ quality: 88, effort: 6, smartSubsample: true })
    .toFile(fileURLToPath(target));
  taken += 1;
  if (fresh) process.stdout.write(`new: ${name}.webp\n`);
}
process.stdout.write(`${taken} pictures taken over\n`);
