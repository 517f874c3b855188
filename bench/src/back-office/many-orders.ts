import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { benchFolder, dataset } from '../shop/dataset.ts';
import { insertCustomers, insertManyVariants, insertOrders, vacuum } from './many-orders.queries.ts';

export const products = 300_000;
export const orders = 1_000_000;
/** The product that gets a thousand variants. */
export const wideProduct = 1;

/** A shop of 300,000 products and 1,000,000 orders, made once and kept for the next run. */
export async function manyOrders(): Promise<string> {
  const dataDir = join(benchFolder, 'shop-back-office');
  const mark = join(dataDir, 'orders-ready');
  if (existsSync(mark)) return dataDir;
  const { dataDir: original } = await dataset(products);
  rmSync(dataDir, { recursive: true, force: true });
  // PostgreSQL requires the owner and modes of its files.
  execFileSync('cp', ['-a', original, dataDir]);
  const config = readConfig({ ...process.env, DATA_DIR: dataDir });
  const { database, close } = await openDatabase(config, { mode: 'own', what: 'bench' });
  await insertCustomers(database, 200_000);
  await insertManyVariants(database, wideProduct, 1000);
  await insertOrders(database, orders);
  await vacuum(database);
  await close();
  writeFileSync(mark, '');
  return dataDir;
}
