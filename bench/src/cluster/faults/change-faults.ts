import { setTimeout as pause } from 'node:timers/promises';
import {
  createDatabase,
  createPool,
  type Database,
} from '@casamaestra/commerce/platform/database/connection.ts';
import { inParallel, until } from '../../faults/buyer.ts';
import { unless } from '../../faults/fault.ts';
import { type ClusterContext, type ClusterFault, noneFailed, readWords } from './cluster-fault.ts';
import { type Priced, priceOnPage, type Prices, pricesOf, raiseOf } from './prices.ts';
import { startReading } from './read-load.ts';

const seconds = 30;
const changesEachSecond = 100;
/** Changes of one transaction. */
const atOnce = 10;
/** Articles whose prices are looked at. */
const watched = 20;
/** Most articles whose prices change: all of them that are the only one of their product. */
const changing = 40_000;
/** Articles that visitors look at. */
const visited = 400;
const hitsMin = 0.8;
/** Seconds. */
const seenWithin = 2;

/** Changes prices of these articles, each in turn, at a steady rate, until it is stopped. */
function startChanging(database: Database, skus: readonly string[]) {
  let stopped = false;
  let changed = 0;
  const since = performance.now();
  const changing = (async () => {
    while (!stopped) {
      const due = ((performance.now() - since) / 1_000) * changesEachSecond;
      if (changed >= due) await pause(10);
      else {
        const some = Array.from({ length: atOnce }, (_none, index) => skus[(changed + index) % skus.length]);
        await raiseOf(database, some as string[]);
        changed += atOnce;
      }
    }
  })();
  return async (): Promise<number> => {
    stopped = true;
    await changing;
    return changed / ((performance.now() - since) / 1_000);
  };
}

/** Seconds until the page of an article shows its new price, at every address that visitors may reach. */
async function seenEverywhere(
  { cluster }: ClusterContext,
  database: Database,
  { sku, slug, cents }: Priced,
): Promise<Readonly<Record<string, number>>> {
  await raiseOf(database, [sku]);
  const start = performance.now();
  const nodes = cluster.shops.map((shop) => [shop.name, shop.url] as const);
  const told = await Promise.all(
    [['Varnish', cluster.url] as const, ...nodes].map(async ([name, url]) => {
      const isNew = async () => ((await priceOnPage(url, slug).catch(() => undefined)) ?? 0) > cents;
      const shown = await until(isNew, 10_000);
      return [name, shown ? Math.round(performance.now() - start) / 1_000 : Infinity] as const;
    }),
  );
  return Object.fromEntries(told);
}

/** The catalogue as visitors look at it: few articles often, most of them seldom, home and lists in between. */
function visitedPaths(articles: Prices): string[] {
  const seen = articles.flatMap(({ slug }, rank) =>
    Array.from({ length: Math.max(1, Math.round(60 / (rank + 1))) }, () => `/${slug}`),
  );
  const lists = Array.from({ length: Math.round(seen.length / 6) }, () => ['/', '/shop']).flat();
  return mixed([...seen, ...lists]);
}

/** Mixed, and the same in each run. */
function mixed(paths: readonly string[]): string[] {
  let state = 1;
  const keyed = paths.map((path) => {
    state = (state * 48_271) % 2_147_483_647;
    return { path, key: state };
  });
  return keyed.toSorted((one, other) => one.key - other.key).map(({ path }) => path);
}

export const changeFaults: readonly ClusterFault[] = [
  {
    name: 'a hundred price changes a second under visitors: each in every cache within 2 s',
    async run(context) {
      const { cluster } = context;
      const pool = createPool(
        { connectionString: cluster.environment['DATABASE_URL'] ?? '' },
        () => undefined,
        2,
      );
      const database = createDatabase(pool);
      const all = await pricesOf(context, changing)(database);
      const [canaries, others] = [all.slice(0, watched), all.slice(watched)];
      const paths = visitedPaths(all.slice(0, visited));
      // Pages that were never asked for say nothing about what changes cost.
      await inParallel([...new Set(paths)], 4, async (path) => (await fetch(cluster.url + path)).text());
      const reading = startReading([cluster.url], paths, 12, 5);
      const stopChanging = startChanging(
        database,
        others.map(({ sku }) => sku),
      );
      const times: Readonly<Record<string, number>>[] = [];
      const end = performance.now() + seconds * 1_000;
      for (const canary of canaries) {
        if (performance.now() > end) break;
        times.push(await seenEverywhere(context, database, canary));
        await pause(1_000);
      }
      const rate = await stopChanging();
      const readings = await reading.stop();
      await pool.end();
      const longest = Math.max(...times.flatMap((one) => Object.values(one)));
      const share = readings.hits / readings.asked;
      const hits = `Varnish had ${(share * 100).toFixed(0)} % of ${readings.asked} pages`;
      return {
        broken: [
          ...noneFailed(readings),
          ...unless(rate >= changesEachSecond * 0.9, `only ${rate.toFixed(0)} changes a second were made`),
          ...unless(longest <= seenWithin, `a price was old for ${longest} s: ${JSON.stringify(times)}`),
          ...unless(share >= hitsMin, hits),
        ],
        detail: `${rate.toFixed(0)} changes/s, ${times.length} watched prices everywhere within ${longest} s, ${hits}; ${readWords(readings)}`,
      };
    },
  },
];
