import { setTimeout as pause } from 'node:timers/promises';
import { costOf } from './process-cost.ts';
import type { BenchShop } from './run-shop.ts';

const LOOK_MS = 1000;
/** CPU time of shop and PostgreSQL in a second that counts as idle. */
const REST_MS = 100;
const LOOKS_MAX = 60;

/** Waits until the shop has filled its caches and is idle; at most a minute. */
export async function whenWarm(shop: Pick<BenchShop, 'pid'>): Promise<void> {
  const used = () => {
    const { shopCpu_ms, databaseCpu_ms } = costOf(shop.pid);
    return shopCpu_ms + databaseCpu_ms;
  };
  let before = used();
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    await pause(LOOK_MS);
    const now = used();
    if (now - before < REST_MS) return;
    before = now;
  }
}
