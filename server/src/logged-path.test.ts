import { collectingLog } from '@casamaestra/commerce/platform/testing/collecting-log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askRaw } from './testing/ask-raw.ts';
import { type FakeShop, openFakeShop } from './testing/fake-shop.ts';

const log = collectingLog();
let shop: FakeShop;
beforeAll(async () => {
  shop = await openFakeShop({ log: log.log, environment: { LOG_LEVEL: 'debug' } });
});
afterAll(() => shop.close());

const token = 'eyJhbGci.segreto-di-anna';

test.each([
  `/api/open/orders/${token}/pro-forma.pdf`,
  `/api/open/mail-preferences/${token}`,
  `/api/open/newsletter/${token}`,
  `/api/open/stock-notice/${token}`,
  `/api/open/unknown-to-this-version/${token}`,
  `/api/resource/Customer/anna.segreto@esempio.it`,
  `/api/resource/User/anna.segreto%40esempio.it`,
  `/anna.segreto@esempio.it/ordini`,
  `/api/method/casamaestra.orders.track?order_token=${token}`,
  `/shop?search_term=anna.segreto%40esempio.it`,
])('an address that names a person or opens something is logged without that: %s', async (path) => {
  const before = log.lines.length;
  await askRaw(shop.port, path, {});
  await expect.poll(() => log.lines.length).toBeGreaterThan(before);
  const written = JSON.stringify(log.lines.slice(before));
  expect(written).toContain('"path"');
  expect(written).not.toContain('segreto');
});
