import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type SandboxBank, startSandboxBank } from '@casamaestra/sandbox-bank/sandbox-bank.ts';
import { generatedFile } from '../shop/dataset.ts';
import { type DatabaseTier, isInRecovery, startDatabaseTier } from './database-tier.ts';
import type { Daemon } from './daemon.ts';
import type { Engines } from './engines.ts';
import { startBalancer, startCache } from './front-tier.ts';
import { endProcessesIn } from './left-over.ts';
import { layOut, type Layout } from './layout.ts';
import { waitFor } from './wait-for.ts';
import { type Environment, type NodeName, nodeNames, runStep, ShopNode } from './shop-node.ts';

/** Several nodes on one machine, as deploy/ describes them for several. */
export interface Cluster {
  /** What visitors ask: Varnish. */
  readonly url: string;
  /** The balancer, past Varnish. */
  readonly shopsUrl: string;
  readonly statsUrl: string;
  readonly layout: Layout;
  readonly databases: DatabaseTier;
  readonly shops: readonly ShopNode[];
  readonly worker: ShopNode;
  readonly balancer: Daemon;
  readonly cache: Daemon;
  readonly bank: SandboxBank;
  /** What a node is told of the databases, for commands beside it. */
  readonly environment: Environment;
  close(): Promise<void>;
}

export interface ClusterOptions {
  readonly engines: Engines;
  readonly say: (words: string) => void;
  /** The demo shop, or so many generated products. */
  readonly fill: 'demo' | number;
  /** Port of Varnish; default: a free one. */
  readonly port?: number;
  /** When this resolves while the cluster starts, it is given up. */
  readonly until?: Promise<void>;
  /** Another checkout whose version the nodes begin with. */
  readonly folder?: string | undefined;
  /** More settings for a node. */
  readonly settingsOf?: (name: NodeName, layout: Layout, databases: DatabaseTier) => Promise<Environment>;
  /** Called when the shop is filled and before its nodes start. */
  readonly prepare?: (database: string) => Promise<void>;
}

const settingsFor = (layout: Layout, databases: DatabaseTier, bank: SandboxBank): Environment => ({
  DATABASE_URL: databases.url(layout.portOf('primary')),
  DATABASE_READ_URL: databases.url(layout.portOf('replica')),
  PUBLIC_URL: `http://127.0.0.1:${layout.portOf('varnish')}`,
  PAGE_PURGER: 'varnish',
  PURGE_URL: `http://127.0.0.1:${layout.portOf('varnish')}`,
  TRUST_PROXY: '127.0.0.0/8',
  SANDBOX_BANK_URL: `http://127.0.0.1:${bank.port}`,
});

/** A balancer that has just begun takes every server for good until its first look. */
const leads = (databases: DatabaseTier, layout: Layout): Promise<void> =>
  waitFor('HAProxy leads to primary and replica', async () => {
    const [primary, replica] = await Promise.all(
      ['primary', 'replica'].map((name) => isInRecovery(databases.url(layout.portOf(name)))),
    );
    return primary === false && replica === true;
  });

/** Fills the empty database: the demo shop by the first node's start, a generated one by the import. */
async function fillShop(
  { fill, folder }: ClusterOptions,
  environment: Environment,
  first: ShopNode,
): Promise<void> {
  if (fill === 'demo') return;
  const settings = { ...environment, MIGRATIONS: 'apart', DATA_DIR: first.dataDir };
  await runStep('catalogue-cli', ['import', await generatedFile(fill)], settings, folder);
}

class Starting {
  readonly #ends: (() => Promise<unknown>)[] = [];
  #givenUp = false;

  constructor(until: Promise<void> | undefined) {
    void until?.then(() => (this.#givenUp = true));
  }

  /** Remembers how it is ended, the last begun first. */
  add<Part>(part: Part, end: () => Promise<unknown>): Part {
    this.#ends.unshift(end);
    if (this.#givenUp) throw new Error('given up before it had started');
    return part;
  }

  readonly close = async (): Promise<void> => {
    for (const end of this.#ends.splice(0)) await end();
  };
}

/** Starts all of it; on failure nothing of it is left. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const starting = new Starting(options.until);
  try {
    return await startParts(options, starting);
  } catch (error) {
    await starting.close();
    throw error;
  }
}

interface Engined {
  readonly layout: Layout;
  readonly databases: DatabaseTier;
  readonly balancer: Daemon;
  readonly bank: SandboxBank;
}

/** The databases, the balancer that leads to them, and the bank of the demo. */
async function startEngines(
  { engines, say, port }: ClusterOptions,
  layout: Layout,
  starting: Starting,
): Promise<Engined> {
  const { owner } = layout.runAs;
  const asWhom = owner === undefined ? '' : ` (engines run as user ${owner.uid})`;
  say(`everything lies in var/cluster${asWhom}${port === undefined ? '' : `, the front is port ${port}`}`);
  const databases = await startDatabaseTier(engines, layout, say);
  starting.add(databases, () => databases.close());
  const balancer = await startBalancer(engines, layout);
  starting.add(balancer, () => balancer.stop());
  await leads(databases, layout);
  const [primary, replica] = [layout.portOf('primary'), layout.portOf('replica')];
  say(`HAProxy leads to the primary (port ${primary}) and to the replica (port ${replica})`);
  const notified = `http://127.0.0.1:${layout.portOf('varnish')}/api/open/stripe`;
  const bank = await startSandboxBank({ port: 0, stripeWebhookUrl: notified });
  starting.add(bank, () => bank.close());
  return { layout, databases, balancer, bank };
}

/** Schema, goods, and the nodes: the first one alone, since it may fill the shop, then the others together. */
async function startNodes(
  options: ClusterOptions,
  { layout, databases }: Engined,
  environment: Environment,
  starting: Starting,
): Promise<{ readonly shops: readonly ShopNode[]; readonly worker: ShopNode }> {
  const { say, fill, folder } = options;
  await runStep('migrate-cli', [], { ...environment, DATA_DIR: join(layout.folder, 'shop-1') }, folder);
  say('the schema is there');
  const nodeOf = async (name: NodeName) => {
    const more = await options.settingsOf?.(name, layout, databases);
    return new ShopNode(name, layout, { ...environment, ...more });
  };
  const shops = await Promise.all(nodeNames.map(nodeOf));
  const worker = await nodeOf('worker');
  const [first] = shops as [ShopNode];
  await fillShop(options, environment, first);
  await options.prepare?.(databases.url(layout.portOf('primary')));
  for (const node of [...shops, worker]) {
    const isFirst = node === first;
    node.begin({
      ...(folder === undefined ? {} : { folder }),
      environment: isFirst && fill === 'demo' ? { DEMO: 'on' } : {},
    });
    starting.add(node, () => node.stop());
    if (isFirst) await node.ready(300_000);
    if (isFirst) say(`${node.name} is ready (${node.url})`);
  }
  await Promise.all([...shops, worker].map((node) => node.ready()));
  say('three shops and the worker are ready');
  return { shops, worker };
}

/** What lies in the folder of a cluster that has ended, but its logs. */
function removeData({ folder }: Layout): void {
  const engines = ['database-1', 'database-2', 'etcd-1', 'etcd-2', 'etcd-3', 'varnish', 'haproxy', 'pooler'];
  for (const part of [...engines, ...nodeNames, 'worker', 'files'])
    rmSync(join(folder, part), { recursive: true, force: true });
}

/** Ends what is left when this process is killed: a process of its own, which waits for that. */
function guard(folder: string): ChildProcess {
  const program = join(import.meta.dirname, 'left-over.ts');
  const waiting = [...process.execArgv, program, String(process.pid), folder];
  const here = { detached: true, stdio: 'ignore', cwd: import.meta.dirname } as const;
  const watching = spawn(process.execPath, waiting, here);
  watching.unref();
  return watching;
}

async function startParts(options: ClusterOptions, starting: Starting): Promise<Cluster> {
  const { engines, say } = options;
  const layout = await layOut(options.port);
  const watching = guard(layout.folder);
  starting.add(watching, async () => watching.kill());
  const engined = await startEngines(options, layout, starting);
  const environment = settingsFor(layout, engined.databases, engined.bank);
  const nodes = await startNodes(options, engined, environment, starting);
  const cache = await startCache(engines, layout);
  starting.add(cache, () => cache.stop());
  say(`Varnish answers on port ${layout.portOf('varnish')}`);
  return {
    url: `http://127.0.0.1:${layout.portOf('varnish')}`,
    shopsUrl: `http://127.0.0.1:${layout.portOf('shops')}`,
    statsUrl: `http://127.0.0.1:${layout.portOf('stats')}`,
    ...engined,
    ...nodes,
    cache,
    environment,
    async close() {
      await starting.close();
      endProcessesIn(layout.folder);
      removeData(layout);
    },
  };
}
