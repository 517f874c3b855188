import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@casamaestra/commerce/platform/database/connection.ts';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { until } from '../../faults/buyer.ts';
import type { ClusterContext } from './cluster-fault.ts';

type Prices = ReadonlyMap<string, number>;

/** Articles that nobody buys here, each the only one of its product and without reductions. */
const ownPrices = (context: ClusterContext) => sql<{ sku: string; cents: number }>`
  select min(sku) as sku, min(price_cents) as cents
    from product join variant on product_id = product.id
   where published
   group by product.id
  having count(*) = 1 and count(sale_price_cents) + count(promo_price_cents) = 0
     and min(sku) <> all(${[...context.skus]})
   order by md5(min(sku)) limit 12`;

const pricesOf =
  (context: ClusterContext) =>
  async (database: Database): Promise<Prices> => {
    const { rows } = await ownPrices(context).execute(database);
    return new Map(rows.map(({ sku, cents }) => [sku, cents]));
  };

/** Raises their prices, as an import would. */
const raise = (context: ClusterContext): Promise<Prices> =>
  context.read(async (database) => {
    const skus = [...(await pricesOf(context)(database)).keys()];
    await database.transaction().execute(async (transaction) => {
      await sql`update variant set price_cents = price_cents + 7 where sku = any(${skus})`.execute(
        transaction,
      );
      await sql`
        insert into change_log (kind, subject_id)
        select 'price', product_id from variant where sku = any(${skus})`.execute(transaction);
    });
    return pricesOf(context)(database);
  });

/** How many of these articles an address shows with another price, or not at all. */
async function wrongPrices(url: string, prices: Prices): Promise<number> {
  const answer = await fetch(
    `${url}/api/shop?skus=${encodeURIComponent([...prices.keys()].join(';'))}&per_page=${prices.size}`,
    {
      signal: AbortSignal.timeout(5_000),
    },
  );
  const { products } = ((await answer.json()) as { message: Listing }).message;
  const shown = new Map(products.map(({ sku, price }) => [sku, Math.round(price * 100)]));
  return [...prices].filter(([sku, cents]) => shown.get(sku) !== cents).length;
}

/** What any node, or the cache before them, does not show within a while. */
async function notShown({ cluster }: ClusterContext, prices: Prices): Promise<string[]> {
  const told = await Promise.all(
    [...cluster.shops.map((shop) => shop.url), cluster.url].map(async (url) => {
      let wrong = prices.size;
      const shows = async () => {
        wrong = await wrongPrices(url, prices).catch(() => prices.size);
        return wrong === 0;
      };
      return (await until(shows, 15_000)) ? [] : [`${url} shows ${wrong} of ${prices.size} old prices`];
    }),
  );
  return told.flat();
}

/** Changes prices all the time, also while a fault lasts; writes that the database refuses are left out. */
export function startRepricing(context: ClusterContext) {
  let stopped = false;
  let written = 0;
  const writing = (async () => {
    while (!stopped) {
      await raise(context).then(
        () => (written += 1),
        () => undefined,
      );
      await pause(300);
    }
  })();
  return {
    /**
     * Stops, and finds nodes that keep a price of before: first of what was written during the fault, without another
     * change to help; then of a change now, with the seconds until all show it.
     */
    async audit(): Promise<{ readonly broken: string[]; readonly words: string }> {
      stopped = true;
      await writing;
      const late = await notShown(context, await context.read(pricesOf(context)));
      const start = performance.now();
      const fresh = await notShown(context, await raise(context));
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      return {
        broken: [...late, ...fresh],
        words: `${written} price changes meanwhile, none old afterwards, the next one everywhere after ${seconds} s`,
      };
    },
  };
}
