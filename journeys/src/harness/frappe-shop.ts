import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  doubleKey,
  type FrappeDouble,
  openFrappeDouble,
} from '@casamaestra/server/frappe/testing/frappe-double.ts';
import { afterAll, beforeAll } from 'vitest';
import { startShop } from './start-shop.ts';

export interface FrappeShop {
  readonly url: string;
  readonly double: FrappeDouble;
}

/** A storefront whose service supports only the Frappe API, for the tests of a file. */
export function useFrappeShop(): () => FrappeShop {
  let opened: (FrappeShop & { readonly stop: () => Promise<void> }) | undefined;
  beforeAll(async () => {
    const double = await openFrappeDouble();
    const dataDir = mkdtempSync(join(tmpdir(), 'casamaestra-frappe-'));
    const shop = await startShop({
      dataDir,
      environment: {
        ROLE: 'storefront',
        COMMERCE_API: 'frappe',
        COMMERCE_URL: double.url,
        APPLICATION_KEY: doubleKey,
        TRUST_PROXY: 'on',
        // The test runner also sets MODE.
        MODE: 'demo',
      },
    });
    double.state.shop = shop.url;
    opened = {
      url: shop.url,
      double,
      stop: async () => {
        await shop.stop();
        await double.close();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  });
  afterAll(() => opened?.stop());
  return () => {
    if (opened === undefined) throw new Error('the shop is not open yet');
    return opened;
  };
}
