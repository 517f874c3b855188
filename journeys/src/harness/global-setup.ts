import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { findBrowser } from './find-browser.ts';
import { freePort, startShop } from './start-shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string;
    /** URL of the sandbox bank started by the shop. */
    bankUrl: string;
    /** Data folder of the shop, with its mails in "mail". */
    dataDir: string;
    browserPath: string;
    browserEnvironment: Record<string, string>;
    /** What is sold: the demo shop, or a large catalogue of generated products without pictures and content. */
    catalogue: 'demo' | 'generated';
  }
}

/** Starts a shop on a data folder for all journeys and tells them of it; returns what ends it. */
export async function openShop(
  project: TestProject,
  dataDir: string,
  catalogue: 'demo' | 'generated',
): Promise<() => Promise<void>> {
  const cache = join(import.meta.dirname, '../../../node_modules/.cache/browser');
  const browser = await findBrowser(cache);
  const bankPort = await freePort();
  const shop = await startShop({
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
  project.provide('shopUrl', shop.url);
  project.provide('bankUrl', `http://localhost:${bankPort}`);
  project.provide('dataDir', dataDir);
  project.provide('browserPath', browser.executablePath);
  project.provide('browserEnvironment', browser.environment);
  project.provide('catalogue', catalogue);
  return shop.stop;
}

/** Starts one shop with the demo catalogue on a free port for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'casamaestra-journeys-'));
  const stop = await openShop(project, join(folder, 'var'), 'demo');
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
