import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { loadCommerceSettings } from '@casamaestra/commerce/shipping/load-commerce-settings.usecase.ts';
import { benchFolder, dataset } from './dataset.ts';
import { sellableSkus, stockUp } from './purchase-dataset.queries.ts';

const settingsFile = join(import.meta.dirname, '../../../demo/content/commerce-settings.json');
const PIECES = 1_000_000;
const SKUS = 5000;

export interface SellingDataset {
  readonly dataDir: string;
  readonly skus: readonly string[];
}

/** A fresh copy of the generated shop with deliveries and enough stock to sell for minutes. */
export async function purchaseDataset(products: number): Promise<SellingDataset> {
  const { dataDir: original } = await dataset(products);
  const dataDir = join(benchFolder, 'shop-purchase');
  rmSync(dataDir, { recursive: true, force: true });
  // PostgreSQL requires the owner and modes of its files.
  execFileSync('cp', ['-a', original, dataDir]);
  const config = readConfig({ ...process.env, DATA_DIR: dataDir });
  const { database, close } = await openDatabase(config, { mode: 'own', what: 'bench' });
  await loadCommerceSettings(database, JSON.parse(readFileSync(settingsFile, 'utf8')));
  await stockUp(database, PIECES);
  const skus = await sellableSkus(database, SKUS);
  await close();
  return { dataDir, skus };
}
