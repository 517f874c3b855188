import { randomUUID } from 'node:crypto';
import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import { load, type LoadRequest } from '../load/raw-load.ts';
import { costOf } from '../shop/process-cost.ts';
import type { BenchShop } from '../shop/run-shop.ts';
import { atMost, type Row } from '../table.ts';

const connections = 10;
const baskets = 400;
const quotePath = '/api/method/casamaestra.cart.quote';
const orderPath = '/api/method/casamaestra.checkout.place_order';
const address = {
  first_name: 'Anna',
  last_name: 'Rossi',
  address_line1: 'Via Emilia 12',
  city: 'Bologna',
  state: 'BO',
  pincode: '40121',
  country: 'IT',
};

async function quoteOf(port: number, lines: readonly object[]): Promise<Quote> {
  const answer = await fetch(`http://127.0.0.1:${port}${quotePath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lines, country: 'IT', pincode: address.pincode }),
  });
  return ((await answer.json()) as { message: Quote }).message;
}

let buyers = 0;
/** Every order has another buyer and network, because unpaid orders of one are limited. */
function nextBuyer(): { readonly email: string; readonly phone: string } {
  buyers += 1;
  return { email: `cliente${buyers}@esempio.it`, phone: `+39333${1_000_000 + (buyers % 8_000_000)}` };
}
const from = () => `10.${(buyers >> 16) & 255}.${(buyers >> 8) & 255}.${buyers & 255}`;

/** Orders of 1 to 4 lines by 400 buyers, each time with a new key. */
async function orderRequests(port: number, skus: readonly string[]): Promise<LoadRequest[]> {
  const requests: LoadRequest[] = [];
  for (let basket = 0; basket < baskets; basket += 1) {
    const lines = Array.from({ length: 1 + (basket % 4) }, (_, line) => ({
      sku: skus[(basket * 4 + line) % skus.length] ?? '',
      qty: 1 + (line % 2),
    }));
    const quote = await quoteOf(port, lines);
    if (!quote.orderable) continue;
    const order = {
      lines: quote.lines.map(({ sku, qty, price }) => ({ sku, qty, seen_price: price })),
      shipping_address: address,
      shipping_rule: quote.shipping_rule,
      payment_method: 'transfer',
      seen_total: quote.total,
    };
    const body = () => JSON.stringify({ idempotency_key: randomUUID(), ...nextBuyer(), ...order });
    requests.push({ path: orderPath, from, body });
  }
  return requests;
}

/** Orders placed per second with durable commits, over HTTP, by ten concurrent shoppers. */
export async function measureOrders(
  shop: BenchShop,
  skus: readonly string[],
  seconds: number,
  countOrders: () => Promise<number>,
): Promise<Row> {
  const requests = await orderRequests(shop.port, skus);
  const ask = (duration: number) => load({ port: shop.port, requests, connections, seconds: duration });
  await ask(3);
  const written = await countOrders();
  const before = costOf(shop.pid);
  const result = await ask(seconds);
  const after = costOf(shop.pid);
  const orders = (await countOrders()) - written;
  const whole = Object.keys(result.refused).length === 0 && orders === result.requests;
  const perSecond = orders / result.seconds;
  const shopCpu = (after.shopCpu_ms - before.shopCpu_ms) / orders;
  const databaseCpu = (after.databaseCpu_ms - before.databaseCpu_ms) / orders;
  return {
    name: 'orders placed, 43,000 products, 1 to 4 lines',
    measured: `${(shopCpu + databaseCpu).toFixed(2)} ms CPU, ${Math.round(perSecond)}/s`,
    must: '4 ms CPU, p99 ≤ 100 ms',
    reach: '2 ms CPU',
    verdict: whole && result.p99_ms <= 100 ? atMost(shopCpu + databaseCpu, 4, 2) : 'below',
    detail: [
      `p50 ${result.p50_ms.toFixed(1)} p99 ${result.p99_ms.toFixed(1)} ms`,
      `CPU ${shopCpu.toFixed(2)} + ${databaseCpu.toFixed(2)} ms (shop + PostgreSQL)`,
      `${orders} orders in the database of ${result.requests} answered`,
      'commits on disk before the answer',
    ].join('; '),
  };
}
