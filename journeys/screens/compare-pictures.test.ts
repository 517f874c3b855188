import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptPicture, compareWithAccepted } from './compare-pictures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casamaestra-screens-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Drawn {
  readonly height?: number;
  readonly square?: { readonly colour: string; readonly side: number };
}

/** A grey screen 240 px wide with a square on it. */
async function screen(name: string, { height = 480, square }: Drawn = {}): Promise<string> {
  const path = join(folder, `${name}.png`);
  const shape = square
    ? `<rect x="48" y="48" width="${square.side}" height="${square.side}" fill="${square.colour}"/>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="${height}"><rect width="100%" height="100%" fill="#cccccc"/>${shape}</svg>`;
  await sharp(Buffer.from(svg)).png().toFile(path);
  return path;
}

test.each<[string, Drawn, number]>([
  ['the same screen', {}, 0],
  ['a shade that nobody sees', { square: { colour: '#c8c8c8', side: 48 } }, 0],
  ['a dot smaller than a letter', { square: { colour: '#000000', side: 4 } }, 0],
  ['a button in another colour', { square: { colour: '#b04020', side: 48 } }, 4 / 200],
  ['a page a fifth longer', { height: 576 }, 40 / 240],
  ['a page half as long', { height: 240 }, 100 / 200],
])('%s', async (name, drawn, share) => {
  const accepted = join(folder, `${name}.webp`);
  await acceptPicture(await screen('accepted'), accepted);
  const difference = await compareWithAccepted(await screen('now', drawn), accepted);
  expect(difference?.share).toBeCloseTo(share, 5);
  const shown = await sharp(difference?.picture).metadata();
  expect([shown.width, shown.height]).toEqual([80, (drawn.height ?? 480) / 3]);
});

test('a screen that was never accepted is compared with nothing', async () => {
  expect(await compareWithAccepted(await screen('new'), join(folder, 'none.webp'))).toBeUndefined();
});
