import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { benchFolder } from '../shop/dataset.ts';
import { costOf } from '../shop/process-cost.ts';
import { type BenchShop, runShop } from '../shop/run-shop.ts';
import { whenWarm } from '../shop/when-warm.ts';
import { atMost, type Row } from '../table.ts';
import { abusiveRequest } from './abuse-requests.ts';
import { askAll, createAsker } from './ask.ts';
import { Seeded } from './seeded.ts';

const seed = 20_261_122;
const lanes = 4;
/** Resident memory the shop without PostgreSQL may ever take. */
const residentMust_mb = 450;
const residentReach_mb = 350;
const stallMust_ms = 50;
const stallReach_ms = 25;
/** What the timer that watches the loop waits by itself. */
const timer_ms = 10;
const token = 'token-of-the-bench';

/** The longest the main thread has kept everybody waiting since it was last asked, as the process itself measured it. */
async function longestStall(shop: BenchShop): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`http://127.0.0.1:${shop.port}/metrics`, { headers });
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await answer.text()) ?? [];
  return Math.max(0, Number(seconds) * 1000 - timer_ms);
}

interface Watched {
  resident_mb: number;
  readonly stalls_ms: number[];
}

async function watch(shop: BenchShop, until: number): Promise<Watched> {
  const watched: Watched = { resident_mb: 0, stalls_ms: [] };
  await longestStall(shop);
  while (performance.now() < until) {
    await pause(1_000);
    watched.resident_mb = Math.max(watched.resident_mb, costOf(shop.pid).shopResident_mb);
    watched.stalls_ms.push(await longestStall(shop));
  }
  return watched;
}

/** Ever different pages, filters, paths and deep bodies against the demo shop, so many seconds long. */
export async function measureAbuse(seconds: number, report: (row: Row) => void): Promise<void> {
  const environment = { DEMO: 'on', TRUST_PROXY: 'on', PAYMENT_METHODS: 'transfer', METRICS_TOKEN: token };
  const shop = await runShop(join(benchFolder, 'shop-attacked'), environment);
  const { ask, close } = createAsker(shop.port, lanes);
  try {
    await whenWarm(shop);
    const before_mb = costOf(shop.pid).shopResident_mb;
    const chance = new Seeded(seed);
    const until = performance.now() + seconds * 1000;
    let asked = 0;
    const make = () => (performance.now() < until ? abusiveRequest(chance) : undefined);
    const [{ resident_mb, stalls_ms }] = await Promise.all([
      watch(shop, until),
      askAll(ask, make, lanes, () => void (asked += 1)),
    ]);
    report({
      name: 'abuse: resident memory without PostgreSQL',
      measured: `${resident_mb.toFixed(0)} MB`,
      must: `${residentMust_mb} MB`,
      reach: `${residentReach_mb} MB`,
      verdict: atMost(resident_mb, residentMust_mb, residentReach_mb),
      detail: `${asked} requests in ${seconds} s, none like another; ${before_mb.toFixed(0)} MB before`,
    });
    const longest = Math.max(...stalls_ms);
    const median = stalls_ms.toSorted((a, b) => a - b)[stalls_ms.length >> 1] ?? 0;
    report({
      name: 'abuse: longest stall of the main thread',
      measured: `${longest.toFixed(0)} ms`,
      must: `${stallMust_ms} ms`,
      reach: `${stallReach_ms} ms`,
      verdict: atMost(longest, stallMust_ms, stallReach_ms),
      detail: `measured inside the process; median of the longest of each second ${median.toFixed(0)} ms`,
    });
  } finally {
    close();
    await shop.stop();
  }
}
