import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { benchFolder, generatedFile, importFile } from '../shop/dataset.ts';
import { type BenchShop, runShop } from '../shop/run-shop.ts';
import { whenWarm } from '../shop/when-warm.ts';
import { atMost, type Row } from '../table.ts';
import { figureOf, listed, peakOf, tellsFigures } from './shop-figures.ts';

const dataDir = join(benchFolder, 'shop-large');
const stallFile = join(benchFolder, 'stall-of-the-large');
const probe = join(import.meta.dirname, '../attack/stall-probe.ts');
const environment = { PAYMENT_METHODS: 'transfer', STALL_FILE: stallFile, ...tellsFigures };
/** What a replaced catalogue keeps. */
const kept = 10_000;
/** From the page cache: what is imported drops it each second, the requests between find it kept. */
const warmPage = '/';
const LOOK_MS = 50;
const GIVE_UP_MS = 600_000;

const start = () => runShop(dataDir, environment, ['--import', probe]);

function row(
  name: string,
  value: number,
  unit: string,
  [must, reach]: readonly [number, number],
  detail: string,
): Row {
  const digits = unit === 's' || unit === 'ms' ? 2 : 0;
  return {
    name: `large: ${name}`,
    measured: `${value.toFixed(digits)} ${unit}`.trim(),
    must: `${must} ${unit}`.trim(),
    reach: `${reach} ${unit}`.trim(),
    verdict: atMost(value, must, reach),
    detail,
  };
}

/** Seconds until the shop lists so many products, with and without a search. */
async function untilListed(port: number, wanted: number): Promise<number> {
  const began = performance.now();
  while ((await listed(port)) !== wanted) {
    if (performance.now() - began > GIVE_UP_MS) throw new Error(`the shop does not list ${wanted} products`);
    await pause(LOOK_MS);
  }
  return (performance.now() - began) / 1000;
}

/** Milliseconds of a page from the cache, asked again and again until told to stop. */
async function warmPages(port: number, ended: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!ended.aborted) {
    const began = performance.now();
    await (await fetch(`http://127.0.0.1:${port}${warmPage}`)).arrayBuffer();
    times.push(performance.now() - began);
    await pause(LOOK_MS);
  }
  return times.toSorted((one, other) => one - other);
}

/** Imports a file into the open shop and looks at it meanwhile. */
async function importBeside(shop: BenchShop, file: string, report: (row: Row) => void): Promise<void> {
  const ended = new AbortController();
  const asking = warmPages(shop.port, ended.signal);
  await rm(stallFile, { force: true });
  const builds = await figureOf(shop.port, 'search_index_rebuilds_total');
  const seconds = await importFile(file, dataDir);
  const products = await figureOf(shop.port, 'search_index_products');
  const right = await untilListed(shop.port, productsOf(file));
  const built = (await figureOf(shop.port, 'search_index_rebuilds_total')) - builds;
  await whenWarm(shop);
  ended.abort();
  const pages = await asking;
  const stall = Number(await readFile(stallFile, 'latin1'));
  const told = `import in ${seconds.toFixed(0)} s; ${products} indexed when it ended`;
  report(row('listed after the last batch of an import', right, 's', [2, 1], told));
  report(row('builds of the index by an import', built, '', [1, 0], 'search_index_rebuilds_total'));
  report(row('memory at worst', peakOf(shop.pid), 'MB', [1536, 1200], 'VmHWM of the shop’s process'));
  const p50 = pages[pages.length >> 1] ?? 0;
  const p99 = pages[Math.floor(pages.length * 0.99)] ?? 0;
  report(
    row(
      'a warm page meanwhile, median',
      p50,
      'ms',
      [5, 2],
      `p99 ${p99.toFixed(1)} ms, ${pages.length} asked`,
    ),
  );
  report(
    row('longest stall meanwhile', stall, 'ms', [100, 25], 'less what the machine kept the thread waiting'),
  );
}

const productsOf = (file: string): number => Number(/(\d+)\.jsonl$/.exec(file)?.[1]);

/** The first products of a file, as a file. */
async function firstOf(file: string, count: number): Promise<string> {
  const path = join(benchFolder, `first-${count}.jsonl`);
  if (existsSync(path)) return path;
  const out = createWriteStream(path);
  let lines = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    out.write(`${line}\n`);
    lines += 1;
    if (lines === count) break;
  }
  await new Promise((written) => out.end(written));
  return path;
}

/** Replaces the catalogue by its first products. */
async function replaceBeside(shop: BenchShop, file: string, report: (row: Row) => void): Promise<void> {
  const seconds = await importFile(await firstOf(file, kept), dataDir, ['--replace', '--yes']);
  const right = await untilListed(shop.port, kept);
  const builds = await figureOf(shop.port, 'search_index_rebuilds_total');
  const told = `import in ${seconds.toFixed(0)} s; ${builds} builds of the index since the start`;
  report(row(`replaced by ${kept}, listed after the last batch`, right, 's', [2, 1], told));
}

/** A very large catalogue comes into an open shop, is started again, and is replaced by a small one. */
export async function measureLarge(products: number, report: (row: Row) => void): Promise<void> {
  const file = await generatedFile(products);
  rmSync(dataDir, { recursive: true, force: true });
  const shop = await start();
  try {
    await importBeside(shop, file, report);
  } finally {
    await shop.stop();
  }
  const again = await start();
  try {
    const started = 'process start, PostgreSQL, index from its snapshot, first listing page';
    report(row('start with a snapshot', again.firstPageSeconds, 's', [4, 3], started));
    report(
      row('memory after the start', peakOf(again.pid), 'MB', [1000, 800], 'VmHWM of the shop’s process'),
    );
    await replaceBeside(again, file, report);
  } finally {
    await again.stop();
  }
}
