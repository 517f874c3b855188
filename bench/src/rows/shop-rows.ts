import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { benchFolder, dataset, generatedFile, importFile } from '../shop/dataset.ts';
import { costOf } from '../shop/process-cost.ts';
import { makeRequests, type Requests } from '../shop/requests.ts';
import { type BenchShop, runShop } from '../shop/run-shop.ts';
import { whenWarm } from '../shop/when-warm.ts';
import { atLeast, atMost, type Row } from '../table.ts';
import { type LoadGoal, measureCachedPage, measureLoad } from './call-rows.ts';
import { measurePageSize } from './size-row.ts';

const products = 43_000;

/** Without the sandbox bank, which is not part of the shop. */
const withoutBank = { PAYMENT_METHODS: 'transfer' };

/** Calls, cached pages, sizes and memory of a running shop over 43,000 products. */
async function measureRunning(
  shop: BenchShop,
  seconds: number,
  report: (row: Row) => void,
): Promise<Requests> {
  const requests = await makeRequests(shop.port);
  const goals: LoadGoal[] = [
    {
      name: 'listing call, 24 items, 12 facets, price sort',
      requests: requests.listingCalls,
      must: 1500,
      reach: 3000,
    },
    { name: 'text search call', requests: requests.searchCalls, must: 1000, reach: 2500, p99Must_ms: 25 },
    { name: 'suggestions call', requests: requests.suggestCalls, must: 3000, reach: 8000 },
    { name: 'product detail call', requests: requests.detailCalls, must: 2000, reach: 5000 },
  ];
  for (const goal of goals) report(await measureLoad(shop, goal, seconds));
  const page = requests.listingPages[0]?.path ?? '/shop';
  report(await measureCachedPage(shop, page, 'listing page, cached', seconds));
  report(await measureCachedPage(shop, '/', 'home page, cached', seconds));
  report(await measurePageSize(shop.port, page));
  const resident = costOf(shop.pid).shopResident_mb;
  report({
    name: 'resident memory without PostgreSQL, 43,000, after the load',
    measured: `${resident.toFixed(0)} MB`,
    must: '350 MB',
    reach: '220 MB',
    verdict: atMost(resident, 350, 220),
    detail: 'the shop’s whole process tree; a shop without keys runs a sandbox bank beside it',
  });
  return requests;
}

/** Calls, pages, memory and cold start over 43,000 products. */
export async function measureShop(seconds: number, report: (row: Row) => void): Promise<void> {
  const { dataDir } = await dataset(products);
  // The first start writes the index snapshot that the measured one loads.
  await (await runShop(dataDir, withoutBank)).stop();
  const shop = await runShop(dataDir, withoutBank);
  report({
    name: 'cold start to first page, 43,000 products, already built',
    measured: `${shop.firstPageSeconds.toFixed(2)} s`,
    must: '3 s',
    reach: '1 s',
    verdict: atMost(shop.firstPageSeconds, 3, 1),
    detail: 'process start, PostgreSQL, index from its snapshot, first listing page',
  });
  await whenWarm(shop);
  const requests = await measureRunning(shop, seconds, report).finally(() => shop.stop());
  const uncached = await runShop(dataDir, { ...withoutBank, HTML_CACHE: 'off' });
  const goal = {
    name: 'listing page, rendered, cache off',
    requests: requests.listingPages,
    // 300 pages a second of one thread.
    mainThread: { must_ms: 3.33, reach_ms: 2.5 },
  };
  await whenWarm(uncached);
  report(await measureLoad(uncached, goal, seconds).finally(() => uncached.stop()));
}

/** Memory of the demo shop after its first pages. */
export async function measureDemoMemory(): Promise<Row> {
  const shop = await runShop(join(benchFolder, 'shop-demo'), { ...withoutBank, DEMO: 'on' });
  try {
    const requests = await makeRequests(shop.port);
    await Promise.all(
      requests.listingPages
        .slice(0, 40)
        .map(async ({ path }) => (await fetch(`http://127.0.0.1:${shop.port}${path}`)).arrayBuffer()),
    );
    const resident = costOf(shop.pid).shopResident_mb;
    return {
      name: 'resident memory without PostgreSQL, demo',
      measured: `${resident.toFixed(0)} MB`,
      must: '250 MB',
      reach: '150 MB',
      verdict: atMost(resident, 250, 150),
      detail: 'after 40 pages; a shop without keys runs a sandbox bank beside it',
    };
  } finally {
    await shop.stop();
  }
}

/** Import of 100,000 generated products into an empty shop. */
export async function measureImport(): Promise<Row> {
  const count = 100_000;
  const file = await generatedFile(count);
  const dataDir = join(benchFolder, 'shop-import');
  rmSync(dataDir, { recursive: true, force: true });
  const seconds = await importFile(file, dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  return {
    name: 'import of 100,000 products without pictures',
    measured: `${Math.round(count / seconds)}/s`,
    must: '3000/s',
    reach: '10000/s',
    verdict: atLeast(count / seconds, 3000, 10_000),
    detail: `${seconds.toFixed(1)} s, the whole command with PostgreSQL’s start`,
  };
}
