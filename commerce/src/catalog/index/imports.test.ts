import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { generateCatalogue } from '@casamaestra/demo/src/generate/generate-catalogue.ts';
import { importCatalogue } from '../import/import-catalogue.usecase.ts';
import type { Commerce } from '../../create-commerce.ts';
import { startTestShop, type Answer, type TestShop } from '../testing/start-test-shop.ts';

const PRODUCTS = 5200;
const KEPT = 1100;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const rows = [...generateCatalogue({ count: PRODUCTS, seed: 4 })].join('').trimEnd().split('\n');
const total = (answer: Answer) => (answer.body as { message: Listing }).message.totalCount;

async function figures(node: Commerce = shop.commerce): Promise<Record<string, unknown>> {
  return Object.assign({}, ...(await Promise.all(node.gauges.map((gauges) => gauges.read()))));
}

/** Waits until the shop lists so many products, without keeping it busy by asking. */
const untilListed = (path: string, products: number) =>
  expect.poll(async () => total(await shop.ask(path)), { timeout: 120_000, interval: 200 }).toBe(products);

async function load(name: string, lines: readonly string[], replace: boolean) {
  const file = join(shop.dataDir, name);
  await writeFile(file, `${lines.join('\n')}\n`);
  const { connection, dataDir: dataDirectory } = shop;
  const sentenceOf = (finding: object) => JSON.stringify(finding);
  const outcome = await importCatalogue({ file, connection, dataDirectory, replace, sentenceOf });
  expect(outcome).toMatchObject({ ok: true, report: { problems: 0 } });
}

const nameOf = (line: string | undefined) => (JSON.parse(line ?? '') as { name: string }).name;
const slugOf = async (code: string) => {
  const found = await shop.pool.query<{ slug: string }>('select slug from product where code = $1', [code]);
  return found.rows[0]?.slug ?? '';
};
const codeOf = (line: string | undefined) => (JSON.parse(line ?? '') as { code: string }).code;

test('a large import is taken in as it goes, and by a node that was stopped: neither builds the index again', async () => {
  // A snapshot is gone on from only where the log still reaches back to it.
  await load('primi.jsonl', rows.slice(0, 10), false);
  await untilListed('/api/shop', 10);
  const early = shop.anotherNode();
  await early.ready;
  await early.close();
  await load('tutto.jsonl', rows, false);
  await untilListed('/api/shop', PRODUCTS);
  const last = encodeURIComponent(nameOf(rows.at(-1)));
  expect(total(await shop.ask(`/api/shop?search_term=${last}`))).toBeGreaterThan(0);
  expect(await figures()).toMatchObject({ search_index_rebuilds_total: 1, search_index_products: PRODUCTS });
  const late = shop.anotherNode();
  await late.ready;
  const answer = await late.handler(new Request('http://shop.test/api/shop'));
  expect(await answer.json()).toMatchObject({ message: { totalCount: PRODUCTS } });
  expect(await figures(late)).toMatchObject({ search_index_rebuilds_total: 0 });
  await late.close();
}, 300_000);

test('a catalogue replaced by a smaller one is right in lists, searches and pages, without building the index', async () => {
  const kept = rows.slice(0, KEPT).map((line) => line.replace('"name":"', '"name":"Rinnovato '));
  const slug = await slugOf(codeOf(rows.at(-1)));
  expect((await shop.ask(`/api/products?slug=${slug}`)).status).toBe(200);
  await load('meno.jsonl', kept, true);
  await untilListed('/api/shop', KEPT);
  await untilListed('/api/shop?search_term=rinnovato', KEPT);
  expect((await shop.ask(`/api/products?slug=${slug}`)).status).toBe(404);
  const keptSlug = await slugOf(codeOf(rows[0]));
  expect((await shop.ask(`/api/products?slug=${keptSlug}`)).text).toContain('Rinnovato ');
  expect(await figures()).toMatchObject({ search_index_rebuilds_total: 1, search_index_products: PRODUCTS });
}, 300_000);
