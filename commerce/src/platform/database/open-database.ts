import type { Progress } from '@casamaestra/texts/staff/start-texts.ts';
import { handOverDatabase, shopRole } from './embedded/shop-role.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '../config/read-config.ts';
import { StartProblem } from '../start-problem.ts';
import {
  checkOutsideServer,
  type ConnectionOptions,
  createClient,
  createDatabase,
  createPool,
  type Database,
  describeServer,
} from './connection.ts';
import { makeFolder, postgresFolders } from './embedded/data-folder.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded/embedded-server.ts';
import { endpointOfRunning } from './embedded/endpoint.ts';
import { acquireShopLock } from './embedded/shop-lock.ts';
import { checkMigrated, migrate } from './migrate.ts';

/** An open, migrated database. */
export interface OpenDatabase {
  readonly database: Database;
  /** For COPY and LISTEN, which need connections outside the pool. */
  readonly connection: ConnectionOptions;
  readonly pool: pg.Pool;
  /** Where the data is, for messages to people. */
  readonly where: string;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** "share" uses the server of a running shop; "own" needs the data folder exclusively. */
  readonly mode: 'own' | 'share';
  /** Shown to a second shop that finds the folder locked. */
  readonly what: string;
  /** Whether the schema is brought up to date; default: as configured (MIGRATIONS). "leave": whatever it is. */
  readonly migrations?: Config['migrations'] | 'leave';
  readonly progress?: (told: Progress) => void;
  readonly onIdleError?: (error: Error) => void;
  readonly onCrash?: (lastWords: string, restarting: boolean) => void;
}

interface Server {
  readonly connection: ConnectionOptions;
  readonly where: string;
  stop(): Promise<void>;
}

/** Opens the configured database and brings its schema up to date. */
export async function openDatabase(config: Config, options: OpenOptions): Promise<OpenDatabase> {
  const server =
    config.databaseUrl === undefined ? await embedded(config, options) : await outside(config.databaseUrl);
  const onIdleError = options.onIdleError ?? (() => {});
  const pool = createPool(server.connection, onIdleError, config.databasePool);
  const direct = directConnection(config, server);
  try {
    const migrations = options.migrations ?? config.migrations;
    if (migrations === 'apart') await checkMigrated(pool);
    if (migrations === 'start') await migrateBy(direct, options);
  } catch (error) {
    await pool.end();
    await server.stop();
    throw error;
  }
  const database = createDatabase(pool);
  return {
    database,
    connection: direct,
    pool,
    where: server.where,
    close: async () => {
      // Not database.destroy(): Kysely does not end a pool it never used.
      await pool.end();
      await server.stop();
    },
  };
}

/** Past a pooler: session locks, COPY and LISTEN need a connection of their own. */
const directConnection = ({ databaseDirectUrl }: Config, { connection }: Server): ConnectionOptions =>
  databaseDirectUrl === undefined ? connection : { connectionString: databaseDirectUrl };

async function migrateBy(connection: ConnectionOptions, options: OpenOptions): Promise<void> {
  const pool = createPool(connection, options.onIdleError ?? (() => {}), 1);
  try {
    const { length: count } = await migrate(pool);
    if (count > 0) options.progress?.({ code: 'schema_updated', facts: { count } });
  } finally {
    await pool.end();
  }
}

async function outside(url: string): Promise<Server> {
  await checkOutsideServer(url);
  return { connection: { connectionString: url }, where: describeServer(url), stop: async () => {} };
}

async function embedded(config: Config, options: OpenOptions): Promise<Server> {
  makeFolder(config.dataDir);
  const lock = await acquireShopLock(config.dataDir, options.what);
  if (!lock.taken) {
    if (options.mode === 'share') return borrow(config.dataDir);
    const { what: holder, pid } = lock.holder;
    throw new StartProblem({ code: 'folder_in_use', facts: { path: config.dataDir, holder, pid } });
  }
  try {
    const server = await startEmbeddedServer({
      dataDir: config.dataDir,
      ...(options.progress === undefined ? {} : { progress: options.progress }),
      ...(options.onCrash === undefined ? {} : { onCrash: options.onCrash }),
    });
    const connection = await shopDatabase(server);
    const stop = async () => {
      await server.stop();
      await lock.release();
    };
    return { connection, where: postgresFolders(config.dataDir).data, stop };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The database in the embedded server; created at the first start, owned by the shop's role. */
async function shopDatabase(server: EmbeddedServer): Promise<ConnectionOptions> {
  const connection = { ...server.endpoint, database: 'casamaestra' };
  try {
    await handOver(connection);
  } catch (error) {
    const missing = (error as { code?: string }).code === '3D000';
    if (!missing) {
      await server.stop();
      throw error;
    }
    const admin = createClient({ ...server.endpoint, database: 'postgres' });
    await admin.connect();
    await admin.query('create database casamaestra');
    await admin.end();
    await handOver(connection);
  }
  return { ...connection, user: shopRole };
}

async function handOver(connection: EmbeddedServer['endpoint'] & { readonly database: string }) {
  const client = createClient(connection);
  try {
    await client.connect();
    await handOverDatabase(client, connection.password);
  } finally {
    await client.end();
  }
}

/** Uses the server of a running shop, waiting for one that is just starting. */
async function borrow(dataDir: string): Promise<Server> {
  const folders = postgresFolders(dataDir);
  const deadline = performance.now() + 30_000;
  for (;;) {
    const endpoint = endpointOfRunning(folders);
    if (endpoint !== undefined) {
      return {
        connection: { ...endpoint, user: shopRole, database: 'casamaestra' },
        where: folders.data,
        stop: async () => {},
      };
    }
    if (performance.now() > deadline) {
      throw new StartProblem({ code: 'shop_still_opening', facts: { path: dataDir } });
    }
    await pause(50);
  }
}
