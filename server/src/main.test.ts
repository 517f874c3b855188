import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '@casamaestra/commerce/platform/database/embedded/embedded-server.ts';
import { productionEnvironment } from '@casamaestra/commerce/platform/testing/production-environment.ts';
import { createClient } from '@casamaestra/commerce/platform/database/connection.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { type MailServerDouble, openMailServer } from './testing/mail-server-double.ts';
import { type RunningShop, runProgram, startShop } from './testing/running-shop.ts';
import { serviceProgram } from '../../scripts/bootstrap/service-program.mjs';

const folders: string[] = [];
const shops: RunningShop[] = [];
const asRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'casamaestra-shop-'));
  folders.push(folder);
  return folder;
}

function start(environment: Record<string, string>): RunningShop {
  const shop = startShop({ ROLE: 'commerce', DEMO: 'off', PORT: '0', ...environment });
  shops.push(shop);
  return shop;
}

const addressOf = async (shop: RunningShop) => (await shop.said(/è pronto: (http:[^\s"]+)/))[1] ?? '';

afterEach(async () => {
  for (const shop of shops.splice(0)) {
    shop.process.kill('SIGKILL');
    await shop.ended;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('start and stop', () => {
  test('says where to click, serves, and stops cleanly on SIGTERM, leaving no server behind', async () => {
    const dataDir = newFolder();
    const shop = start({ DATA_DIR: dataDir });
    const address = await addressOf(shop);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    shop.process.kill('SIGTERM');
    expect(await shop.ended).toBe(0);
    expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
    const lines = shop.output().trimEnd().split('\n');
    for (const line of lines)
      expect(JSON.parse(line)).toEqual(
        expect.objectContaining({
          level: expect.stringMatching(/^(info|warn)$/) as string,
          time: expect.any(Number) as number,
          msg: expect.any(String) as string,
        }),
      );
  });

  test('its files are its own user’s alone, those of before too', async () => {
    const dataDir = newFolder();
    chmodSync(dataDir, 0o755);
    mkdirSync(join(dataDir, 'mail'), { mode: 0o755 });
    const shop = start({ DATA_DIR: dataDir });
    await addressOf(shop);
    const others = (path: string) => statSync(join(dataDir, path)).mode & 0o077;
    // PostgreSQL started by root runs as another user, who must be able to traverse the folder.
    expect(others('.')).toBe(asRoot ? 0o011 : 0);
    expect(others('mail')).toBe(0);
    shop.process.kill('SIGTERM');
    await shop.ended;
    expect([
      others('search'),
      ...readdirSync(join(dataDir, 'search')).map((name) => others(`search/${name}`)),
    ]).toEqual([0, 0]);
  });

  test('a shop that was killed does not block the next start', async () => {
    const dataDir = newFolder();
    const killed = start({ DATA_DIR: dataDir });
    await addressOf(killed);
    killed.process.kill('SIGKILL');
    await killed.ended;
    const next = start({ DATA_DIR: dataDir });
    expect((await fetch(`${await addressOf(next)}/readyz`)).status).toBe(200);
  });

  test('Ctrl-C while opening ends the process', async () => {
    const shop = start({ DATA_DIR: newFolder() });
    await shop.said(/Creo la base dati/);
    shop.process.kill('SIGINT');
    expect(await shop.ended).toBe(0);
    expect(shop.output()).not.toContain('è pronto');
  });

  test('the database dying under the shop is a hiccup', async () => {
    const dataDir = newFolder();
    const shop = start({ DATA_DIR: dataDir });
    const address = await addressOf(shop);
    const pid = Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await shop.said(/PostgreSQL ended unexpectedly/);
    await expect.poll(async () => (await fetch(`${address}/readyz`)).text()).toBe('ready\n');
  });
});

describe('a failed start names a solution and ends with code 1', () => {
  test('a busy port, a folder in use', async () => {
    const dataDir = newFolder();
    const address = await addressOf(start({ DATA_DIR: dataDir }));
    const port = new URL(address).port;
    const samePort = start({ DATA_DIR: newFolder(), PORT: port });
    const sameFolder = start({ DATA_DIR: dataDir });
    expect(await samePort.ended).toBe(1);
    expect(samePort.output()).toMatch(new RegExp(`porta ${port}[^]*→ .*PORT=`));
    expect(await sameFolder.ended).toBe(1);
    expect(sameFolder.output()).toContain(`già in uso: il negozio su ${address}`);
    expect(sameFolder.output()).toMatch(/→ .*DATA_DIR=/);
  });

  test('a wrong setting, without a stack', async () => {
    const shop = start({ DATA_DIR: newFolder(), HTML_CACHE: 'forse' });
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toContain('HTML_CACHE: trovato "forse", ammesso: on, off');
    expect(shop.output()).not.toContain('    at ');
  });

  test('a folder that cannot be written', async () => {
    const dataDir = newFolder();
    chmodSync(dataDir, 0o555);
    const args = [serviceProgram('main')];
    const environment = { ROLE: 'commerce', PORT: '0', DATA_DIR: dataDir };
    const shop = runProgram(process.execPath, args, environment, asRoot ? nobody : {});
    shops.push(shop);
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toContain(`non può scrivere in ${dataDir}`);
    chmodSync(dataDir, 0o755);
  });

  test('an outside database that does not answer, without its password', async () => {
    const shop = start({ DATABASE_URL: 'postgres://shop:hush@127.0.0.1:9/shop' });
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toMatch(/DATABASE_URL \(shop@127\.0\.0\.1:9\/shop\) non risponde[^]*→/);
    expect(shop.output()).not.toContain('hush');
  });
});

test.runIf(asRoot)('works as a normal user too', async () => {
  const dataDir = newFolder();
  chownSync(dataDir, nobody.uid, nobody.gid);
  const environment = { ROLE: 'commerce', DEMO: 'off', PORT: '0', DATA_DIR: dataDir };
  const shop = runProgram(process.execPath, [serviceProgram('main')], environment, nobody);
  shops.push(shop);
  expect((await fetch(`${await addressOf(shop)}/readyz`)).status).toBe(200);
  shop.process.kill('SIGINT');
  expect(await shop.ended).toBe(0);
});

test('DATABASE_URL: the shop lives in an outside server and leaves DATA_DIR without one', async () => {
  const outside = await startEmbeddedServer({ dataDir: newFolder(), durable: false, onLoopback: true });
  try {
    const { host, port, user, password } = outside.endpoint;
    const admin = createClient({ ...outside.endpoint, database: 'postgres' });
    await admin.connect();
    await admin.query('create database shop');
    await admin.end();
    const dataDir = newFolder();
    const url = `postgres://${user}:${password}@${host}:${port}/shop`;
    const shop = start({ DATA_DIR: dataDir, DATABASE_URL: url });
    const address = await addressOf(shop);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await fetch(`${address}/api/shop`)).status).toBe(200);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    shop.process.kill('SIGTERM');
    expect(await shop.ended).toBe(0);
  } finally {
    await outside.stop();
  }
});

test('several nodes: the schema is brought up to date once, by its own step, then the nodes start', async () => {
  const outside = await startEmbeddedServer({ dataDir: newFolder(), durable: false, onLoopback: true });
  const { host, port, user, password } = outside.endpoint;
  const environment = {
    DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/postgres`,
    DATABASE_POOL: '5',
    MIGRATIONS: 'apart',
    JOBS: 'off',
  };
  const migrate = async () => {
    const file = serviceProgram('migrate-cli');
    const run = runProgram(process.execPath, [file], { ...environment, DATA_DIR: newFolder() });
    shops.push(run);
    expect(await run.ended).toBe(0);
    return run.output();
  };
  try {
    const early = start({ ...environment, DATA_DIR: newFolder() });
    expect(await early.ended).toBe(1);
    expect(early.output()).toContain('esegui prima npm run migrate');
    expect(await migrate()).toMatch(/Schema della base dati aggiornato \(\d+\)/);
    expect(await migrate()).toContain('già aggiornato');
    const nodes = [1, 2].map(() => start({ ...environment, DATA_DIR: newFolder() }));
    for (const node of nodes)
      expect(await (await fetch(`${await addressOf(node)}/readyz`)).text()).toBe('ready\n');
  } finally {
    for (const shop of shops) shop.process.kill('SIGKILL');
    await outside.stop();
  }
});

describe('npm run doctor', () => {
  const doctor = (environment: Record<string, string>) => {
    const run = runProgram(process.execPath, [serviceProgram('doctor-cli')], environment);
    shops.push(run);
    return run;
  };
  const mailServers: MailServerDouble[] = [];
  afterEach(async () => void (await Promise.all(mailServers.splice(0).map((server) => server.close()))));
  const production = async () => {
    const server = await openMailServer('accepts');
    mailServers.push(server);
    return { ...productionEnvironment, SMTP_URL: `smtp://${server.host}`, DATA_DIR: newFolder() };
  };

  test('lists what stops a shop in production, with an exit code', async () => {
    const run = doctor({ MODE: 'production', DATA_DIR: newFolder() });
    expect(await run.ended).toBe(1);
    for (const words of [
      '✗ SMTP_URL manca',
      '✗ PUBLIC_URL manca',
      '✗ SHOP_FILE: il file',
      '! METRICS_TOKEN manca',
    ])
      expect(run.output()).toContain(words);
  });

  test.each([
    ['en', 'Good to know:', '! No products:', 'Closing the shop…', / is ready: (http:[^\s"]+)/],
    ['sk', 'Dobré vedieť:', '! Žiadne produkty:', 'Obchod sa zatvára…', / je pripravený: (http:[^\s"]+)/],
  ])(
    'in the first language of the shop, as its start: %s',
    async (LANGUAGES, known, none, closing, ready) => {
      const environment = { ...(await production()), LANGUAGES };
      const shop = start(environment);
      await shop.said(ready);
      const run = doctor(environment);
      expect(await run.ended).toBe(0);
      expect(run.output()).toContain(known);
      expect(run.output()).toContain(none);
      shop.process.kill('SIGTERM');
      expect(await shop.ended).toBe(0);
      expect(shop.output()).toContain(closing);
      const words = run.output() + shop.output();
      expect(words).not.toMatch(
        /\b(?:il|lo|di|della|non|che|manca|nessun[oa]?|negozio è|base dati|sapere)\b/iu,
      );
    },
  );

  test('beside a running shop lists what its database lacks; warnings do not fail', async () => {
    const environment = await production();
    const shop = start(environment);
    await addressOf(shop);
    const run = doctor(environment);
    expect(await run.ended).toBe(0);
    expect(run.output()).toContain('! Nessun modo di consegna');
    expect(run.output()).toContain('privacy, condizioni di vendita, resi e recesso');
    expect(shop.output()).toContain('Nessun modo di consegna');
  });
});
