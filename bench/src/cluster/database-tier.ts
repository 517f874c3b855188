import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createClient } from '@casamaestra/commerce/platform/database/connection.ts';
import { Daemon } from './daemon.ts';
import { type Engines, postgresVersion } from './engines.ts';
import { etcdHosts, type EtcdMember, startEtcd } from './etcd-members.ts';
import { deployed, type Layout } from './layout.ts';
import { waitFor } from './wait-for.ts';

const numbers = [1, 2] as const;
const shopUser = 'casamaestra';

/** A machine with PostgreSQL under Patroni. */
export class DatabaseMachine extends Daemon {
  readonly port: number;
  readonly #patroni: string;
  readonly #data: string;

  constructor(number: (typeof numbers)[number], engines: Engines, layout: Layout, secrets: Secrets) {
    const folder = layout.folderOf(`database-${number}`);
    const port = layout.portOf(`database-${number}`);
    const rest = `127.0.0.1:${layout.portOf(`patroni-${number}`)}`;
    const data = join(folder, 'data');
    super({
      name: `database-${number}`,
      command: [engines.patroni, deployed('patroni/patroni.yml')],
      environment: {
        PATRONI_NAME: `database-${number}`,
        PATRONI_RESTAPI_LISTEN: rest,
        PATRONI_RESTAPI_CONNECT_ADDRESS: rest,
        PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
        PATRONI_POSTGRESQL_DATA_DIR: data,
        PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
        PATRONI_POSTGRESQL_BIN_DIR: dirname(engines.postgres),
        PATRONI_SUPERUSER_USERNAME: 'postgres',
        PATRONI_SUPERUSER_PASSWORD: secrets.superuser,
        PATRONI_REPLICATION_USERNAME: 'replicator',
        PATRONI_REPLICATION_PASSWORD: secrets.replication,
        PATRONI_ETCD3_HOSTS: etcdHosts(layout),
      },
      folder,
      logFile: layout.logOf(`database-${number}`),
      runAs: layout.runAs,
    });
    this.port = port;
    this.#patroni = `http://${rest}`;
    this.#data = data;
  }

  /** Whether Patroni says that this server is it now. */
  async is(role: 'primary' | 'replica' | 'synchronous'): Promise<boolean> {
    const answer = await fetch(`${this.#patroni}/${role}`, { signal: AbortSignal.timeout(1_000) }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer();
    return answer?.status === 200;
  }

  /** Process id of PostgreSQL, not of Patroni. */
  postgres(): number {
    try {
      return Number(readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return 0;
    }
  }

  /** Every process of PostgreSQL, its children first. */
  postgresProcesses(): number[] {
    const main = this.postgres();
    if (main === 0) return [];
    try {
      const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ');
      return [...children.filter((pid) => pid !== '').map(Number), main];
    } catch {
      return [];
    }
  }

  signalPostgres(signal: NodeJS.Signals): void {
    for (const pid of this.postgresProcesses()) {
      try {
        process.kill(pid, signal);
      } catch {
        // It ended meanwhile.
      }
    }
  }

  /** The machine loses its power: Patroni and PostgreSQL at once. */
  cutPower(): void {
    const all = this.postgresProcesses();
    this.signal('SIGKILL');
    for (const pid of all) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended meanwhile.
      }
    }
  }

  /** Ends Patroni, which ends PostgreSQL; whatever is left is killed. */
  async end(): Promise<void> {
    this.signalPostgres('SIGCONT');
    await this.stop();
    this.signalPostgres('SIGKILL');
  }
}

interface Secrets {
  readonly superuser: string;
  readonly replication: string;
  readonly shop: string;
}

/** Two PostgreSQL servers under Patroni, and the three etcd members that they agree in. */
export interface DatabaseTier {
  readonly members: readonly EtcdMember[];
  readonly machines: readonly DatabaseMachine[];
  /** URL of the shop's database on a port of 127.0.0.1. */
  readonly url: (port: number) => string;
  /** The machine that is primary now. */
  primary(): Promise<DatabaseMachine>;
  /** Resolves when one is primary and the other its synchronous replica. */
  inSync(ms?: number): Promise<void>;
  close(): Promise<void>;
}

/** The shop's role and database, as an administrator makes them once. */
async function makeDatabase(port: number, secrets: Secrets): Promise<void> {
  const client = createClient({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: secrets.superuser,
    database: 'postgres',
  });
  await client.connect();
  await client.query(`create role ${shopUser} login password '${secrets.shop}'`);
  await client.query(`create database casamaestra owner ${shopUser}`);
  await client.end();
}

/** Whether the server behind an address follows another. */
export async function isInRecovery(url: string): Promise<boolean> {
  const client = createClient({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
    return rows[0]?.follows ?? false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Starts etcd, then both servers; resolves when the replica is synchronous. */
export async function startDatabaseTier(
  engines: Engines,
  layout: Layout,
  say: (words: string) => void,
): Promise<DatabaseTier> {
  const secret = () => randomBytes(18).toString('hex');
  const secrets = { superuser: secret(), replication: secret(), shop: secret() };
  const members = await startEtcd(engines, layout);
  say('three etcd members agree');
  const machines = numbers.map((number) => new DatabaseMachine(number, engines, layout, secrets));
  const [first, second] = machines as [DatabaseMachine, DatabaseMachine];
  const tier: DatabaseTier = {
    members,
    machines,
    url: (port) => `postgres://${shopUser}:${secrets.shop}@127.0.0.1:${port}/casamaestra`,
    async primary() {
      for (const machine of machines) if (await machine.is('primary')) return machine;
      throw new Error('no server is primary');
    },
    inSync: (ms = 90_000) =>
      waitFor(
        'a primary with a synchronous replica',
        async () => {
          await tier.primary();
          return (await first.is('synchronous')) || second.is('synchronous');
        },
        { ms },
      ),
    async close() {
      // The replica first: a primary that ends before would hand over to it.
      const order = (await first.is('primary')) ? [second, first] : [first, second];
      for (const machine of order) await machine.end();
      await Promise.all(members.map((member) => member.stop()));
    },
  };
  try {
    first.start();
    await waitFor('the first server is primary', () => first.is('primary'), { daemon: first, ms: 90_000 });
    say(`database-1 is primary (PostgreSQL ${postgresVersion(engines.postgres)} on port ${first.port})`);
    await makeDatabase(first.port, secrets);
    second.start();
    await waitFor('the second server follows', () => second.is('synchronous'), {
      daemon: second,
      ms: 90_000,
    });
    say(`database-2 is its synchronous replica (port ${second.port})`);
    return tier;
  } catch (error) {
    await tier.close();
    throw error;
  }
}
