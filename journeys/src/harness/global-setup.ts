import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { findBrowser } from './find-browser.ts';
import type { ShopOfWorker } from './shop-of-worker.ts';
import { linkToBackOffice, freePort, startShop } from './start-shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each file that runs at the same time. */
    shops: readonly ShopOfWorker[];
    browserPath: string;
    browserEnvironment: Record<string, string>;
    /** What is sold: the demo shop, or a large catalogue of generated products without pictures and content. */
    catalogue: 'demo' | 'generated';
  }
}

/** Starts a shop for each data folder and tells the journeys of them; returns what ends them. */
export async function openShops(
  project: TestProject,
  dataDirs: readonly string[],
  catalogue: 'demo' | 'generated',
): Promise<() => Promise<void>> {
  const cache = join(import.meta.dirname, '../../../node_modules/.cache/browser');
  const browser = await findBrowser(cache);
  const opened = await Promise.all(dataDirs.map((dataDir) => openShop(dataDir, catalogue)));
  project.provide(
    'shops',
    opened.map(({ shop }) => shop),
  );
  project.provide('browserPath', browser.executablePath);
  project.provide('browserEnvironment', browser.environment);
  project.provide('catalogue', catalogue);
  return async () => {
    await Promise.all(opened.map(({ stop }) => stop()));
  };
}

async function openShop(dataDir: string, catalogue: 'demo' | 'generated') {
  const bankPort = await freePort();
  const { url, stop, output } = await startShop({
    dataDir,
    // Every visitor has a network address of its own, since limits count by address. Telephone numbers
    // repeat.
    environment: {
      DEMO: catalogue === 'demo' ? 'on' : 'off',
      TRUST_PROXY: 'on',
      SANDBOX_BANK_PORT: String(bankPort),
      ORDER_LIMITS_TIMES: '1000',
    },
  });
  const shop: ShopOfWorker = {
    shopUrl: url,
    bankUrl: `http://localhost:${bankPort}`,
    backOfficeLink: linkToBackOffice(output()),
    dataDir,
  };
  return { shop, stop };
}

/**
 * Loads the demo once: the folder of a shop that was closed in order is the other shop's too. Two loads at the same time
 * keep both processors busy for longer than one load and a copy.
 */
async function loadDemoOnce(first: string, others: readonly string[]): Promise<void> {
  const { stop } = await openShop(first, 'demo');
  await stop();
  for (const other of others) {
    cpSync(first, other, { recursive: true, preserveTimestamps: true });
    // PostgreSQL refuses data that others may read, and a copied folder has the usual rights.
    chmodSync(join(other, 'postgres/data'), 0o700);
  }
}

/** Starts a shop with the demo catalogue for each of the files that run at the same time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'casamaestra-journeys-'));
  const first = join(folder, 'first');
  const second = join(folder, 'second');
  await loadDemoOnce(first, [second]);
  const stop = await openShops(project, [first, second], 'demo');
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
