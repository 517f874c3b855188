import { join } from 'node:path';
import { openShops } from '@casamaestra/journeys/src/harness/global-setup.ts';
import type { TestProject } from 'vitest/node';
import { dataset, loadSettings } from '../shop/dataset.ts';

const products = 43_000;
const settings = join(import.meta.dirname, '../../../demo/content/commerce-settings.json');

/** Starts a shop with 43,000 generated products, made once in var/bench, and the deliveries of the demo shop. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { dataDir } = await dataset(products);
  await loadSettings(settings, dataDir);
  return openShops(project, [dataDir], 'generated');
}
