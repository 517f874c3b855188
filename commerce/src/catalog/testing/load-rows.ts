import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import { importCatalogue } from '../import/import-catalogue.usecase.ts';
import type { TestShop } from './start-test-shop.ts';

/** Loads rows into a shop that is open, as a file. */
export async function loadRows(
  { connection, dataDir }: Pick<TestShop, 'connection' | 'dataDir'>,
  rows: readonly ProductRowInput[],
): Promise<void> {
  const file = join(dataDir, 'rows.jsonl');
  await writeFile(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const outcome = await importCatalogue({
    file,
    connection,
    dataDirectory: dataDir,
    sentenceOf: JSON.stringify,
  });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
}
