import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { load, type LoadRequest } from '../load/raw-load.ts';
import { median } from '../median.ts';
import { benchFolder } from '../shop/dataset.ts';
import { buildFormerVersion, buildThisVersion, noFormerVersion } from '../shop/former-version.ts';
import { costOf } from '../shop/process-cost.ts';
import { purchaseDataset } from '../shop/purchase-dataset.ts';
import { makeRequests } from '../shop/requests.ts';
import { type BenchShop, runShop } from '../shop/run-shop.ts';
import { whenWarm } from '../shop/when-warm.ts';
import { atMost, type Row } from '../table.ts';
import { quoteRequests } from './quote-row.ts';

const products = 43_000;
const rounds = 6;
const connections = 10;
/** Nothing may be slower by more than a tenth. */
const must = 1.1;

interface Pair<Of> {
  readonly former: Of;
  readonly now: Of;
}

const cpuOf = ({ pid }: BenchShop): number => {
  const { shopCpu_ms, databaseCpu_ms } = costOf(pid);
  return shopCpu_ms + databaseCpu_ms;
};

function rowOf(name: string, { former, now }: Pair<number>, unit: string, detail = ''): Row {
  const ratio = now / former;
  const said = [former, now].map((value) => `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`);
  return {
    name: `${name}, this version to the former`,
    measured: ratio.toFixed(2),
    must: String(must),
    reach: '1',
    verdict: atMost(ratio, must, 1),
    detail: `${said.join(' → ')}${detail}`,
  };
}

/** CPU time of shop and PostgreSQL for each answer; the versions are asked in turns, the median of the rounds counts. */
async function compare(
  name: string,
  shops: Pair<BenchShop>,
  requests: readonly LoadRequest[],
  seconds: number,
): Promise<Row> {
  const ask = async (shop: BenchShop): Promise<number> => {
    const before = cpuOf(shop);
    const { requests: answers, refused } = await load({ port: shop.port, requests, connections, seconds });
    if (Object.keys(refused).length > 0) throw new Error(`${name} is refused: ${JSON.stringify(refused)}`);
    return (cpuOf(shop) - before) / answers;
  };
  const former: number[] = [];
  const now: number[] = [];
  // The first of each fills caches.
  for (const shop of [shops.former, shops.now]) await ask(shop);
  for (let round = 0; round < rounds; round += 1) {
    // Now one first, now the other.
    if (round % 2 === 0) former.push(await ask(shops.former));
    now.push(await ask(shops.now));
    if (round % 2 === 1) former.push(await ask(shops.former));
  }
  return rowOf(
    name,
    { former: median(former), now: median(now) },
    'ms of CPU',
    `, ${rounds} rounds in turns`,
  );
}

async function inBoth(
  start: (version: 'former' | 'now') => Promise<BenchShop>,
  act: (shops: Pair<BenchShop>) => Promise<void>,
): Promise<void> {
  const former = await start('former');
  try {
    const now = await start('now');
    try {
      for (const shop of [former, now]) await whenWarm(shop);
      await act({ former, now });
    } finally {
      await now.stop();
    }
  } finally {
    await former.stop();
  }
}

/**
 * The shop of a former commit beside this one, in the same minutes on the same 43,000 products: what calls and pages cost, what
 * a start does. CPU time, so that other work on the machine tells little.
 */
export async function measureAgainstFormer(
  reference: string,
  seconds: number,
  report: (row: Row) => void,
): Promise<void> {
  const why = noFormerVersion();
  if (why !== undefined) throw new Error(why);
  buildThisVersion();
  const { folder, name } = buildFormerVersion(reference);
  const { dataDir, skus } = await purchaseDataset(products);
  const formerData = join(benchFolder, 'shop-former');
  rmSync(formerData, { recursive: true, force: true });
  // With owners and modes, which PostgreSQL looks at.
  execFileSync('cp', ['-a', dataDir, formerData]);
  console.log(`beside ${name}`);
  const start = (environment: Record<string, string>) => (version: 'former' | 'now') =>
    version === 'former'
      ? runShop(formerData, { PAYMENT_METHODS: 'transfer', ...environment }, [], folder)
      : runShop(dataDir, { PAYMENT_METHODS: 'transfer', ...environment });
  try {
    // The first start of each writes the snapshot that the measured ones load.
    await inBoth(start({}), async () => undefined);
    await inBoth(start({}), async (shops) => {
      const started = { former: cpuOf(shops.former), now: cpuOf(shops.now) };
      report(rowOf('start until at rest', started, 'ms of CPU'));
      await compareAnswers(shops, skus, seconds / rounds, report);
    });
    await inBoth(start({ HTML_CACHE: 'off' }), async (shops) => {
      const { listingPages } = await makeRequests(shops.now.port);
      report(await compare('listing page, rendered', shops, listingPages, seconds / rounds));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(formerData, { recursive: true, force: true });
  }
}

async function compareAnswers(
  shops: Pair<BenchShop>,
  skus: readonly string[],
  seconds: number,
  report: (row: Row) => void,
): Promise<void> {
  const requests = await makeRequests(shops.now.port);
  const asked: readonly (readonly [string, readonly LoadRequest[]])[] = [
    ['listing call', requests.listingCalls],
    ['search call', requests.searchCalls],
    ['suggestions call', requests.suggestCalls],
    ['product call', requests.detailCalls],
    ['quote of a cart', quoteRequests(skus)],
    ['listing page, cached', requests.listingPages.slice(0, 1)],
    ['home page, cached', [{ path: '/' }]],
  ];
  for (const [name, list] of asked) report(await compare(name, shops, list, seconds));
  const resident = (shop: BenchShop) => costOf(shop.pid).shopResident_mb;
  report(rowOf('memory after the load', { former: resident(shops.former), now: resident(shops.now) }, 'MB'));
}
