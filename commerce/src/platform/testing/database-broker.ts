import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTestDatabaseUrl } from '../config/read-config.ts';
import { type ConnectionOptions, createClient, createPool } from '../database/connection.ts';
import { startEmbeddedServer } from '../database/embedded/embedded-server.ts';
import { migrate, readMigrations } from '../database/migrate.ts';

/** Creates fresh databases for the test files of one run, over HTTP because these run in other processes. */
export interface DatabaseBroker {
  readonly url: string;
  close(): Promise<void>;
}

interface TestServer {
  connectionTo(database: string): ConnectionOptions;
  stop(): Promise<void>;
}

async function startServer(): Promise<TestServer> {
  const outside = readTestDatabaseUrl();
  if (outside !== undefined) {
    const connectionTo = (database: string) => {
      const url = new URL(outside);
      url.pathname = `/${database}`;
      return { connectionString: url.href };
    };
    return { connectionTo, stop: async () => {} };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'casamaestra-test-'));
  const server = await startEmbeddedServer({ dataDir, durable: false });
  return {
    connectionTo: (database) => ({ ...server.endpoint, database }),
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function statement(server: TestServer, sql: string): Promise<void> {
  const client = createClient(server.connectionTo('postgres'));
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** A migrated database that is copied for each test file; its name changes with the migrations. */
async function makeTemplate(server: TestServer): Promise<string> {
  const checksums = readMigrations().map((migration) => migration.checksum);
  const name = `template_${createHash('sha256').update(checksums.join()).digest('hex').slice(0, 12)}_${process.pid}`;
  await statement(server, `create database ${name}`);
  const pool = createPool(server.connectionTo(name), () => {}, 1);
  await migrate(pool);
  await pool.end();
  return name;
}

/** Starts the broker; PostgreSQL starts with the first request. */
export async function startDatabaseBroker(): Promise<DatabaseBroker> {
  let ready: Promise<{ server: TestServer; template: string }> | undefined;
  let copies = Promise.resolve();
  let count = 0;
  const made: string[] = [];
  const prepare = async () => {
    const server = await startServer();
    return { server, template: await makeTemplate(server) };
  };
  const freshDatabase = async (): Promise<ConnectionOptions> => {
    ready ??= prepare();
    const { server, template } = await ready;
    count += 1;
    const name = `test_${process.pid}_${count}`;
    // One copy at a time: PostgreSQL refuses a template that another session is copying.
    const copy = copies.then(() =>
      statement(server, `create database ${name} template ${template} strategy file_copy`),
    );
    copies = copy.catch(() => undefined);
    await copy;
    made.push(name);
    return server.connectionTo(name);
  };
  const http = createServer((_request, response) => {
    freshDatabase().then(
      (connection) => response.end(JSON.stringify(connection)),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    );
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    close: async () => {
      http.closeAllConnections();
      http.close();
      if (ready === undefined) return;
      const { server, template } = await ready;
      if (readTestDatabaseUrl() !== undefined) {
        for (const name of [...made, template])
          await statement(server, `drop database if exists ${name} with (force)`);
      }
      await server.stop();
    },
  };
}
