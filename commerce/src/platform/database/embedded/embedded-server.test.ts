import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { startProblemText } from '@casamaestra/texts/staff/start-texts.ts';
import { StartProblem } from '../../start-problem.ts';
import { createClient } from '../connection.ts';
import { locateBinaries } from './binaries.ts';
import { diskProblem, makeFolder } from './data-folder.ts';
import { type EmbeddedOptions, type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { readPostmasterPid } from './postmaster-pid.ts';
import { chooseRunAs } from './run-as.ts';
import { acquireShopLock } from './shop-lock.ts';

// Folders created here have mode 0700 and, when tests run as root, are closed to the user PostgreSQL runs as.
const folders: string[] = [];
const servers: EmbeddedServer[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'casamaestra-pg-'));
  folders.push(folder);
  return folder;
}

async function start(dataDir: string, more: Partial<EmbeddedOptions> = {}): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir, durable: false, ...more });
  servers.push(server);
  return server;
}

async function ask(server: EmbeddedServer, sql: string): Promise<unknown> {
  const client = createClient({ ...server.endpoint, database: 'postgres' });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows[0] === undefined ? undefined : Object.values(rows[0])[0];
  } finally {
    await client.end();
  }
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('embedded PostgreSQL', () => {
  test('is made once, keeps its data over a stop, commits durably unless told otherwise', async () => {
    const dataDir = newFolder();
    const first = await start(dataDir, { durable: true });
    expect(
      await ask(
        first,
        "select string_agg(name || setting, ' ' order by name) from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')",
      ),
    ).toBe('fsyncon full_page_writeson synchronous_commiton');
    await ask(first, 'create table shelf (id int)');
    await first.stop();
    expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
    const second = await start(dataDir);
    expect(await ask(second, 'select count(*) from shelf')).toBe(0);
    expect(
      await ask(
        second,
        "select upper('perché') || (select datcollate from pg_database where datname = 'postgres')",
      ),
    ).toBe('PERCHÉC');
  });

  test('starts where a socket path would be too long', async () => {
    const dataDir = join(newFolder(), 'una-cartella-dal-nome-lungo'.repeat(4), 'dati');
    mkdirSync(dataDir, { recursive: true });
    const server = await start(dataDir);
    expect(await ask(server, 'select 1')).toBe(1);
    await server.stop();
    expect(existsSync(server.endpoint.host)).toBe(false);
  });

  test('a loopback port asks for the password', async () => {
    const server = await start(newFolder(), { onLoopback: true });
    expect(await ask(server, 'select 1')).toBe(1);
    const stranger = createClient({ ...server.endpoint, password: 'guess', database: 'postgres' });
    await expect(stranger.connect()).rejects.toThrow('password');
  });

  test('a killed server is started again and serves on', async () => {
    const crashes: boolean[] = [];
    let said = '';
    let noticed = () => {};
    const crashed = new Promise<void>((resolve) => {
      noticed = resolve;
    });
    const server = await start(newFolder(), {
      onCrash: (words, restarting) => {
        said = words;
        crashes.push(restarting);
        noticed();
      },
    });
    const twice = "insert into person values ('anna@esempio.it'), ('anna@esempio.it')";
    await ask(server, 'create table person (email text primary key)');
    await expect(ask(server, twice)).rejects.toThrow('duplicate key');
    const before = server.pid();
    process.kill(before, 'SIGKILL');
    await crashed;
    await expect.poll(() => server.pid()).not.toBe(before);
    expect(await ask(server, 'select 1')).toBe(1);
    expect(crashes).toEqual([true]);
    // Its last words are logged: what failed, not about whom.
    expect(said).toContain('duplicate key');
    expect(said).not.toContain('anna');
  });
});

describe('what a killed shop leaves behind', () => {
  test('a server without its shop is stopped and the folder taken over', async () => {
    const dataDir = newFolder();
    const { endpoint, stop } = await start(dataDir);
    await stop();
    const data = join(dataDir, 'postgres/data');
    const binaries = await locateBinaries();
    const runAs = chooseRunAs([binaries.postgres, join(dataDir, 'postgres')], data);
    // Like a server left by a killed shop: its parent process is gone.
    const launcher = runAs.launcher.filter((part) => part !== '--pdeathsig' && part !== 'INT');
    const [program = '', ...args] = [
      ...launcher,
      binaries.postgres,
      '-D',
      data,
      '-c',
      'listen_addresses=',
      '-k',
      endpoint.host,
    ];
    const orphan = spawn(program, args, {
      ...runAs.spawnIds,
      env: { LC_ALL: 'C' },
      detached: true,
      stdio: 'ignore',
    });
    const gone = new Promise((resolve) => void orphan.once('exit', resolve));
    await expect.poll(() => readPostmasterPid(data)?.ready).toBe(true);
    const server = await start(dataDir);
    await gone;
    expect(server.pid()).not.toBe(orphan.pid);
    expect(await ask(server, 'select 1')).toBe(1);
  });

  test('a pid file whose number now belongs to another program is cleared', async () => {
    const dataDir = newFolder();
    const { stop } = await start(dataDir);
    await stop();
    const data = join(dataDir, 'postgres/data');
    const lines = [
      process.ppid,
      data,
      1_700_000_000,
      5432,
      join(dataDir, 'postgres/run'),
      '',
      '  5432001         1',
      'ready   ',
    ];
    writeFileSync(join(data, 'postmaster.pid'), lines.join('\n'));
    expect(await ask(await start(dataDir), 'select 1')).toBe(1);
  });

  test('a database that was being made is made anew', async () => {
    const dataDir = newFolder();
    mkdirSync(join(dataDir, 'postgres/data.unfinished/base'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres/data.unfinished/PG_VERSION'), '18');
    expect(await ask(await start(dataDir), 'select 1')).toBe(1);
    expect(existsSync(join(dataDir, 'postgres/data.unfinished'))).toBe(false);
  });
});

describe('what stops the start, with a way out', () => {
  const inItalian = ({ finding }: StartProblem) => startProblemText(finding, 'it');
  async function problem(dataDir: string) {
    const error = await start(dataDir).catch((reason: unknown) => reason);
    if (!(error instanceof StartProblem)) throw new Error(`started, or another error: ${String(error)}`);
    const said = inItalian(error);
    expect(said.ways.length).toBeGreaterThan(0);
    return said;
  }

  test('data of another PostgreSQL version', async () => {
    const dataDir = newFolder();
    mkdirSync(join(dataDir, 'postgres/data'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres/data/PG_VERSION'), '16\n');
    expect((await problem(dataDir)).message).toContain('PostgreSQL 16');
    expect(readFileSync(join(dataDir, 'postgres/data/PG_VERSION'), 'utf8')).toBe('16\n');
  });

  test('a folder of something else', async () => {
    const dataDir = newFolder();
    mkdirSync(join(dataDir, 'postgres/data'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres/data/notes.txt'), 'x');
    expect((await problem(dataDir)).message).toContain('non è una base dati');
  });

  test('a file where the folder should be', async () => {
    const dataDir = join(newFolder(), 'file');
    writeFileSync(dataDir, 'x');
    expect((await problem(dataDir)).message).toContain('non è una cartella');
  });

  test.runIf(existsSync('/proc/self'))('a place where the system creates no folders', async () => {
    expect((await problem('/proc/nope/dati')).message).toContain('non lascia creare');
  });

  test('folders that are missing on the way are made', () => {
    const dataDir = join(newFolder(), 'casa/negozio/dati');
    makeFolder(dataDir);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test.skipIf(process.getuid?.() === 0)('a folder this user may not write', async () => {
    const dataDir = newFolder();
    chmodSync(dataDir, 0o500);
    expect((await problem(dataDir)).message).toContain('non può scrivere');
    chmodSync(dataDir, 0o700);
  });

  test.each([
    ['ENOSPC', 'pieno'],
    ['EDQUOT', 'quota'],
    ['EROFS', 'sola lettura'],
    ['EACCES', 'non può scrivere'],
    ['EIO', 'EIO'],
  ])('a disk that answers %s', (code, words) => {
    const found = inItalian(diskProblem('/dati', Object.assign(new Error(code), { code })));
    expect(found.message).toContain(words);
    expect(found.message).toContain('/dati');
    expect(found.ways.join()).toContain('DATA_DIR');
  });
});

test('a data folder has one holder at a time, and says who', async () => {
  const dataDir = newFolder();
  const first = await acquireShopLock(dataDir, 'il negozio su http://localhost:3000');
  expect(first.taken).toBe(true);
  const second = await acquireShopLock(dataDir, 'un altro');
  expect(second).toEqual({
    taken: false,
    holder: { pid: process.pid, what: 'il negozio su http://localhost:3000' },
  });
  if (first.taken) await first.release();
  const third = await acquireShopLock(dataDir, 'un altro');
  expect(third.taken).toBe(true);
  if (third.taken) await third.release();
});
