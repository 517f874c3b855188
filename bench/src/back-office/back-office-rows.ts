import { staffCookie } from '@casamaestra/contract/staff/sign-in.operations.ts';
import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { makeStaff, StaffBrowser } from '@casamaestra/commerce/staff/testing/staff-browser.ts';
import type { Row } from '../table.ts';
import { runShop, type BenchShop } from '../shop/run-shop.ts';
import { whenWarm } from '../shop/when-warm.ts';
import { measureOpening } from './open-order.ts';
import { manyOrders, orders, products, wideProduct } from './many-orders.ts';
import { measureManyRows } from './many-rows.ts';
import { samples } from './many-orders.queries.ts';
import { p95 } from './p95.ts';
import { measureScreenScripts } from './screen-scripts.ts';
import { measureVariants } from './variants-grid.ts';

const tries = 60;

interface Asked {
  readonly name: string;
  readonly must_ms: number;
  readonly call: string;
  /** One input for each try. */
  readonly inputs: readonly object[];
}

async function rowOf(browser: StaffBrowser, { name, must_ms: must, call, inputs }: Asked): Promise<Row> {
  const times: number[] = [];
  let bytes = 0;
  for (const input of inputs) {
    const start = performance.now();
    const { status, text } = await browser.call(call, input);
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(`${call}: ${status} ${text}`);
    bytes = Math.max(bytes, text.length);
  }
  const slow = p95(times);
  return {
    name: `back office: ${name}`,
    measured: `${slow.toFixed(0)} ms`,
    must: `${must} ms`,
    reach: `${must / 2} ms`,
    verdict: slow > must ? 'below' : slow > must / 2 ? 'must' : 'reach',
    detail: `p95 of ${times.length}; slowest ${Math.max(...times).toFixed(0)} ms; at most ${(bytes / 1000).toFixed(0)} kB`,
  };
}

const again = <Input extends object>(input: Input): readonly Input[] =>
  Array.from({ length: tries }, () => input);

type Samples = Awaited<ReturnType<typeof samples>>;

const repeated =
  (call: string) =>
  (name: string, must: number, input: object = {}): Asked => ({
    name,
    must_ms: must,
    call,
    inputs: again(input),
  });

const find = (what: string, call: string, words: readonly (string | null)[]): Asked => ({
  name: `find by ${what}`,
  must_ms: 50,
  call,
  inputs: words.flatMap((text) => (text === null ? [] : [{ text }])),
});

function aboutOrders({ orders: some }: Samples): readonly Asked[] {
  const list = repeated('orders.list');
  return [
    { name: 'an order', must_ms: 100, call: 'orders.get', inputs: some.map(({ number }) => ({ number })) },
    list('first page of the orders', 100),
    list('orders of a state', 150, { states: ['paid'] }),
    list('orders by what is due', 150, { sort: 'due' }),
    list('oldest orders first', 150, { sort: 'oldest' }),
    list('orders late to be handed over', 150, { late: true }),
    list('orders of a payment, in a month', 150, {
      payment_methods: ['transfer'],
      from: '2026-01-01',
      to: '2026-01-31',
    }),
    repeated('orders.to_pick')('orders to be picked', 150),
    repeated('today')('what is due today', 300),
    find(
      'order number',
      'orders.list',
      some.map(({ number }) => number),
    ),
    find(
      'e-mail',
      'orders.list',
      some.map(({ email }) => email),
    ),
    find(
      'phone',
      'orders.list',
      some.map(({ phone }) => phone),
    ),
    find(
      'SKU, the orders',
      'orders.list',
      some.map(({ sku }) => sku),
    ),
    find(
      'e-mail, the customers',
      'customers.list',
      some.map(({ email }) => email),
    ),
    find(
      'order number, in the palette',
      'search',
      some.map(({ number }) => number),
    ),
    repeated('customers.list')('first page of the customers', 100),
    repeated('payments.list')('first page of the payments', 100),
  ];
}

function aboutGoods({ goods }: Samples): readonly Asked[] {
  const list = repeated('products.list');
  const facets = repeated('products.facets');
  const found = { text: 'trapano' };
  return [
    find(
      'SKU, the products',
      'products.list',
      goods.map(({ sku }) => sku),
    ),
    find(
      'GTIN',
      'products.list',
      goods.map(({ gtin }) => gtin),
    ),
    list('first page of the products', 100),
    list('products by name', 150, { sort: 'name' }),
    list('products by code', 150, { sort: 'code' }),
    list('products without stock', 150, { lacks: 'stock' }),
    list('incomplete products', 150, { incomplete: true }),
    list('incomplete products by name', 150, { incomplete: true, sort: 'name' }),
    list('products without maker', 150, { lacks: 'maker' }),
    list('products with a word', 150, found),
    facets('facets of all products', 150),
    facets('facets of what is without stock', 150, { stock: 'out', status: 'published' }),
    facets('facets of what lacks a part', 150, { part: 'alt' }),
    facets('facets of a word', 150, found),
    facets('facets of a word of some 22,000 products', 150, { text: 'casa' }),
    repeated('products.read')('a product of 1,000 variants', 300, { id: wideProduct }),
    repeated('variants.list')('the table of 1,000 variants', 150, { id: wideProduct }),
  ];
}

/** A person's calls as their browser makes them, from one place. */
const shopFor = ({ port }: BenchShop) => ({
  ask: async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) as unknown };
  },
});

/** What staff wait for, in a shop of 300,000 products and 1,000,000 orders. */
export async function measureBackOffice(report: (row: Row) => void): Promise<void> {
  const dataDir = await manyOrders();
  const shop = await runShop(dataDir);
  const config = readConfig({ ...process.env, DATA_DIR: dataDir });
  const { database, close } = await openDatabase(config, { mode: 'share', what: 'bench' });
  try {
    await whenWarm(shop);
    const some = await samples(database, tries);
    const { key } = await makeStaff(database, { roles: ['owner'] });
    const browser = new StaffBrowser(shopFor(shop), `http://127.0.0.1:${shop.port}`);
    await browser.value('sign_in.by_link', { key });
    for (const asked of [...aboutOrders(some), ...aboutGoods(some)]) report(await rowOf(browser, asked));
    const cookie = { name: staffCookie, value: browser.cookie ?? '' };
    report(await measureOpening(shop, cookie));
    for (const row of await measureVariants(shop, cookie)) report(row);
    report(measureScreenScripts());
    await measureManyRows(browser, database, report);
    console.log(`(${products} products, ${orders} orders)`);
  } finally {
    await close();
    await shop.stop();
  }
}
