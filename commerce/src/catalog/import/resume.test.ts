import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateCatalogue } from '@casamaestra/demo/src/generate/generate-catalogue.ts';
import { inItalian, type ImportBench, openImportBench, product } from './testing/import-bench.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());

const importer = join(import.meta.dirname, 'testing', 'import-process.ts');

/** Imports in another process and kills it as soon as something was saved. */
async function killHalfway(file: string): Promise<void> {
  const options = { file, connection: bench.shop.connection, dataDirectory: join(bench.folder, 'data') };
  const child = spawn(process.execPath, [importer, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const broken = () =>
  bench.query(
    `select p.id from product p where not exists (select from variant v where v.product_id = p.id)
   or not exists (select from product_slug s where s.product_id = p.id)
   or not exists (select from change_log c where c.subject_id = p.id)
   or exists (select from variant v where v.product_id = p.id and not exists (select from price_history h where h.variant_id = v.id))`,
  );

test('an import killed in the middle leaves whole products, and a rerun completes it', async () => {
  const rows = [...generateCatalogue({ count: 12_000, seed: 21 })].join('').trimEnd().split('\n');
  rows.splice(10, 0, JSON.stringify(product('MALE', { name: '' })));
  const file = await bench.file('grande.jsonl', `${rows.join('\n')}\n`);
  await killHalfway(file);

  const [halfway] = await bench.query<{ products: number }>('select count(*) as products from product');
  expect(halfway?.products).toBeGreaterThan(0);
  expect(halfway?.products).toBeLessThan(12_000);
  expect(await broken()).toEqual([]);
  const [mark] = await bench.query<{ state: string; rows_done: number }>(
    'select state, rows_done from catalogue_import',
  );
  expect(mark?.state).toBe('running');
  // One line of the file is refused: progress counts lines, not products.
  expect(mark?.rows_done).toBe((halfway?.products ?? 0) + 1);

  const given: string[] = [];
  const report = await bench.load(file, { onNotice: (notice) => given.push(inItalian(notice)) });
  expect(given).toEqual([
    `Riprendo l’importazione interrotta: fino alla riga ${mark?.rows_done} era già tutto salvato.`,
  ]);
  expect(report.totals).toMatchObject({
    read: 12_001,
    unchanged: halfway?.products,
    created: 12_000 - (halfway?.products ?? 0),
    rejected: 1,
  });
  expect(report.errors).toContain('11,MALE,name');
  expect(await broken()).toEqual([]);
  expect(
    await bench.query(
      'select count(*) as changes, count(distinct subject_id) as products from change_log where subject_id > 0',
    ),
  ).toEqual([{ changes: 12_000, products: 12_000 }]);
  expect(await bench.query('select state, rows_done from catalogue_import')).toEqual([
    { state: 'done', rows_done: 12_001 },
  ]);
});
