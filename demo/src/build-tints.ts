import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { readDrafts } from './catalogue.ts';
import { colourPicture, picturesFolder } from './picture/pictures.ts';
import { swatchOf } from './picture/swatches.ts';
import { parseHex, repaint } from './picture/tint.ts';
import { colourAxis } from './product/features.ts';
import { demoRoot } from './table/psv.ts';

/**
 * Repaints the packshots of goods made in one plain colour: node demo/src/build-tints.ts. A line of tables/tints.txt is the
 * key of a product, with ": Verde, Nero" where only these colours come out well.
 */
const chosen = new Map(
  readFileSync(new URL('tables/tints.txt', demoRoot), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [key = '', colours] = line.split(': ');
      return [key, colours?.split(', ')] as const;
    }),
);
let painted = 0;
for (const draft of readDrafts()) {
  if (!chosen.has(draft.key)) continue;
  const only = chosen.get(draft.key);
  for (const { label } of colourAxis(draft.axes)?.values.slice(1) ?? []) {
    const target = new URL(colourPicture(draft.picture, label), picturesFolder);
    const hex = swatchOf(label);
    if (hex === undefined || existsSync(target) || only?.includes(label) === false) continue;
    const source = sharp(fileURLToPath(new URL(`${draft.picture}-a.webp`, picturesFolder))).removeAlpha();
    const { data, info } = await source.raw().toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: 3 } as const;
    await sharp(repaint(data, parseHex(hex)), { raw })
      .webp({ quality: 82, effort: 5 })
      .toFile(fileURLToPath(target));
    painted += 1;
  }
}
process.stdout.write(`${painted} colours painted\n`);
