import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CheckoutShop,
  startCheckoutShop,
} from '@casamaestra/commerce/checkout/testing/checkout-shop.ts';
import { type BucketDouble, openBucketDouble } from '@casamaestra/commerce/media/testing/bucket-double.ts';
import { keepOriginal, mediaStore, readOriginal } from '@casamaestra/commerce/media/media-store.ts';
import { type ConnectionOptions, createClient } from '@casamaestra/commerce/platform/database/connection.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { compiledPrograms } from '@casamaestra/commerce/platform/testing/compiled-programs.ts';
import { startTestDatabase } from '@casamaestra/commerce/platform/testing/start-test-database.ts';
import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectionUrl } from './testing/connection-url.ts';
import { serviceProgram } from '../../scripts/bootstrap/service-program.mjs';

let shop: CheckoutShop;
let folder: string;
const picture = 'ab'.repeat(10);
const photo = `private/photos/cd/${'cd'.repeat(16)}.webp`;
const paper = `private/papers/cd/${'cd'.repeat(16)}.pdf`;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casamaestra-backup-'));
  shop = await startCheckoutShop();
  await shop.place(await shop.order({ 'MA-1': 2 }));
  await keepOriginal(mediaStore(shop.dataDir), picture, Buffer.from('bytes of a picture'));
  for (const name of [
    'documents',
    'search',
    'builds',
    'media/resized',
    'private/photos/cd',
    'private/papers/cd',
  ])
    await mkdir(join(shop.dataDir, name), { recursive: true });
  await writeFile(join(shop.dataDir, 'documents/manuale.pdf'), '%PDF-1.7');
  await writeFile(join(shop.dataDir, photo), 'bytes of a photo');
  await writeFile(join(shop.dataDir, paper), '%PDF-1.7 of a note');
  await writeFile(join(shop.dataDir, 'search/index.bin'), 'an index');
  await writeFile(join(shop.dataDir, 'builds/page.js'), 'a script');
  await writeFile(join(shop.dataDir, 'media/resized/copy.avif'), 'a copy');
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(task: 'backup' | 'restore', environment: Record<string, string>, ...words: string[]) {
  const child = spawn(process.execPath, [serviceProgram('backup-cli'), task, ...words], {
    env: { ...compiledPrograms, LANGUAGES: 'en', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, said };
}

const openShop = () => ({ DATABASE_URL: connectionUrl(shop.connection), DATA_DIR: shop.dataDir });

/** Rows of each table and state of each sequence, without what a server counts for itself. */
async function contentsOf(connection: ConnectionOptions): Promise<Record<string, string>> {
  const client = createClient(connection);
  await client.connect();
  try {
    const { rows: names } = await client.query<{ name: string; kind: string }>(
      `select relname as name, relkind as kind from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') and relpersistence = 'p'
          and relname not in ('migration', 'change_log', 'change_log_seq_seq') order by relname`,
    );
    const contents: Record<string, string> = {};
    for (const { name, kind } of names) {
      const { rows } = await client.query<{ all: string }>(
        kind === 'S'
          ? `select last_value || ' ' || is_called as all from ${name}`
          : `select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as all from ${name} t`,
      );
      contents[name] = rows[0]?.all ?? '';
    }
    const { rows: rules } = await client.query<{ all: string }>(
      `select string_agg(pg_get_constraintdef(oid), chr(10) order by conrelid::regclass::text, conname) ||
              (select string_agg(tgname::text || tgenabled::text, ' ' order by tgname) from pg_trigger where not tgisinternal) as all
         from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f'`,
    );
    return { ...contents, rules: rules[0]?.all ?? '' };
  } finally {
    await client.end();
  }
}

test('a backup of an open shop comes back whole on an empty machine with its own PostgreSQL', async () => {
  const before = await contentsOf(shop.connection);
  const saved = await run('backup', openShop(), join(folder, 'first'));
  expect(saved).toMatchObject({ code: 0, said: expect.stringContaining('4 files') as string });
  const empty = { DATA_DIR: join(folder, 'empty-machine') };
  const restored = await run('restore', empty, join(folder, 'first'));
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Restored the shop') as string });
  const opened = await openDatabase(readConfig(empty), {
    mode: 'own',
    what: 'the test',
    migrations: 'apart',
  });
  const after = await contentsOf(opened.connection).finally(() => opened.close());
  expect(after).toEqual(before);
  expect(Object.keys(before).length).toBeGreaterThan(60);
  expect(before['shop_order']).toMatch(/^1 /);
  const at = empty.DATA_DIR;
  expect(String(await readOriginal(mediaStore(at), picture))).toBe('bytes of a picture');
  expect(await readFile(join(at, 'documents/manuale.pdf'), 'utf8')).toBe('%PDF-1.7');
  expect(await readFile(join(at, photo), 'utf8')).toBe('bytes of a photo');
  expect(await readFile(join(at, paper), 'utf8')).toBe('%PDF-1.7 of a note');
  await expect(readFile(join(at, 'search/index.bin'))).rejects.toThrow('ENOENT');
});

test('the embedded server’s shop moves to an outside server', async () => {
  const empty = { DATA_DIR: join(folder, 'empty-machine') };
  expect((await run('backup', empty, join(folder, 'second'))).code).toBe(0);
  const outside = await startTestDatabase();
  await outside.close();
  const target = { DATABASE_URL: connectionUrl(outside.connection), DATA_DIR: join(folder, 'outside') };
  const restored = await run('restore', target, join(folder, 'second'));
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Restored the shop') as string });
  expect(await contentsOf(outside.connection)).toEqual(await contentsOf(shop.connection));
});

test('a restore onto a shop with data needs the word --replace', async () => {
  const target = { DATA_DIR: join(folder, 'empty-machine') };
  const backup = join(folder, 'first');
  const refused = await run('restore', target, backup);
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(/a shop here already: \d+ products, 1 orders, .*--replace/);
  expect((await run('restore', target, backup, '--replace')).code).toBe(0);
});

test('files come before the rows that name them: where they cannot be written the database stays empty', async () => {
  const outside = await startTestDatabase();
  await outside.close();
  const dataDir = join(folder, 'unwritable');
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'media'), 'not a folder');
  const target = { DATABASE_URL: connectionUrl(outside.connection), DATA_DIR: dataDir };
  const failed = await run('restore', target, join(folder, 'first'));
  expect(failed.code).toBe(1);
  expect(failed.said).toMatch(/^The restore did not get to its end: .*ENOTDIR|EEXIST.*Nothing was changed/m);
  expect(failed.said).not.toMatch(/Restored the shop|^ +at /m);
  const { product, shop_order: orders } = await contentsOf(outside.connection);
  expect([product, orders]).toEqual(['0 ', '0 ']);
  await rm(join(dataDir, 'media'));
  expect((await run('restore', target, join(folder, 'first'))).code).toBe(0);
  expect(String(await readOriginal(mediaStore(dataDir), picture))).toBe('bytes of a picture');
  expect((await contentsOf(outside.connection))['shop_order']).toMatch(/^1 /);
});

test('a restore in the place of a shop that fails at its last file leaves that shop as it was, its files too', async () => {
  const target = { DATA_DIR: join(folder, 'empty-machine') };
  const backup = join(folder, 'newer');
  await writeFile(join(shop.dataDir, 'documents/manuale.pdf'), '%PDF-1.8');
  expect((await run('backup', openShop(), backup)).code).toBe(0);
  const original = join(target.DATA_DIR, 'media/original');
  await rename(original, `${original}-away`);
  await writeFile(original, 'not a folder');
  const failed = await run('restore', target, backup, '--replace');
  expect(failed).toMatchObject({ code: 1, said: expect.stringContaining('Nothing was changed') as string });
  const documents = join(target.DATA_DIR, 'documents');
  expect(await readFile(join(documents, 'manuale.pdf'), 'utf8')).toBe('%PDF-1.7');
  expect(await readdir(documents)).toEqual(['manuale.pdf']);
  await rm(original);
  await rename(`${original}-away`, original);
  expect((await run('restore', target, backup, '--replace')).code).toBe(0);
  expect(await readFile(join(documents, 'manuale.pdf'), 'utf8')).toBe('%PDF-1.8');
  expect(await readdir(documents)).toEqual(['manuale.pdf']);
});

test('a backup that fails says why in a sentence and leaves nothing behind', async () => {
  const file = join(folder, 'no-folder');
  await writeFile(file, '');
  const failed = await run('backup', openShop(), join(file, 'copy'));
  expect(failed).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^The backup did not .*ENOTDIR/) as string,
  });
  expect(failed.said).not.toMatch(/^ +at /m);
  const within = await run('backup', openShop(), join(shop.dataDir, 'copies/today'));
  expect(within).toMatchObject({ code: 1, said: expect.stringContaining('is in DATA_DIR') as string });
  expect(await readdir(shop.dataDir)).not.toContain('copies');
});

test('a shop that keeps its files in a bucket gets them there, and they are in its backups; while it refuses, nothing is restored or saved', async () => {
  const bucket = await openBucketDouble();
  const outside = await startTestDatabase();
  await outside.close();
  const dataDir = join(folder, 'with-bucket');
  const target = {
    DATABASE_URL: connectionUrl(outside.connection),
    DATA_DIR: dataDir,
    FILES_URL: bucket.filesUrl,
  };
  try {
    bucket.refusals.push({ status: 403, code: 'AccessDenied' });
    const refused = await run('restore', target, join(folder, 'first'));
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('AccessDenied') as string });
    expect((await contentsOf(outside.connection))['shop_order']).toBe('0 ');
    expect((await run('restore', target, join(folder, 'first'))).code).toBe(0);
    expect((await contentsOf(outside.connection))['shop_order']).toMatch(/^1 /);
    const kept = [...bucket.files].map(([key, bytes]) => [key, bytes.toString()]).toSorted();
    expect(kept).toEqual([
      ['documents/manuale.pdf', '%PDF-1.7'],
      [`media/original/ab/${picture}`, 'bytes of a picture'],
      [paper, '%PDF-1.7 of a note'],
      [photo, 'bytes of a photo'],
    ]);
    await expect(readFile(join(dataDir, 'documents/manuale.pdf'))).rejects.toThrow('ENOENT');
    await saveFromBucket(bucket, target);
  } finally {
    await bucket.close();
  }
});

/** A backup of that shop has the bucket's files, or is none; into another shop they come back. */
async function saveFromBucket(bucket: BucketDouble, shopOfBucket: Record<string, string>): Promise<void> {
  const copy = join(folder, 'of-bucket');
  bucket.files.set('builds/storefront/assets/page-1.js', Buffer.from('made again'));
  bucket.files.set('documents/../../elsewhere.pdf', Buffer.from('of somebody else'));
  bucket.refusals.push({ status: 403, code: 'AccessDenied' });
  const refused = await run('backup', shopOfBucket, copy);
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('AccessDenied') as string });
  expect(await readdir(folder)).not.toContain('of-bucket');
  const saved = await run('backup', shopOfBucket, copy);
  expect(saved).toMatchObject({ code: 0, said: expect.stringContaining('4 files') as string });
  expect((await run('restore', {}, copy, '--check')).code).toBe(0);
  const other = { DATA_DIR: join(folder, 'without-bucket') };
  expect((await run('restore', other, copy)).code).toBe(0);
  expect(String(await readOriginal(mediaStore(other.DATA_DIR), picture))).toBe('bytes of a picture');
  expect(await readFile(join(other.DATA_DIR, photo), 'utf8')).toBe('bytes of a photo');
}

test('a restore beside an open shop is refused', async () => {
  const refused = await run('restore', openShop(), join(folder, 'first'), '--replace');
  expect(refused.code).toBe(1);
  expect(refused.said).toContain('stop all nodes first');
  expect(await shop.orderCount()).toBe(1);
});

test('a backup cut in half is refused by its check sums, and nothing is touched', async () => {
  const cut = join(folder, 'cut');
  expect((await run('backup', openShop(), cut)).code).toBe(0);
  expect(await run('restore', {}, cut, '--check')).toMatchObject({
    code: 0,
    said: expect.stringContaining('is whole') as string,
  });
  await truncate(join(cut, 'database/shop_order.copy.gz'), 40);
  const target = { DATA_DIR: join(folder, 'empty-machine') };
  const refused = await run('restore', target, cut, '--replace');
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('cut or damaged') as string });
  await rm(join(cut, 'database/shop_order.copy.gz'));
  expect((await run('restore', {}, cut, '--check')).said).toContain('shop_order.copy.gz is missing');
  await truncate(join(cut, 'backup.json'), 900);
  expect((await run('restore', {}, cut, '--check')).said).toContain('damaged or cut');
  await rm(join(cut, 'backup.json'));
  expect((await run('restore', {}, cut, '--check')).said).toContain('no complete backup');
});

test('an existing folder is never written over', async () => {
  const refused = await run('backup', openShop(), join(folder, 'first'));
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('name a new folder') as string });
  expect(await run('backup', openShop())).toMatchObject({ code: 2 });
});
