import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import type { Database } from '@casamaestra/commerce/platform/database/connection.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { loadCommerceSettings } from '@casamaestra/commerce/shipping/load-commerce-settings.usecase.ts';
import { startSandboxBank } from '@casamaestra/sandbox-bank/sandbox-bank.ts';
import { benchFolder, generatedFile, importFile } from '../shop/dataset.ts';
import { sellableSkus, stockUp } from '../shop/purchase-dataset.queries.ts';
import type { Row } from '../table.ts';
import { ledgerFaults, mailFaults } from './ledger-audit.ts';
import { addCoupon, bookedStock, setStock } from './ledger-audit.queries.ts';
import { clockFaults } from './clock-faults.ts';
import { type Fault, type Finding, type FaultContext } from './fault.ts';
import { FaultsShop } from './faults-shop.ts';
import { gatewayFaults } from './gateway-faults.ts';
import { ClientLog } from './client-log.ts';
import { killFaults } from './kill-faults.ts';
import { beginUnheard, notificationFaults } from './notification-faults.ts';
import { raceFaults } from './race-faults.ts';

const products = 200;
const couponCode = 'UNAVOLTA';
const settingsFile = join(import.meta.dirname, '../../../demo/content/commerce-settings.json');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** A new data folder with a few products, for every run. */
async function freshData(): Promise<string> {
  const dataDir = join(benchFolder, 'faults');
  rmSync(dataDir, { recursive: true, force: true });
  await importFile(await generatedFile(products), dataDir);
  return dataDir;
}

interface Prepared {
  readonly context: FaultContext;
  readonly stockAtFirst: ReadonlyMap<string, number>;
  readonly close: () => Promise<void>;
}

async function prepare(): Promise<Prepared> {
  const dataDir = await freshData();
  const config = readConfig({ DATA_DIR: dataDir });
  const own = await openDatabase(config, { mode: 'own', what: 'bench' });
  await loadCommerceSettings(own.database, JSON.parse(readFileSync(settingsFile, 'utf8')));
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
    // Many buyers share few e-mail addresses; limits are raised, since these runs test for lost and duplicate
    // orders.
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
    context: { shop, bank, skus, scarceSku, couponCode, read },
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

async function examine({ context, stockAtFirst }: Prepared, fault: Fault): Promise<Row> {
  const clientLog = new ClientLog();
  const start = performance.now();
  let finding: Finding;
  try {
    finding = await fault.run(context, clientLog);
    finding = {
      ...finding,
      broken: [...finding.broken, ...(await ledgerFaults(context, clientLog, stockAtFirst))],
    };
  } catch (error) {
    // A fault that breaks the audit itself is the worst result.
    finding = {
      broken: [((error as Error).stack ?? String(error)).replaceAll(/\s*\n\s*/g, ' ')],
      detail: '',
    };
    await context.shop.stop('SIGKILL');
    await context.shop.start();
  }
  context.bank.control.clearFaults();
  context.bank.control.notifications({});
  context.bank.control.decideAll(undefined);
  return rowOf(fault.name, finding, (performance.now() - start) / 1000);
}

/**
 * Injects every fault and audits the ledger against the client log: every acknowledged order exists once, stock
 * = initial − sold + returned ≥ 0, payments = totals, mails sent.
 */
export async function measureFaults(report: (row: Row) => void, only?: string): Promise<void> {
  const prepared = await prepare();
  const { context, stockAtFirst } = prepared;
  try {
    const unheard = new ClientLog();
    const start = performance.now();
    // Detected by checks that take a minute or more: started first, evaluated last.
    const checkUnheard = only === undefined ? await beginUnheard(context, unheard) : undefined;
    const all = [...raceFaults, ...gatewayFaults, ...notificationFaults, ...killFaults];
    for (const fault of all) {
      if (only === undefined || fault.name.includes(only)) report(await examine(prepared, fault));
    }
    if (checkUnheard !== undefined) {
      const broken = [...(await checkUnheard()), ...(await ledgerFaults(context, unheard, stockAtFirst))];
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
      broken: await mailFaults(context),
      detail: 'in the mailbox and marked, whatever was killed',
    };
    report(rowOf('mails of all these orders', mails, (performance.now() - start) / 1000));
  } finally {
    await prepared.close();
  }
}
