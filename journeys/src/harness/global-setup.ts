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
  }
}

/** Starts one shop with the demo catalogue on a free port for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'casamaestra-journeys-'));
  const cache = join(import.meta.dirname, '../../../node_modules/.cache/browser');
  const browser = await findBrowser(cache);
  const dataDir = join(folder, 'var');
  const bankPort = await freePort();
  const shop = await startShop({
    dataDir,
    // Every visitor has a network address of its own, since limits count by address. Telephone numbers
    // repeat.
    environment: {
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
  return async () => {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
