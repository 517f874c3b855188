import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildCatalogue } from './src/catalogue.ts';
import { shareInColour } from './src/picture/own-colour.ts';
import { picturesFolder } from './src/picture/pictures.ts';
import { readRooms } from './src/picture/room-pictures.ts';

const fileOf = (source: string) => fileURLToPath(new URL(source, picturesFolder));

/** What a shopper sees first of every colour on offer: the product, the colour's sample and the picture's file. */
const shown = buildCatalogue().flatMap((row) =>
  row.variants.flatMap(({ swatch, pictures }) => {
    const source = (pictures?.[0] ?? row.pictures?.[0])?.source ?? 'none';
    return swatch === undefined ? [] : [{ product: row.name, swatch, source }];
  }),
);

describe('P03 pictures of colours', () => {
  it('show every colour of a product with a picture no other colour of it has', () => {
    const coloursOf = new Map<string, Set<string>>();
    for (const { product, swatch, source } of shown) {
      const content = createHash('sha256')
        .update(readFileSync(fileOf(source)))
        .digest('hex');
      const key = `${product}: ${content}`;
      coloursOf.set(key, (coloursOf.get(key) ?? new Set()).add(`${swatch} ${source}`));
    }
    expect(coloursOf.size).toBeGreaterThan(400);
    expect([...coloursOf.values()].filter((colours) => colours.size > 1)).toEqual([]);
  });

  it('are painted in the colour of the sample', async () => {
    const once = new Map(shown.map((entry) => [`${entry.source} ${entry.swatch}`, entry]));
    const measured = await Promise.all(
      [...once.values()].map(async ({ product, source, swatch }) => {
        const small = await sharp(fileOf(source)).removeAlpha().resize(120, 120).raw().toBuffer();
        return { product, source, swatch, share: shareInColour(small, swatch) };
      }),
    );
    const far = measured.filter(({ share }) => share < 0.085);
    expect(measured.length).toBeGreaterThan(400);
    expect(far).toEqual([]);
  });
});

describe('pictures of rooms', () => {
  it('stand last in the gallery of every product named in the table, with words for who cannot see', () => {
    const pictures = new Map(
      buildCatalogue().map((row) => [row.pictures?.[0]?.source ?? row.name, row.pictures ?? []]),
    );
    const rooms = [...readRooms()];
    expect(rooms.length).toBeGreaterThan(50);
    for (const [key, room] of rooms) {
      const gallery = pictures.get(`${key}-a.webp`) ?? [];
      expect(gallery.length, key).toBeGreaterThan(1);
      expect(gallery.at(-1), key).toMatchObject({
        source: room.source,
        alt: expect.stringContaining(room.says),
      });
    }
  });
});

describe('drawings of sizes', () => {
  it('are square, sharp enough for a large screen, and small together', async () => {
    const files = readdirSync(picturesFolder).filter((name) => name.endsWith('-misure.webp'));
    expect(files.length).toBeGreaterThan(600);
    const sizes = await Promise.all(files.map(async (name) => (await sharp(fileOf(name)).metadata()).width));
    const heights = await Promise.all(
      files.map(async (name) => (await sharp(fileOf(name)).metadata()).height),
    );
    expect(heights).toEqual(sizes);
    expect([...new Set(sizes)].toSorted((a, b) => a - b)).toEqual([600, 1000]);
    const bytes = files.reduce((sum, name) => sum + statSync(fileOf(name)).size, 0);
    expect(bytes).toBeLessThan(10 * 1024 * 1024);
  });
});
