import { appendFileSync, chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { createClient } from '../../../platform/database/connection.ts';
import {
  type EmbeddedServer,
  startEmbeddedServer,
} from '../../../platform/database/embedded/embedded-server.ts';

const folders: string[] = [];
/** A folder that is gone after the tests. */
export const newFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `casamaestra-${name}-`));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** What stands before the database servers: one address, whoever is primary. */
export async function openBalancer() {
  let port = 0;
  let isHung = false;
  const open = new Set<Socket>();
  const server = createServer((from) => {
    if (isHung) {
      open.add(from);
      from.on('error', () => undefined);
      return;
    }
    const to = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => void (open.delete(one), other.destroy()));
      one.pipe(other);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (next: number) => void (port = next),
    /** Connections that are open end; new ones are possible. */
    cut() {
      for (const socket of open) socket.destroy();
    },
    /** Nothing is answered any more, and nothing ends: a server that is stopped. */
    hang() {
      isHung = true;
      for (const socket of open) socket.unpipe();
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Durable: a replica needs more in the log than a temporary database writes. */
export const start = (dataDir: string): Promise<EmbeddedServer> =>
  startEmbeddedServer({ dataDir, durable: true, onLoopback: true });

/** Runs statements as the superuser of a server. */
export async function run({ endpoint }: EmbeddedServer, ...statements: readonly string[]): Promise<void> {
  const client = createClient({ ...endpoint, database: 'postgres' });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** A price and its line in the change log. */
export const repriced = (cents: number) => [
  'begin',
  `update variant set price_cents = ${cents} where sku = 'MAR-1-500'`,
  "insert into change_log (kind, subject_id) select 'price', product_id from variant where sku = 'MAR-1-500'",
  'commit',
];

/** A copy of a stopped server's data that will come up as a replica. */
export function replicaOf(dataDir: string): string {
  const copy = newFolder('replica');
  cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true });
  writeFileSync(join(copy, 'postgres/data/standby.signal'), '');
  chmodSync(join(copy, 'postgres/data'), 0o700);
  return copy;
}

/** Lets a copy follow a server, which runs already. */
export function follow(copy: string, { endpoint: { port, user, password } }: EmbeddedServer): void {
  const where = `host=127.0.0.1 port=${port} user=${user} password=${password}`;
  appendFileSync(join(copy, 'postgres/data/postgresql.auto.conf'), `primary_conninfo = '${where}'\n`);
}
