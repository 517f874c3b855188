import { type ProductRowInput, productRowSchema } from '@casamaestra/contract/catalog/product-row.ts';
import fc from 'fast-check';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generateCatalogue } from '@casamaestra/demo/src/generate/generate-catalogue.ts';
import type { ExportFormat } from '../export/export-catalogue.usecase.ts';
import { cardNames, plainAttributes } from '../product/plain-attributes.ts';
import { selectProductPage } from '../product/product.queries.ts';
import { type ImportBench, openImportBench, product } from './testing/import-bench.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await openImportBench();
  const white = sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } });
  writeFileSync(join(bench.folder, 'bianco|uno.png'), await white.png().toBuffer());
});
afterAll(() => bench.close());
const emptyShop = () =>
  bench.query(
    'truncate product, category, brand, family, feature, operator, change_log, catalogue_import cascade',
  );
beforeEach(emptyShop);

const rich = product('RICCO', {
  name: 'Vernice "lavabile" <bianca> & opaca; 2,5 l',
  brand: 'Colormuro',
  slug: 'det/vernice-lavabile',
  category: ['Vernici e colle', 'Pitture > interni', 'Bianche'],
  family_code: 'vernici',
  family_name: 'Pitture e vernici',
  short_description: 'Copre in due mani, senza odore.',
  description: '<p>Riga uno<br />riga due</p><ul><li>A &amp; B</li></ul>',
  features: [
    { code: 'resa', label: 'Resa', value: 12.5, unit: 'm²/l' },
    { code: 'lavabile', label: 'Lavabile', value: true },
    { code: 'uso', label: 'Uso', value: ['Muro', 'Legno|ferro'] },
    { code: 'nota', label: 'Nota', value: '12' },
  ],
  pictures: [{ source: 'bianco|uno.png', alt: 'Barattolo' }],
  documents: [{ label: 'Scheda', url: '/documents/scheda.pdf', kind: 'sheet' }],
  is_hot: true,
  group_3: 'Promo, di maggio',
  manufacturer: {
    name: 'Colormuro S.r.l.',
    address: 'Via Roma 1, Bologna',
    contact: 'info@colormuro.example',
  },
  eu_responsible: { name: 'Importa S.p.A.', address: 'Via Po 2, Torino', contact: 'info@importa.example' },
  energy: { class: 'B', scale: 'A-G', eprel_id: '123' },
  width_cm: 12.5,
  height_cm: 20,
  warnings: ['Tenere lontano dai bambini.', 'Non ingerire | mai.'],
  promo_codes: ['ESTATE'],
  hazardous: true,
  min_age: 18,
  hazard_label: ['danger', 'GHS02', 'GHS07'],
  age_check: true,
  sold: 7,
  rating: { average: 4.3, count: 11 },
  created_at: '2025-05-01T06:00:00Z',
  published: true,
  variants: [
    {
      sku: 'R-1',
      gtin: '8000000000002',
      options: { Colore: 'Bianco; latte', Formato: '2,5 l' },
      price: 24.9,
      sale_price: 19.9,
      sale_from: '2026-01-02T00:00:00Z',
      sale_to: '2999-01-01T00:00:00Z',
      stock: 4,
      swatch: '#ffffff',
      weight_kg: 3.25,
      content: 2.5,
      content_unit: 'l',
      pictures: [{ source: 'bianco|uno.png' }],
      price_history: [
        { price: 24.9, from: '2025-05-01T06:00:00Z' },
        { price: 19.9, from: '2026-01-02T00:00:00.250Z' },
      ],
    },
    {
      sku: 'R-2',
      options: { Colore: 'Bianco; latte', Formato: '5 l' },
      price: 44.9,
      promo_price: 40,
      promo_from: '2999-01-01T00:00:00Z',
      stock: 0,
      price_history: [{ price: 44.9, from: '2025-05-01T06:00:00Z' }],
    },
  ],
});

describe.each<ExportFormat>(['jsonl', 'csv', 'xml'])('export to %s and back', (format) => {
  test('a generated catalogue is the same shop again', async () => {
    await bench.load(
      await bench.file('origine.jsonl', [...generateCatalogue({ count: 600, seed: 11 })].join('')),
    );
    await bench.rows([rich]);
    const first = await bench.export('jsonl');
    const file = await bench.file(`copia.${format}`, await bench.export(format));
    expect((await bench.load(file)).totals).toMatchObject({ read: 601, rejected: 0, created: 0, changed: 0 });
    await emptyShop();
    const report = await bench.load(file);
    expect(report.errors).toBe('');
    expect(report.totals).toMatchObject({ created: 601 });
    expect((await bench.export('jsonl')).split('\n')).toEqual(first.split('\n'));
  });
});

/** Lists that take no other words than these. */
const lists: Readonly<Record<string, readonly string[]>> = { hazard_label: ['danger', 'GHS02'] };

test.each(plainAttributes)(
  '$name goes in and out of files, and is read as it is stored',
  async ({ name, kind }) => {
    const value = { number: 12.5, integer: 18, boolean: true, list: lists[name] ?? ['ESTATE', 'SALDI'] }[
      kind
    ];
    await bench.rows([product('SOLO', { [name]: value })]);
    expect(JSON.parse(await bench.export('jsonl'))).toMatchObject({ [name]: value });
    const file = await bench.file('solo.csv', await bench.export('csv'));
    await emptyShop();
    await bench.load(file);
    expect(JSON.parse(await bench.export('jsonl'))).toMatchObject({ [name]: value });
    const [record] = await selectProductPage(bench.shop.database, 0, 1);
    const onCards = cardNames.some((each) => each === name);
    expect(record?.attributes).toMatchObject(onCards ? { [name]: value } : {});
  },
);

test('a row exported is the row imported', async () => {
  await bench.rows([rich]);
  const variants = rich.variants.map((variant) => ({ ...variant, stock_at_export: variant.stock }));
  expect(productRowSchema.parse(JSON.parse(await bench.export('jsonl')))).toEqual(
    productRowSchema.parse({ ...rich, variants }),
  );
});

test('importing an export changes nothing, whatever its rows leave out or write differently', async () => {
  const loose = product('LOOSE', {
    family_code: 'fissaggi',
    family_name: 'Ganci',
    brand: 'COLORMURO',
    created_at: '2025-05-01T08:00:00.5+02:00',
    documents: [{ url: '/documents/scheda.pdf', label: 'Scheda' }],
    energy: { class: 'B', scale: 'A-G' },
    width_cm: 1.239,
    sold: 0,
    rating: { average: 4.333, count: 3 },
    variants: [
      {
        sku: 'L-1',
        price: 10,
        sale_price: 9,
        sale_from: '2026-01-02T00:00:00+01:00',
        swatch: '#FFAA00',
        weight_kg: 0.12345,
        content: 1.23456,
        content_unit: 'l',
      },
    ],
  });
  const rows = [
    product('PRIMO', { family_code: 'fissaggi', family_name: 'Staffe', brand: 'Colormuro' }),
    loose,
    product('A.1', { name: 'Stesso nome' }),
    product('A-1', { name: 'Stesso nome' }),
    product('NOME', { family_name: 'Solo un nome' }),
  ];
  await bench.rows(rows);
  const changes = async () => bench.query('select count(*) from change_log');
  const before = await changes();
  const again = await bench.load(await bench.file('uguale.jsonl', await bench.export('jsonl')));
  expect(again.totals).toMatchObject({ unchanged: 5, changed: 0, repriced: 0, created: 0 });
  expect((await bench.rows(rows)).totals).toMatchObject({ unchanged: 5, changed: 0, repriced: 0 });
  expect(await changes()).toEqual(before);
  const moved = { ...loose, created_at: '2024-05-01T06:00:00Z' };
  expect((await bench.rows([moved])).totals).toMatchObject({ unchanged: 0, changed: 1 });
  expect((await bench.rows([{ ...moved, slug: 'det/nuovo' }])).totals).toMatchObject({ changed: 1 });
  expect(await bench.export('jsonl')).toContain('"slug":"det/nuovo"');
});

test('the merchant feed leaves unpublished products out and has absolute links', async () => {
  await bench.rows([rich, product('NASCOSTO', { published: false })]);
  const feed = await bench.export('xml');
  expect(feed).not.toContain('NASCOSTO');
  expect(feed).toContain('<g:link>https://casamaestra.example/det/vernice-lavabile?sku=R-1</g:link>');
  expect(feed).toMatch(
    /<g:image_link>https:\/\/casamaestra\.example\/media\/[0-9a-f]{20}-40\.webp<\/g:image_link>/,
  );
  expect(feed).toContain('<g:title>Vernice &quot;lavabile&quot; &lt;bianca&gt; &amp; opaca; 2,5 l, ');
});

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => `p${text.replace(/[\p{C}\s]+/gu, ' ')}q`);
const label = fc.stringMatching(/^[A-Z][a-z]{2,8}( [a-z]{2,6})?$/);
const cents = fc.integer({ min: 1, max: 500_000 });
const randomProduct = (code: string): fc.Arbitrary<ProductRowInput> =>
  fc.record({
    code: fc.constant(code),
    name: word,
    brand: fc.option(label, { nil: undefined }),
    category: fc.array(label, { minLength: 1, maxLength: 3 }),
    short_description: fc.option(word, { nil: undefined }),
    features: fc
      .uniqueArray(
        fc.record({ label, value: fc.oneof(word, fc.integer({ min: -999, max: 999 }), fc.boolean()) }),
        { maxLength: 4, selector: ({ label }) => label },
      )
      .map((rows) =>
        rows.map((row) => ({
          ...row,
          code: `${code}_${row.label}`.toLowerCase().replace(/[^a-z0-9]/g, '_'),
        })),
      ),
    warnings: fc.array(word, { maxLength: 3 }),
    promo_codes: fc.uniqueArray(fc.constantFrom('ESTATE', 'NATALE-26', 'saldi_1'), { maxLength: 3 }),
    sold: fc.nat({ max: 5_000 }),
    variants: fc
      .array(fc.record({ price: cents, off: fc.nat({ max: 90 }), stock: fc.nat({ max: 99 }), text: word }), {
        minLength: 1,
        maxLength: 4,
      })
      .map((list) =>
        list.map(({ price, off, stock, text }, at) => ({
          sku: `${code}-${at}`,
          options: { Misura: `${at} ${text}` },
          price: price / 100,
          ...(off > 0 && price > 100
            ? { sale_price: Math.max(1, Math.floor((price * (100 - off)) / 100)) / 100 }
            : {}),
          stock,
        })),
      ),
  }) as fc.Arbitrary<ProductRowInput>;

test('random rows survive every format', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(randomProduct('r1'), randomProduct('r2'), randomProduct('r3')),
      async (rows) => {
        await emptyShop();
        const report = await bench.rows(rows);
        fc.pre(report.totals.rejected === 0);
        const first = await bench.export('jsonl');
        for (const format of ['csv', 'xml', 'jsonl'] as const) {
          const file = await bench.file(`giro.${format}`, await bench.export(format));
          await emptyShop();
          const again = await bench.load(file);
          expect(again.errors).toBe('');
          expect(await bench.export('jsonl')).toBe(first);
        }
      },
    ),
    { numRuns: 15 },
  );
});
