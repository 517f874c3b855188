import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  createDatabase,
  createPool,
  type Database,
} from '@casamaestra/commerce/platform/database/connection.ts';
import { loadCommerceSettings } from '@casamaestra/commerce/shipping/load-commerce-settings.usecase.ts';
import { ClientLog } from '../../faults/client-log.ts';
import type { Finding } from '../../faults/fault.ts';
import { ledgerFaults, mailFaults } from '../../faults/ledger-audit.ts';
import { bookedStock } from '../../faults/ledger-audit.queries.ts';
import { sellableSkus, stockUp } from '../../shop/purchase-dataset.queries.ts';
import type { Row } from '../../table.ts';
import { type Cluster, startCluster } from '../cluster.ts';
import { buildFormerVersion, buildThisVersion, noFormerVersion } from '../../shop/former-version.ts';
import { findEngines, installSentence } from '../engines.ts';
import { repository } from '../layout.ts';
import { changeFaults } from './change-faults.ts';
import { clockFaults } from './clock-faults.ts';
import type { ClusterContext, ClusterFault } from './cluster-fault.ts';
import { type CutLink, startLink } from './cut-link.ts';
import { databaseFaults } from './database-faults.ts';
import { judgeDeployedFiles } from './deployed-files.ts';
import { etcdFaults } from './etcd-faults.ts';
import { nodeFaults } from './node-faults.ts';
import { goIntoProduction } from './production.ts';
import { measureRatio } from './ratio.ts';
import { poolerFaults } from './pooler-faults.ts';
import { proxyFaults } from './proxy-faults.ts';
import { rollOut } from './rollout.ts';
import { shopFaults } from './shop-faults.ts';
import { readablePaths } from './read-load.ts';

/** As many as the shop is measured with elsewhere. */
const products = 43_000;
const faults: readonly ClusterFault[] = [
  ...changeFaults,
  ...shopFaults,
  ...databaseFaults,
  ...etcdFaults,
  ...nodeFaults,
  ...clockFaults,
  ...poolerFaults,
  ...proxyFaults,
];

interface Prepared {
  readonly context: ClusterContext;
  readonly stockAtFirst: ReadonlyMap<string, number>;
  readonly close: () => Promise<void>;
}

/** A query on whichever server is primary now, by a connection of its own. */
async function readFrom<Value>(url: string, query: (database: Database) => Promise<Value>): Promise<Value> {
  const pool = createPool({ connectionString: url }, () => undefined, 1);
  try {
    return await query(createDatabase(pool));
  } finally {
    await pool.end();
  }
}

/** A new cluster with products, deliveries and much stock. */
export async function prepareCluster(say: (words: string) => void, folder?: string): Promise<Prepared> {
  const found = findEngines();
  if ('missing' in found) throw new Error(installSentence(found.missing));
  const links: CutLink[] = [];
  let skus: string[] = [];
  const cluster: Cluster = await startCluster({
    engines: found.engines,
    say,
    fill: products,
    folder,
    async settingsOf(name, layout, databases) {
      // Many buyers share few e-mail addresses: these runs look for lost and doubled orders.
      if (name !== 'shop-3') return { ORDER_LIMITS_TIMES: '1000' };
      const [primary, replica] = await Promise.all(
        ['primary', 'replica'].map((one) => startLink(layout.portOf(one))),
      );
      if (primary === undefined || replica === undefined) throw new Error('no link');
      links.push(primary, replica);
      return {
        ORDER_LIMITS_TIMES: '1000',
        DATABASE_URL: databases.url(primary.port),
        DATABASE_READ_URL: databases.url(replica.port),
      };
    },
    prepare: (url) =>
      readFrom(url, async (database) => {
        const settings = join(repository, 'demo/content/commerce-settings.json');
        await loadCommerceSettings(database, JSON.parse(readFileSync(settings, 'utf8')));
        await stockUp(database, 100_000);
        skus = await sellableSkus(database, 40);
      }),
  });
  const primaryUrl = cluster.environment['DATABASE_URL'] ?? '';
  const read = <Value>(query: (database: Database) => Promise<Value>) => readFrom(primaryUrl, query);
  const stock = await read(bookedStock);
  return {
    context: {
      cluster,
      links,
      skus,
      read,
      bank: cluster.bank,
      shop: { url: cluster.url, dataDir: cluster.worker.dataDir },
      paths: await readablePaths(cluster.shopsUrl),
    },
    stockAtFirst: new Map(stock.map(({ sku, stock: pieces }) => [sku, pieces])),
    async close() {
      await cluster.close();
      for (const link of links) await link.close();
    },
  };
}

export const rowOf = (name: string, { broken, detail }: Finding, start: number): Row => ({
  name,
  measured: broken.length === 0 ? 'holds' : `${broken.length} broken`,
  must: 'holds',
  reach: '',
  verdict: broken.length === 0 ? 'must' : 'below',
  detail: `${broken.length === 0 ? detail : broken.slice(0, 8).join('; ')} (${((performance.now() - start) / 1000).toFixed(0)} s)`,
});

/** A former version that a cluster begins with, and a rollout of this one. */
async function examineRollout(say: (words: string) => void, reference: string): Promise<Row> {
  const start = performance.now();
  const name = 'rollout of this version and back, node by node, with buyers inside';
  const why = noFormerVersion();
  if (why !== undefined) return { ...rowOf(name, { broken: [], detail: why }, start), verdict: 'skipped' };
  const former = buildFormerVersion(reference);
  say(`${former.name} is built`);
  const prepared = await prepareCluster(say, former.folder);
  try {
    const run: ClusterFault['run'] = (context, clientLog) => rollOut(context, clientLog, former);
    return await examine(prepared, { name, run });
  } finally {
    await prepared.close();
    rmSync(former.folder, { recursive: true, force: true });
  }
}

async function examine({ context, stockAtFirst }: Prepared, fault: ClusterFault): Promise<Row> {
  const start = performance.now();
  const clientLog = new ClientLog();
  const why = fault.cannotRun?.();
  if (why !== undefined)
    return { ...rowOf(fault.name, { broken: [], detail: why }, start), verdict: 'skipped' };
  try {
    const finding = await fault.run(context, clientLog);
    const books = await ledgerFaults(context, clientLog, stockAtFirst);
    return rowOf(fault.name, { ...finding, broken: [...finding.broken, ...books] }, start);
  } catch (error) {
    const broken = [((error as Error).stack ?? String(error)).replaceAll(/\s*\n\s*/g, ' ')];
    return rowOf(fault.name, { broken, detail: '' }, start);
  }
}

/**
 * Kills and cuts parts of a cluster under visitors and buyers, and compares what they were told with the books: no reading
 * fails, no acknowledged order or payment is lost, no price is old afterwards.
 */
export async function measureCluster(
  report: (row: Row) => void,
  { only, from = 'HEAD^' }: { readonly only?: string | undefined; readonly from?: string | undefined } = {},
): Promise<void> {
  const say = (words: string) => console.log(`  ${words}`);
  if (only === undefined || 'files'.includes(only)) for (const row of judgeDeployedFiles()) report(row);
  if (only === 'files') return;
  // The nodes serve what is built; npm run bench builds nothing.
  buildThisVersion();
  if (only === undefined || 'rollout'.includes(only)) report(await examineRollout(say, from));
  if (only === 'rollout') return;
  const prepared = await prepareCluster(say);
  try {
    for (const fault of faults)
      if (only === undefined || fault.name.includes(only)) report(await examine(prepared, fault));
    if (only === undefined || 'ratio'.includes(only)) report(await measureRatio(prepared.context));
    const start = performance.now();
    const mails = { broken: await mailFaults(prepared.context), detail: 'in the mailbox and marked' };
    report(rowOf('mails of all these orders', mails, start));
    // Last: its mails are at a mail server, and its nodes stay what they became.
    const production = {
      name: 'MODE=production, node by node, under visitors and buyers',
      run: goIntoProduction,
    };
    if (only === undefined || production.name.includes(only)) report(await examine(prepared, production));
  } finally {
    await prepared.close();
  }
}
