import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { benchFolder } from '../shop/dataset.ts';
import { costOf } from '../shop/process-cost.ts';
import { type BenchShop, runShop } from '../shop/run-shop.ts';
import { whenWarm } from '../shop/when-warm.ts';
import { atMost, type Row } from '../table.ts';
import { abusiveRequest } from './abuse-requests.ts';
import { type Asked, askAll, createAsker, type Reply } from './ask.ts';
import { mainThreadOf } from './main-thread.ts';
import { Seeded } from './seeded.ts';

const seed = 20_261_122;
const lanes = 4;
/** Maximum resident memory of the shop without PostgreSQL. */
const residentMust_mb = 450;
const residentReach_mb = 350;
const stallMust_ms = 50;
const stallReach_ms = 25;
const stallFile = join(benchFolder, 'stall-of-the-attacked');
const probe = join(import.meta.dirname, 'stall-probe.ts');
const askedAlone = 1_500;

type Bounds = readonly [must: number, reach: number];

/** Largest resident memory until then, in MB, sampled every second. */
async function largestMemory(shop: BenchShop, until: number): Promise<number> {
  let resident_mb = 0;
  while (performance.now() < until) {
    await pause(1_000);
    resident_mb = Math.max(resident_mb, costOf(shop.pid).shopResident_mb);
  }
  return resident_mb;
}

/** The most main-thread CPU time of one request, one at a time: independent of the machine's load. */
async function dearestRequest(
  shop: BenchShop,
  ask: (asked: Asked) => Promise<Reply>,
  chance: Seeded,
): Promise<{ readonly asked: Asked; readonly cpu_ms: number }> {
  const costOfOne = async (asked: Asked) => {
    const before = mainThreadOf(shop.pid).cpu_ms;
    await ask(asked);
    return mainThreadOf(shop.pid).cpu_ms - before;
  };
  let dearest: { asked: Asked; cpu_ms: number } | undefined;
  for (let count = 0; count < askedAlone; count += 1) {
    const asked = abusiveRequest(chance);
    let cpu_ms = await costOfOne(asked);
    // Garbage collection and jobs run on the same thread: a request's own cost repeats.
    for (let time = 0; time < 3 && cpu_ms > stallReach_ms; time += 1)
      cpu_ms = Math.min(cpu_ms, await costOfOne(asked));
    if (dearest === undefined || cpu_ms > dearest.cpu_ms) dearest = { asked, cpu_ms };
  }
  if (dearest === undefined) throw new Error('nothing was asked');
  return dearest;
}

const row = (name: string, value: number, unit: string, [must, reach]: Bounds, detail: string): Row => ({
  name: `abuse: ${name}`,
  measured: `${value.toFixed(0)} ${unit}`,
  must: `${must} ${unit}`,
  reach: `${reach} ${unit}`,
  verdict: atMost(value, must, reach),
  detail,
});

/**
 * Requests with ever different pages, filters, paths and deep bodies against the demo shop, for so many
 * seconds.
 */
export async function measureAbuse(seconds: number, report: (row: Row) => void): Promise<void> {
  const environment = { DEMO: 'on', TRUST_PROXY: 'on', PAYMENT_METHODS: 'transfer', STALL_FILE: stallFile };
  const shop = await runShop(join(benchFolder, 'shop-attacked'), environment, ['--import', probe]);
  const { ask, close } = createAsker(shop.port, lanes);
  const stallBounds: Bounds = [stallMust_ms, stallReach_ms];
  try {
    await whenWarm(shop);
    const before_mb = costOf(shop.pid).shopResident_mb;
    const chance = new Seeded(seed);
    const until = performance.now() + seconds * 1000;
    let count = 0;
    const make = () => (performance.now() < until ? abusiveRequest(chance) : undefined);
    const attack = askAll(ask, make, lanes, () => void (count += 1));
    await rm(stallFile, { force: true });
    const [resident_mb] = await Promise.all([largestMemory(shop, until), attack]);
    const stall_ms = Number(await readFile(stallFile, 'latin1'));
    const told = `${count} requests in ${seconds} s, none like another; ${before_mb.toFixed(0)} MB before`;
    const bounds: Bounds = [residentMust_mb, residentReach_mb];
    report(row('resident memory without PostgreSQL', resident_mb, 'MB', bounds, told));
    const less = 'block of the event loop, less what the machine kept the thread waiting in it';
    report(row('longest stall of the main thread', stall_ms, 'ms', stallBounds, less));
    const { asked, cpu_ms } = await dearestRequest(shop, ask, chance);
    const which = `of ${askedAlone}, one at a time: ${asked.method} ${asked.path.slice(0, 60)}`;
    report(row('dearest request, CPU of the main thread', cpu_ms, 'ms', stallBounds, which));
  } finally {
    close();
    await shop.stop();
  }
}
