import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import type { Database } from '@casamaestra/commerce/platform/database/connection.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { loadSelling } from '@casamaestra/commerce/shipping/load-selling.usecase.ts';
import { startSandboxBank } from '@casamaestra/sandbox-bank/sandbox-bank.ts';
import { benchFolder, generatedFile, importFile } from '../shop/dataset.ts';
import { sellableSkus, stockUp } from '../shop/selling-dataset.queries.ts';
import type { Row } from '../table.ts';
import { brokenBooks, brokenMails } from './books.ts';
import { addCoupon, bookedStock, setStock } from './books.queries.ts';
import { clockFaults } from './clock-faults.ts';
import { type Fault, type Finding, type Ground } from './fault.ts';
import { FaultsShop } from './faults-shop.ts';
import { gatewayFaults } from './gateway-faults.ts';
import { Journal } from './journal.ts';
import { killFaults } from './kill-faults.ts';
import { beginUnheard, notificationFaults } from './notification-faults.ts';
import { raceFaults } from './race-faults.ts';

const products = 200;
const couponCode = 'UNAVOLTA';
const sellingFile = join(import.meta.dirname, '../../../demo/content/selling.json');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** A data folder of its own with a few products, made anew for every run. */
async function freshData(): Promise<string> {
  const dataDir = join(benchFolder, 'faults');
  rmSync(dataDir, { recursive: true, force: true });
  await importFile(await generatedFile(products), dataDir);
  return dataDir;
}

interface Prepared {
  readonly ground: Ground;
  readonly stockAtFirst: ReadonlyMap<string, number>;
  readonly close: () => Promise<void>;
}

async function prepare(): Promise<Prepared> {
  const dataDir = await freshData();
  const config = readConfig({ DATA_DIR: dataDir });
  const own = await openDatabase(config, { mode: 'own', what: 'bench' });
  await loadSelling(own.database, JSON.parse(readFileSync(sellingFile, 'utf8')));
  await stockUp(own.database, 100_000);
  const [scarceSku = '', ...skus] = await sellableSkus(own.database, 40);
  await setStock(own.database, scarceSku, 10);
  await addCoupon(own.database, couponCode);
  const stockAtFirst = new Map((await bookedStock(own.database)).map(({ sku, stock }) => [sku, stock]));
  await own.close();
  const port = await freePort();
  const bank = await startSandboxBank({
    port: 0,
    stripeWebhookUrl: `http://127.0.0.1:${port}/api/open/stripe`,
  });
  const environment = {
    SANDBOX_BANK_URL: `http://127.0.0.1:${bank.port}`,
    TRUST_PROXY: 'on',
    // A crowd with few names: what is looked for here is lost and doubled orders.
    ORDER_LIMITS_TIMES: '1000',
  };
  const shop = new FaultsShop(port, dataDir, environment);
  await shop.start();
  async function read<Value>(query: (database: Database) => Promise<Value>): Promise<Value> {
    const beside = await openDatabase(config, { mode: 'share', what: 'bench' });
    try {
      return await query(beside.database);
    } finally {
      await beside.close();
    }
  }
  return {
    ground: { shop, bank, skus, scarceSku, couponCode, read },
    stockAtFirst,
    close: async () => {
      await shop.stop();
      await bank.close();
    },
  };
}

const rowOf = (name: string, { broken, detail }: Finding, seconds: number): Row => ({
  name,
  measured: broken.length === 0 ? 'holds' : `${broken.length} broken`,
  must: 'holds',
  reach: '',
  verdict: broken.length === 0 ? 'must' : 'below',
  detail: `${broken.length === 0 ? detail : broken.slice(0, 8).join('; ')} (${seconds.toFixed(0)} s)`,
});

async function examine({ ground, stockAtFirst }: Prepared, fault: Fault): Promise<Row> {
  const journal = new Journal();
  const start = performance.now();
  let finding: Finding;
  try {
    finding = await fault.run(ground, journal);
    finding = {
      ...finding,
      broken: [...finding.broken, ...(await brokenBooks(ground, journal, stockAtFirst))],
    };
  } catch (error) {
    // A fault that ends the examination itself is the worst finding.
    finding = {
      broken: [((error as Error).stack ?? String(error)).replaceAll(/\s*\n\s*/g, ' ')],
      detail: '',
    };
    await ground.shop.stop('SIGKILL');
    await ground.shop.start();
  }
  ground.bank.control.clearFaults();
  ground.bank.control.notifications({});
  ground.bank.control.decideAll(undefined);
  return rowOf(fault.name, finding, (performance.now() - start) / 1000);
}

/**
 * Lets everything go wrong that can, and compares what clients were told with the books: every acknowledged order
 * is there once, stock = initial − sold + returned ≥ 0, payments = totals, mails sent.
 */
export async function measureFaults(report: (row: Row) => void, only?: string): Promise<void> {
  const prepared = await prepare();
  const { ground, stockAtFirst } = prepared;
  try {
    const unheard = new Journal();
    const start = performance.now();
    // Found out by checks of a minute and more: begun first, looked at last.
    const checkUnheard = only === undefined ? await beginUnheard(ground, unheard) : undefined;
    const all = [...raceFaults, ...gatewayFaults, ...notificationFaults, ...killFaults];
    for (const fault of all) {
      if (only === undefined || fault.name.includes(only)) report(await examine(prepared, fault));
    }
    if (checkUnheard !== undefined) {
      const broken = [...(await checkUnheard()), ...(await brokenBooks(ground, unheard, stockAtFirst))];
      const detail = 'paid, but never told, or told before the gateway had answered: found out by asking';
      report(
        rowOf(
          'timeout after success, notification before everything',
          { broken, detail },
          (performance.now() - start) / 1000,
        ),
      );
    }
    for (const fault of clockFaults) {
      if (only === undefined || fault.name.includes(only)) report(await examine(prepared, fault));
    }
    const mails = {
      broken: await brokenMails(ground),
      detail: 'in the mailbox and marked, whatever was killed',
    };
    report(rowOf('mails of all these orders', mails, (performance.now() - start) / 1000));
  } finally {
    await prepared.close();
  }
}
