import type { Gauges } from '@casamaestra/commerce/platform/http/gauges.ts';
import { collectingLog } from '@casamaestra/commerce/platform/testing/collecting-log.ts';
import { afterEach, expect, test } from 'vitest';
import { askRaw } from '../testing/ask-raw.ts';
import { type FakeShop, openFakeShop } from '../testing/fake-shop.ts';

let shop: FakeShop | undefined;
afterEach(() => shop?.close());

async function figures(): Promise<string> {
  const headers = { authorization: 'Bearer token-12345' };
  const answer = await askRaw(shop?.port ?? 0, '/metrics', { headers });
  expect(answer.status).toBe(200);
  return answer.body.toString();
}

test('while the database does not answer metrics come all the same, and say so', async () => {
  let asked = 0;
  const ofDatabase: Gauges = {
    help: { queue_waiting: 'Rows' },
    read() {
      asked += 1;
      return new Promise(() => undefined);
    },
  };
  const ofMemory: Gauges = { help: { kept_total: 'Kept' }, read: async () => ({ kept_total: 7 }) };
  const { log, lines } = collectingLog();
  shop = await openFakeShop({
    environment: { METRICS_TOKEN: 'token-12345' },
    commerce: { gauges: [ofDatabase, ofMemory], degraded: async () => 'the database does not answer' },
    log,
  });
  const first = await figures();
  expect(first).toMatch(/\nshop_degraded 1\n/);
  expect(first).toMatch(/\nshop_ready 1\n/);
  expect(first).toMatch(/\nkept_total 7\n/);
  expect(first).not.toMatch(/^queue_waiting/m);
  // Readings that never end do not pile up.
  await figures();
  expect(asked).toBe(1);
  expect(lines.map(({ msg }) => msg)).toEqual(['no figures', 'no figures']);
});

test('a node that is well says so, and one that loads its index that it is not ready', async () => {
  shop = await openFakeShop({
    environment: { METRICS_TOKEN: 'token-12345' },
    commerce: { notReady: () => 'the search index is loading' },
  });
  const told = await figures();
  expect(told).toMatch(/\nshop_degraded 0\n/);
  expect(told).toMatch(/\nshop_ready 0\n/);
});
