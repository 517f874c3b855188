import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { findBrowser } from './find-browser.ts';
import { startShop } from './start-shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string;
    browserPath: string;
    browserEnvironment: Record<string, string>;
  }
}

/** Starts one shop with the demo catalogue on a free port for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'casamaestra-journeys-'));
  const cache = join(import.meta.dirname, '../../../node_modules/.cache/browser');
  const browser = await findBrowser(cache);
  const shop = await startShop({ dataDir: join(folder, 'var') });
  project.provide('shopUrl', shop.url);
  project.provide('browserPath', browser.executablePath);
  project.provide('browserEnvironment', browser.environment);
  return async () => {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
