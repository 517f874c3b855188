import { load, type LoadRequest } from '../load/raw-load.ts';
import { costOf } from '../shop/process-cost.ts';
import type { BenchShop } from '../shop/run-shop.ts';
import { atLeast, type Row } from '../table.ts';

const connections = 10;
const carts = 400;
const path = '/api/method/casamaestra.cart.quote';

/** Carts of three lines as the cart page sends them; every fourth with discount codes. */
export function quoteRequests(skus: readonly string[]): LoadRequest[] {
  return Array.from({ length: carts }, (_, cart) => {
    const lines = [0, 1, 2].map((line) => ({
      sku: skus[(cart * 3 + line * 7) % skus.length] ?? '',
      qty: 1 + (line % 2),
      seen_price: 9.9,
    }));
    const codes = cart % 4 === 0 ? { coupon_codes: ['CASA5', 'SPEDIZIONEGRATIS'] } : {};
    const text = JSON.stringify({ lines, country: 'IT', pincode: '40121', ...codes });
    return { path, body: () => text };
  });
}

/** Quotes per second through HTTP over ten connections. */
export async function measureQuotes(shop: BenchShop, skus: readonly string[], seconds: number): Promise<Row> {
  const requests = quoteRequests(skus);
  const ask = (duration: number) => load({ port: shop.port, requests, connections, seconds: duration });
  await ask(3);
  const before = costOf(shop.pid);
  const result = await ask(seconds);
  const after = costOf(shop.pid);
  const shopCpu = (after.shopCpu_ms - before.shopCpu_ms) / result.requests;
  const databaseCpu = (after.databaseCpu_ms - before.databaseCpu_ms) / result.requests;
  const refusals = Object.entries(result.refused).map(([status, count]) => `${count}× ${status}`);
  const whole = refusals.length === 0 && result.p99_ms <= 100;
  return {
    name: 'quote of a cart, 43,000 products, 3 lines',
    measured: `${Math.round(result.perSecond)}/s`,
    must: '1000/s, p99 ≤ 100 ms',
    reach: '2500/s',
    verdict: whole ? atLeast(result.perSecond, 1000, 2500) : 'below',
    detail: [
      `p50 ${result.p50_ms.toFixed(1)} p99 ${result.p99_ms.toFixed(1)} ms`,
      `CPU ${shopCpu.toFixed(2)} + ${databaseCpu.toFixed(2)} ms (shop + PostgreSQL)`,
      `${requests.length} different carts, every fourth with codes`,
      ...refusals,
    ].join('; '),
  };
}
