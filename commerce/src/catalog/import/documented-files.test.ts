import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { columns } from './reading/columns.ts';
import { type ImportBench, openImportBench } from './testing/import-bench.ts';

const docs = join(import.meta.dirname, '../../../../docs');
let bench: ImportBench;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());

test('every column of the files is documented, and no other', async () => {
  const page = await readFile(join(docs, 'catalogue-files.md'), 'utf8');
  const documented = [...page.matchAll(/^\| `([a-z_0-9]+)` \| (product|variant) \|/gm)].map(
    ([, name, level]) => `${level} ${name}`,
  );
  expect(documented).toEqual(columns.map(({ name, level }) => `${level} ${name}`));
});

test.each([
  ['sample.csv', 2, 4],
  ['sample.jsonl', 2, 4],
  ['sample-feed.xml', 1, 2],
])('%s loads without a remark', async (name, products, variants) => {
  await bench.query('truncate product, category, brand, family, feature, operator cascade');
  const report = await bench.load(join(docs, 'examples', name), { errors: join(bench.folder, 'errori.csv') });
  expect(report.errors).toBe('');
  expect(report.totals).toMatchObject({ created: products, rejected: 0 });
  expect(await bench.query('select from variant')).toHaveLength(variants);
});

test('a merchant feed gives prices, periods, stock, weight, options and features', async () => {
  const [light, grey] = await bench.query(
    `select sku, options, price_cents, sale_price_cents, sale_from, stock, weight_kg, p.code, p.features
     from variant v join product p on p.id = v.product_id order by position`,
  );
  expect(light).toEqual({
    sku: 'TENDA-140-L',
    options: [['Colore', 'Lino']],
    price_cents: 4990,
    sale_price_cents: 3990,
    sale_from: new Date('2026-09-30T22:00:00Z'),
    stock: 14,
    weight_kg: 1.2,
    code: 'TENDA-140',
    features: [{ code: 'materiale', value: 'Poliestere' }],
  });
  expect(grey).toMatchObject({ sku: 'TENDA-140-G', stock: 0, sale_price_cents: null });
});
