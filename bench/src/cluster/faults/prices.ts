import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@casamaestra/commerce/platform/database/connection.ts';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { until } from '../../faults/buyer.ts';
import type { ClusterContext } from './cluster-fault.ts';

export interface Priced {
  readonly sku: string;
  /** Address of its page, without a slash at the start. */
  readonly slug: string;
  readonly cents: number;
}
export type Prices = readonly Priced[];

/** Longest wait for an answer; how long it took is told by other rows. */
const patienceMs = 15_000;

/** Articles that nobody buys here, each the only one of its product and without reductions. */
const ownPrices = (context: ClusterContext, most: number) => sql<Priced>`
  select min(sku) as sku, slug, min(price_cents) as cents
    from product join variant on product_id = product.id
   where published
   group by product.id
  having count(*) = 1 and count(sale_price_cents) + count(promo_price_cents) = 0
     and min(sku) <> all(${[...context.skus]})
   order by md5(min(sku)) limit ${most}`;

/** So many of them, always the same. */
export const pricesOf =
  (context: ClusterContext, most = 12) =>
  async (database: Database): Promise<Prices> =>
    (await ownPrices(context, most).execute(database)).rows;

/** Raises prices by a few cents, as an import would. */
export const raiseOf = (database: Database, skus: readonly string[]): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await sql`update variant set price_cents = price_cents + 7 where sku = any(${[...skus]})`.execute(
      transaction,
    );
    await sql`
      insert into change_log (kind, subject_id)
      select 'price', product_id from variant where sku = any(${[...skus]})`.execute(transaction);
  });

const raise = (context: ClusterContext): Promise<Prices> =>
  context.read(async (database) => {
    const before = await pricesOf(context)(database);
    await raiseOf(
      database,
      before.map(({ sku }) => sku),
    );
    return pricesOf(context)(database);
  });

/** Price that the page of a product shows, as search engines read it, in cents. */
export async function priceOnPage(url: string, slug: string): Promise<number | undefined> {
  const answer = await fetch(`${url}/${slug}`, { signal: AbortSignal.timeout(patienceMs) });
  const [, price] = /"price":"?(\d+(?:\.\d+)?)/.exec(await answer.text()) ?? [];
  return price === undefined ? undefined : Math.round(Number(price) * 100);
}

/** Pages looked at of each address; the service is asked for all articles. */
const pagesLookedAt = 4;

/** How many of these articles an address shows with another price, or not at all: by its service and on its pages. */
async function wrongPrices(url: string, prices: Prices): Promise<number> {
  const skus = prices.map(({ sku }) => sku).join(';');
  const answer = await fetch(`${url}/api/shop?skus=${encodeURIComponent(skus)}&per_page=${prices.length}`, {
    signal: AbortSignal.timeout(patienceMs),
  });
  const { products } = ((await answer.json()) as { message: Listing }).message;
  const shown = new Map(products.map(({ sku, price }) => [sku, Math.round(price * 100)]));
  const old = prices.filter(({ sku, cents }) => shown.get(sku) !== cents).length;
  if (old > 0) return old;
  const pages = await Promise.all(
    prices.slice(0, pagesLookedAt).map(async ({ slug, cents }) => (await priceOnPage(url, slug)) === cents),
  );
  return pages.filter((isRight) => !isRight).length;
}

/** What any node, or the cache before them, does not show within a while. */
async function notShown({ cluster }: ClusterContext, prices: Prices): Promise<string[]> {
  const told = await Promise.all(
    [...cluster.shops.map((shop) => shop.url), cluster.url].map(async (url) => {
      let wrong = prices.length;
      const shows = async () => {
        wrong = await wrongPrices(url, prices).catch(() => prices.length);
        return wrong === 0;
      };
      return (await until(shows, 45_000)) ? [] : [`${url} shows ${wrong} of ${prices.length} old prices`];
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
