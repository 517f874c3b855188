import { sql } from 'kysely';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { until } from '../../faults/buyer.ts';
import type { ClusterContext } from './cluster-fault.ts';

/** Another price for some articles, as an import would write it; the cents by article. */
export async function repriceSome(
  { read, skus }: ClusterContext,
  step: number,
): Promise<ReadonlyMap<string, number>> {
  const chosen = skus.slice(-12);
  const { rows } = await read((database) =>
    database.transaction().execute(async (transaction) => {
      const changed = await sql<{ sku: string; cents: number }>`
        update variant set price_cents = price_cents + ${step} where sku = any(${[...chosen]})
        returning sku, price_cents as cents`.execute(transaction);
      await sql`
        insert into change_log (kind, subject_id)
        select distinct 'price', product_id from variant where sku = any(${[...chosen]})`.execute(
        transaction,
      );
      return changed;
    }),
  );
  return new Map(rows.map(({ sku, cents }) => [sku, cents]));
}

/** How many of these articles an address shows with another price. */
async function wrongPrices(url: string, prices: ReadonlyMap<string, number>): Promise<number> {
  const answer = await fetch(`${url}/api/shop?skus=${[...prices.keys()].join(',')}&per_page=${prices.size}`, {
    signal: AbortSignal.timeout(5_000),
  });
  const { products } = ((await answer.json()) as { message: Listing }).message;
  const shown = new Map(products.map(({ sku, price }) => [sku, Math.round(price * 100)]));
  return [...prices].filter(([sku, cents]) => shown.has(sku) && shown.get(sku) !== cents).length;
}

/**
 * Writes new prices and waits until each node and the front show them: what is broken, and the seconds it took. Called
 * after a fault it finds nodes that keep something old.
 */
export async function stalePrices(
  context: ClusterContext,
  step: number,
): Promise<{ readonly broken: string[]; readonly seconds: number }> {
  const { cluster } = context;
  const prices = await repriceSome(context, step);
  const start = performance.now();
  const broken: string[] = [];
  for (const url of [...cluster.shops.map((shop) => shop.url), cluster.url]) {
    let wrong = prices.size;
    const shows = async () => {
      wrong = await wrongPrices(url, prices).catch(() => prices.size);
      return wrong === 0;
    };
    if (!(await until(shows, 15_000))) broken.push(`${url} shows ${wrong} old prices`);
  }
  return { broken, seconds: (performance.now() - start) / 1000 };
}
