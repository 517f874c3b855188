import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  doubleKey,
  doubleSecret,
  startErpnextDouble,
} from '@casamaestra/commerce/erpnext/testing/erpnext-double.ts';
import { settingsOf } from '@casamaestra/commerce/erpnext/testing/erpnext-shop.ts';
import { createShopSecrets } from '@casamaestra/commerce/platform/secrets/shop-secrets.ts';
import { certificateDependencies } from '@casamaestra/commerce/readiness/certificate-dependency.usecase.ts';
import { databaseDependencies } from '@casamaestra/commerce/readiness/database-dependencies.usecase.ts';
import { diskDependencies } from '@casamaestra/commerce/readiness/file-dependencies.usecase.ts';
import { sealSecret } from '@casamaestra/commerce/staff/factors/sealed-secret.ts';
import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import { openBucketDouble } from '@casamaestra/commerce/media/testing/bucket-double.ts';
import { productionEnvironment } from '@casamaestra/commerce/platform/testing/production-environment.ts';
import {
  startTestDatabase,
  type TestDatabase,
} from '@casamaestra/commerce/platform/testing/start-test-database.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connectionUrl } from './testing/connection-url.ts';
import { openCacheDouble } from './testing/cache-double.ts';
import { openMailServer } from './testing/mail-server-double.ts';
import { runProgram } from './testing/running-shop.ts';
import { serviceProgram } from '../../scripts/bootstrap/service-program.mjs';

let shop: TestDatabase;
let folder: string;
const doubles: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  shop = await startTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'casamaestra-doctor-'));
});
afterEach(async () => {
  await Promise.all(doubles.splice(0).map((double) => double.close()));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

interface Told {
  readonly what: string;
  readonly level: string;
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly state: string;
  readonly todo: string;
}

async function mailServer(how: Parameters<typeof openMailServer>[0]) {
  const server = await openMailServer(how);
  doubles.push(server);
  return server;
}

/** A server over HTTP that answers every request the same. */
async function httpServer(status: number, body: unknown): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  doubles.push({ close: () => new Promise((closed) => server.close(() => closed())) });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const demo = () => ({ MODE: 'demo', DATA_DIR: folder, DATABASE_URL: connectionUrl(shop.connection) });

async function doctor(environment: Record<string, string>) {
  const run = runProgram(process.execPath, [serviceProgram('doctor-cli'), '--json'], environment);
  const code = await run.ended;
  const report = JSON.parse(run.output()) as { ok: boolean; dependencies: readonly Told[] };
  expect(report.ok).toBe(code === 0);
  const of = (what: string) => report.dependencies.filter((one) => one.what === what);
  return { code, of, one: (what: string) => of(what)[0] };
}

test('a shop that is well: each thing with its state, exit code 0', async () => {
  const { code, one } = await doctor(demo());
  expect(code).toBe(0);
  expect(one('database')).toMatchObject({ level: 'well', code: 'answers' });
  expect(one('migrations')).toMatchObject({ level: 'well', code: 'migrations_applied' });
  expect(one('connections')).toMatchObject({ facts: { used: expect.any(Number) as number } });
  expect(one('clock')).toMatchObject({ level: 'well', code: 'clock_right' });
  for (const queue of ['mails', 'refunds', 'payments', 'webhooks'])
    expect(one(queue)).toMatchObject({ level: 'well', facts: { waiting: 0 } });
  expect(one('files')).toMatchObject({ level: 'well', code: 'folder_writable' });
  expect(one('smtp')).toMatchObject({ code: 'mails_are_files' });
  expect(one('disk')).toBeDefined();
  expect(one('backup')).toMatchObject({ level: 'warning', code: 'backup_unknown' });
});

describe('database', () => {
  test('that does not answer is told within its time', async () => {
    const silent = await mailServer('silent');
    const { code, one } = await doctor({ ...demo(), DATABASE_URL: `postgres://a:b@${silent.host}/shop` });
    expect(code).toBe(1);
    expect(one('database')).toMatchObject({ level: 'error', code: 'failed' });
    expect(one('database')?.todo).not.toBe('');
  });

  test('whose schema is behind says which command brings it up to date', async () => {
    await shop.pool.query("update migration set name = 'x' || name where name like '0130%'");
    try {
      const { code, one } = await doctor({ ...demo(), MIGRATIONS: 'apart' });
      expect(code).toBe(1);
      expect(one('migrations')).toMatchObject({ code: 'migrations_apart', facts: { count: 1 } });
      expect(one('migrations')?.todo).toContain('npm run migrate');
    } finally {
      await shop.pool.query("update migration set name = substr(name, 2) where name like 'x0130%'");
    }
  });

  test.each([
    ['a newer version contracted', "('9999_later.sql', 'x', true)", 'versione più recente'],
    ['another version wrote', "('0002_content.sql', 'x', false)", '0002_content.sql'],
  ])('that %s is told in a sentence', async (_case, row, words) => {
    const former = await shop.pool.query<{ checksum: string }>(
      "select checksum from migration where name = '0002_content.sql'",
    );
    await shop.pool.query(
      `insert into migration (name, checksum, contracts) values ${row}
       on conflict (name) do update set checksum = excluded.checksum`,
    );
    try {
      const { code, one } = await doctor(demo());
      expect(code).toBe(1);
      expect(one('migrations')).toMatchObject({ level: 'error', code: 'migrations_refused' });
      expect(`${one('migrations')?.state} ${one('migrations')?.todo}`).toContain(words);
    } finally {
      await shop.pool.query("delete from migration where name = '9999_later.sql'");
      await shop.pool.query("update migration set checksum = $1 where name = '0002_content.sql'", [
        former.rows[0]?.checksum,
      ]);
    }
  });

  test('that answers but takes no orders is an error', async () => {
    const url = new URL(connectionUrl(shop.connection));
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    const { code, one } = await doctor({ ...demo(), DATABASE_URL: url.href });
    expect(code).toBe(1);
    expect(one('database')).toMatchObject({ level: 'error', code: 'read_only' });
    expect(one('database')?.todo).toContain('primario');
  });

  test('with mails nobody sends says since when', async () => {
    await shop.pool.query(
      `insert into mail_outbox (dedupe_key, kind, recipient, payload, created_at)
       values ('prova', 'order_confirmation', 'a@negozio.test', '{}', now() - interval '2 hours')`,
    );
    const { code, one } = await doctor(demo());
    await shop.pool.query('delete from mail_outbox');
    expect(code).toBe(0);
    expect(one('mails')).toMatchObject({ level: 'warning', facts: { waiting: 1, minutes: 120 } });
  });

  test('with a refund and a notification of a payment that fail again and again says since when', async () => {
    await shop.pool.query(
      `insert into payment_inbox (gateway, event_id, payload, received_at, tries, due_at)
       values ('stripe', 'evt_prova', '{}', now() - interval '3 hours', 5, now() + interval '10 minutes')`,
    );
    await waitingRefund(90);
    try {
      const { code, one } = await doctor(demo());
      expect(code).toBe(0);
      expect(one('payments')).toMatchObject({ level: 'warning', facts: { waiting: 1, minutes: 180 } });
      expect(one('refunds')).toMatchObject({ level: 'warning', facts: { waiting: 1, minutes: 90 } });
      for (const queue of ['payments', 'refunds']) expect(one(queue)?.todo).not.toBe('');
    } finally {
      await shop.pool.query('delete from refund; delete from payment_inbox');
    }
  });

  test('that takes the question and never answers is told by its silence', async () => {
    const holder = await shop.pool.connect();
    try {
      await holder.query('begin; lock table migration in access exclusive mode');
      const { code, one } = await doctor(demo());
      expect(code).toBe(1);
      expect(one('database')).toMatchObject({ level: 'error', code: 'silent' });
      expect(one('disk')).toBeDefined();
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  }, 60_000);
});

/** A refund that a gateway has not carried out for so long; its order does not matter here, so it has none. */
const waitingRefund = (minutes: number) =>
  shop.pool.query(`
    alter table refund drop constraint refund_payment_id_fkey, drop constraint refund_order_id_fkey;
    insert into refund (payment_id, order_id, idempotency_key, amount_cents, reason, state, tries,
                        next_try_at, created_at)
    values (1, 1, 'prova', 100, 'prova', 'sent', 4, now() + interval '20 minutes',
            now() - interval '${minutes} minutes')`);

test.each([
  [4.9, 'warning', 'disk_low'],
  [0.4, 'error', 'disk_low'],
  [0, 'error', 'disk_low'],
  [5, 'well', 'disk'],
])('a disk with %d GB left is told: %s', async (gigabytes, level, code) => {
  const room = { bavail: gigabytes * 250_000, blocks: 25_000_000, bsize: 4_000 };
  const [told] = await diskDependencies('/srv', async () => room);
  const facts = { gigabytes: gigabytes.toFixed(1), percent: Math.round(gigabytes) };
  expect(told).toMatchObject({ what: 'disk', level, found: { code, facts } });
});

describe('files', () => {
  test('a bucket is written, read and left as it was', async () => {
    const bucket = await openBucketDouble();
    doubles.push(bucket);
    const { one } = await doctor({ ...demo(), FILES_URL: bucket.filesUrl });
    expect(one('files')).toMatchObject({ level: 'well', code: 'bucket_writable' });
    expect(bucket.files.size).toBe(0);
  });

  test('the wrong secret of a bucket is called by its name', async () => {
    const bucket = await openBucketDouble();
    doubles.push(bucket);
    const { code, one } = await doctor({ ...demo(), FILES_URL: bucket.filesUrl.replace('segreto', 'altro') });
    expect(code).toBe(1);
    expect(one('files')).toMatchObject({ level: 'error', code: 'bucket_wrong_secret' });
    expect(one('files')?.state).toContain('chiave segreta');
    expect(JSON.stringify(one('files'))).not.toContain('altro');
  });

  test('a folder that cannot be written is told', async () => {
    const file = join(folder, 'no-folder');
    await writeFile(file, '');
    const { code, one } = await doctor({ ...demo(), DATA_DIR: file });
    expect(code).toBe(1);
    expect(one('files')).toMatchObject({ code: 'folder_refuses', facts: { why: 'ENOTDIR' } });
  });
});

describe('mail server', () => {
  test('is greeted and logged in to; nothing is sent', async () => {
    const server = await mailServer('accepts');
    const { one } = await doctor({ ...demo(), SMTP_URL: `smtp://posta:giusta@${server.host}` });
    expect(one('smtp')).toMatchObject({ level: 'well', code: 'smtp_well' });
    expect(server.commands).toContain('AUTH');
    expect(server.commands).not.toContain('MAIL');
  });

  test('that refuses the login or stays silent is told, without the password', async () => {
    const refusing = await mailServer('refuses');
    const refused = await doctor({ ...demo(), SMTP_URL: `smtp://posta:sbagliata@${refusing.host}` });
    expect(refused.code).toBe(1);
    expect(refused.one('smtp')).toMatchObject({ code: 'smtp_login_refused' });
    expect(JSON.stringify(refused.one('smtp'))).not.toContain('sbagliata');
    const silent = await mailServer('silent');
    const unheard = await doctor({ ...demo(), SMTP_URL: `smtp://${silent.host}` });
    expect(unheard.code).toBe(1);
    expect(unheard.one('smtp')).toMatchObject({ code: 'smtp_away' });
  });
});

describe('the cache in front of the shop', () => {
  test('is asked to drop what no page carries, and may refuse', async () => {
    const cache = await openCacheDouble();
    doubles.push(cache);
    const environment = { ...demo(), PAGE_PURGER: 'varnish', PURGE_URL: cache.url };
    const accepted = await doctor(environment);
    expect(accepted.one('purger')).toMatchObject({ level: 'well', code: 'purger_well' });
    expect(cache.heard.map(({ headers }) => headers['xkey'])).toEqual(['doctor']);
    cache.refusals.push({ status: 403 });
    const refused = await doctor(environment);
    expect(refused.code).toBe(1);
    expect(refused.one('purger')).toMatchObject({ level: 'error', code: 'purger_refuses' });
    expect(refused.one('purger')?.state).toContain('403');
    expect((await doctor(demo())).one('purger')).toBeUndefined();
  });
});

describe('payments', () => {
  const answer = (code: string) => ({ error: { code, description: 'prova' }, payload: null });

  test('a gateway is asked for a payment that does not exist', async () => {
    const bank = await httpServer(200, answer('2011'));
    const { of } = await doctor({ ...demo(), SANDBOX_BANK_URL: bank });
    expect(of('gateway')).toContainEqual(
      expect.objectContaining({ code: 'gateway_well', facts: { gateway: 'axerve' } }),
    );
  });

  test('refused keys and a gateway that is away are told apart', async () => {
    const bank = await httpServer(401, answer('1142'));
    const refused = await doctor({ ...demo(), SANDBOX_BANK_URL: bank });
    expect(refused.code).toBe(1);
    expect(refused.of('gateway').map(({ code }) => code)).toContain('gateway_refuses');
    const away = await doctor({ ...demo(), SANDBOX_BANK_URL: 'http://127.0.0.1:9' });
    expect(away.code).toBe(1);
    expect(away.of('gateway').map(({ code }) => code)).toEqual(['gateway_away', 'gateway_away']);
  });
});

test('the last backup is told by its age, and the public address by its answer', async () => {
  const target = join(await mkdtemp(join(tmpdir(), 'casamaestra-copies-')), 'copy');
  const cli = serviceProgram('backup-cli');
  const PUBLIC_URL = await httpServer(200, {});
  expect(await runProgram(process.execPath, [cli, 'backup', target], demo()).ended).toBe(0);
  await rm(dirname(target), { recursive: true });
  const { one } = await doctor({ ...demo(), PUBLIC_URL });
  expect(one('backup')).toMatchObject({ level: 'well', facts: { folder: target } });
  expect(one('public_url')).toMatchObject({ level: 'well', code: 'address_well' });
  const away = await doctor({ ...demo(), PUBLIC_URL: 'http://127.0.0.1:9' });
  expect(away.one('public_url')).toMatchObject({ level: 'warning', code: 'address_away' });
});

describe('what is degraded or not set', () => {
  const environment = () => ({ ...demo(), DATA_DIR: join(folder, 'degraded') });
  beforeAll(() => mkdir(join(folder, 'degraded/cache'), { recursive: true }));

  test('a schema that the next start brings up to date is a warning', async () => {
    await shop.pool.query("update migration set name = 'x' || name where name like '0130%'");
    try {
      const { code, one } = await doctor({ ...environment(), MIGRATIONS: 'start' });
      expect(code).toBe(0);
      expect(one('migrations')).toMatchObject({ level: 'warning', code: 'migrations_at_start' });
    } finally {
      await shop.pool.query("update migration set name = substr(name, 2) where name like 'x0130%'");
    }
  });

  test('more connections wanted than the server has left, an old backup, no gateway', async () => {
    const taken = new Date(Date.now() - 5 * 86_400_000).toISOString();
    const note = JSON.stringify({ takenAt: taken, folder: '/backup/old' });
    await writeFile(join(folder, 'degraded/cache/last-backup.json'), note);
    const { one } = await doctor({ ...environment(), DATABASE_POOL: '200' });
    expect(one('connections')).toMatchObject({
      level: 'warning',
      code: 'connections_short',
      facts: { pool: 200 },
    });
    expect(one('backup')).toMatchObject({ level: 'warning', code: 'backup_old', facts: { days: 5 } });
    expect(one('gateway')).toMatchObject({ level: 'well', code: 'no_gateway' });
  });

  test('a bucket that is away', async () => {
    const { code, one } = await doctor({ ...environment(), FILES_URL: 's3+http://k:s@127.0.0.1:9/negozio' });
    expect(code).toBe(1);
    expect(one('files')).toMatchObject({ level: 'error', code: 'bucket_refuses' });
    expect(one('files')?.todo).not.toBe('');
  });

  test('a service elsewhere that is away, or that answers', async () => {
    const elsewhere = (COMMERCE_URL: string) => doctor({ MODE: 'demo', DATA_DIR: folder, COMMERCE_URL });
    const away = await elsewhere('http://127.0.0.1:9');
    expect(away.code).toBe(1);
    expect(away.one('service')).toMatchObject({ level: 'error', code: 'address_away' });
    expect((await elsewhere(await httpServer(200, {}))).one('service')).toMatchObject({ level: 'well' });
  });

  test.each([
    [30, 'warning'],
    [90, 'error'],
  ])('a clock %d seconds wrong is a %s', async (seconds, level) => {
    const now = () => Date.now() + seconds * 1000;
    const opened = { database: shop.database, pool: shop.pool, where: 'prova' };
    const { dependencies } = await databaseDependencies(opened, readConfig({}), now);
    expect(dependencies.find(({ what }) => what === 'clock')).toMatchObject({
      level,
      found: { code: 'clock_wrong' },
    });
  });
});

test('in words, each line with its mark and what to do', async () => {
  const environment = {
    ...productionEnvironment,
    DATA_DIR: folder,
    DATABASE_URL: connectionUrl(shop.connection),
  };
  const run = runProgram(process.execPath, [serviceProgram('doctor-cli')], environment);
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain('✗ Posta: 127.0.0.1:9 non risponde');
  expect(run.output()).toContain('→ controlla host e porta in SMTP_URL');
  expect(run.output()).toContain('✓ Base dati:');
});

test('a replica that is none, or does not answer, is a warning: nodes read from the primary', async () => {
  const itself = await doctor({ ...demo(), DATABASE_READ_URL: connectionUrl(shop.connection) });
  expect(itself.one('replica')).toMatchObject({ level: 'warning', code: 'replica_is_primary' });
  const away = await doctor({ ...demo(), DATABASE_READ_URL: 'postgres://shop@127.0.0.1:9/shop' });
  expect(away.one('replica')).toMatchObject({ level: 'warning', code: 'failed' });
  expect((await doctor(demo())).one('replica')).toBeUndefined();
});

describe('the connection past a pooler', () => {
  test('hears what is notified in the database', async () => {
    const { code, one } = await doctor({ ...demo(), DATABASE_DIRECT_URL: connectionUrl(shop.connection) });
    expect(code).toBe(0);
    expect(one('direct')).toMatchObject({ level: 'well', code: 'direct_hears' });
    expect((await doctor(demo())).one('direct')).toBeUndefined();
  });

  test('to another database hears nothing, and is an error; so is one that is away', async () => {
    const other = new URL(connectionUrl(shop.connection));
    other.pathname = '/postgres';
    const deaf = await doctor({ ...demo(), DATABASE_DIRECT_URL: other.href });
    expect(deaf.code).toBe(1);
    expect(deaf.one('direct')).toMatchObject({ level: 'error', code: 'direct_deaf' });
    expect(deaf.one('direct')?.todo).toContain('DATABASE_DIRECT_URL');
    const away = await doctor({ ...demo(), DATABASE_DIRECT_URL: 'postgres://shop@127.0.0.1:9/shop' });
    expect(away.code).toBe(1);
    expect(away.one('direct')).toMatchObject({ level: 'error', code: 'failed' });
  });
});

test('nodes that tell nothing any more are named, with since when', async () => {
  const tells = (node: string, minutes: number) =>
    shop.pool.query(
      `insert into job_report (node, job, started_at, told_at, runs, failures, work)
       values ($1, 'send_mails', now() - interval '2 days', now() - make_interval(mins => $2), 1, 0, 0)`,
      [node, minutes],
    );
  await tells('uno all:3000', 0);
  expect((await doctor(demo())).of('nodes')).toEqual([
    expect.objectContaining({ level: 'well', code: 'nodes_tell', facts: { count: 1 } }),
  ]);
  await tells('due worker:3000', 47);
  const { code, of } = await doctor(demo());
  await shop.pool.query('delete from job_report');
  expect(code).toBe(0);
  expect(of('nodes')).toEqual([
    expect.objectContaining({ level: 'warning', facts: { node: 'due worker:3000', minutes: 47 } }),
  ]);
  expect(of('nodes')[0]?.state).toContain('tace da 47 minuti');
});

test('ERPNext is asked whose key it is; a wrong key and one that is away are told apart', async () => {
  const erpnext = await startErpnextDouble();
  const connect = async (address: string, key: string, on = true) => {
    const sealed = await sealSecret(createShopSecrets(shop.database), key, 'erpnext-key');
    await shop.pool.query(
      `with person as (
         insert into staff (email, name, language) values ('ada@negozio.test', 'Ada', 'it')
         on conflict do nothing returning id)
       insert into erpnext_connection (settings, sealed_key, key_ending, staff_id, saved_at, version, next_full_at)
       select $1, $2, '0001', coalesce((select id from person), (select min(id) from staff)), now(), 1, now()
           on conflict (only_row) do update set settings = excluded.settings, sealed_key = excluded.sealed_key`,
      [settingsOf({ address }, { on }), sealed],
    );
  };
  expect((await doctor(demo())).one('erpnext')).toBeUndefined();
  const key = `${doubleKey}:${doubleSecret}`;
  await connect(erpnext.address, key);
  expect((await doctor(demo())).one('erpnext')).toMatchObject({ level: 'well', code: 'erpnext_well' });
  expect(erpnext.calls).toHaveLength(1);
  await connect(erpnext.address, 'sbagliata:sbagliata');
  const refused = await doctor(demo());
  expect(refused.code).toBe(0);
  expect(refused.one('erpnext')).toMatchObject({ level: 'warning', code: 'erpnext_refuses' });
  expect(JSON.stringify(refused.one('erpnext'))).not.toContain('sbagliata');
  await connect('http://127.0.0.1:9', key);
  expect((await doctor(demo())).one('erpnext')).toMatchObject({ level: 'warning', code: 'erpnext_away' });
  await connect('http://127.0.0.1:9', key, false);
  expect((await doctor(demo())).one('erpnext')).toBeUndefined();
  erpnext.close();
});

test('receivers of traces and metrics are sent nothing in the right form, and may refuse', async () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = await httpServer(200, {});
  const { of } = await doctor({ ...demo(), OTEL_EXPORTER_OTLP_ENDPOINT });
  expect(of('telemetry').map(({ code }) => code)).toEqual(['telemetry_well', 'telemetry_well']);
  const refused = await doctor({
    ...demo(),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: await httpServer(401, {}),
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'http://127.0.0.1:9/v1/metrics',
  });
  expect(refused.code).toBe(0);
  expect(refused.of('telemetry').map(({ level, code }) => [level, code])).toEqual([
    ['warning', 'telemetry_refuses'],
    ['warning', 'telemetry_away'],
  ]);
  expect((await doctor(demo())).of('telemetry')).toEqual([]);
});

describe('the certificate of the public address', () => {
  /** Of localhost, signed by itself, for a hundred years. */
  const file = join(import.meta.dirname, 'testing/localhost.pem');
  const ends = Date.parse('2126-11-05T00:00:00Z');

  async function secureServer(): Promise<string> {
    const pem = readFileSync(file);
    const server = createSecureServer({ cert: pem, key: pem }, (_request, response) => response.end('ok'));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    doubles.push({ close: () => new Promise((closed) => server.close(() => closed())) });
    return `https://localhost:${(server.address() as AddressInfo).port}`;
  }

  test('is told with its days, and what browsers refuse is a warning', async () => {
    const PUBLIC_URL = await secureServer();
    const trusted = await doctor({ ...demo(), PUBLIC_URL, NODE_EXTRA_CA_CERTS: file });
    expect(trusted.one('certificate')).toMatchObject({ level: 'well', code: 'certificate_well' });
    expect(trusted.one('certificate')?.facts['days']).toBeGreaterThan(30_000);
    expect(trusted.one('public_url')).toMatchObject({ level: 'well' });
    const refused = await doctor({ ...demo(), PUBLIC_URL });
    expect(refused.one('certificate')).toMatchObject({ level: 'warning', code: 'certificate_refused' });
    expect(
      (await doctor({ ...demo(), PUBLIC_URL: 'http://127.0.0.1:9' })).one('certificate'),
    ).toBeUndefined();
    const away = await doctor({ ...demo(), PUBLIC_URL: 'https://127.0.0.1:9' });
    expect(away.one('certificate')).toMatchObject({ level: 'warning', code: 'certificate_unread' });
  });

  test('that ends soon is a warning, and that has ended an error', async () => {
    const address = await secureServer();
    const told = async (now: number) =>
      (await certificateDependencies(address, now)).map(({ level, found }) => [level, found.code]);
    expect(await told(ends - 10 * 86_400_000)).toContainEqual(['warning', 'certificate_ends']);
    expect(await told(ends - 60 * 86_400_000)).not.toContainEqual(['warning', 'certificate_ends']);
    expect(await told(ends + 86_400_000)).toEqual([['error', 'certificate_expired']]);
  });
});
