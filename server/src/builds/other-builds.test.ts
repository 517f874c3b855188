import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FileStore } from '@casamaestra/commerce/media/file-store.ts';
import { sharedFiles } from '@casamaestra/commerce/media/media-store.ts';
import { type BucketDouble, openBucketDouble } from '@casamaestra/commerce/media/testing/bucket-double.ts';
import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import { productionEnvironment } from '@casamaestra/commerce/platform/testing/production-environment.ts';
import { collectingLog } from '@casamaestra/commerce/platform/testing/collecting-log.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readStaticFiles } from '../static-files.ts';
import { askRaw } from '../testing/ask-raw.ts';
import { type FakeShop, openFakeShop } from '../testing/fake-shop.ts';
import { BuildShelf } from './build-shelf.ts';
import { type Builds, openBuilds, storeOfBuilds } from './open-builds.ts';

let place: string;
let bucket: BucketDouble;
const open: { close(): unknown }[] = [];
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'casamaestra-builds-'));
  bucket = await openBucketDouble();
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
  await bucket.close();
  await rm(place, { recursive: true, force: true });
});

/** A build of both workspaces whose scripts have its name in theirs. */
async function build(name: string): Promise<{ storefront: string; backoffice: string }> {
  const folders = { storefront: join(place, name, 'pages'), backoffice: join(place, name, 'staff') };
  for (const [of, folder] of Object.entries(folders)) {
    const script = `/* ${of} ${name} */ ${'go(); '.repeat(300)}`;
    await mkdir(join(folder, 'assets'), { recursive: true });
    await writeFile(join(folder, `assets/page-${name}.js`), script);
    await writeFile(join(folder, `assets/page-${name}.js.br`), brotliCompressSync(script));
    await writeFile(join(folder, 'assets/shared-00.css'), 'p { margin: 0 }');
  }
  return folders;
}

/** A node with a build of its own, which shows it to others. */
async function node(name: string, store: FileStore): Promise<FakeShop & { readonly builds: Builds }> {
  const folders = await build(name);
  const builds = openBuilds({ store, folders, log: collectingLog().log, restMs: 5 });
  await builds.shown;
  const files = readStaticFiles(folders.storefront);
  const page = async () => 'page';
  const backOffice = { files: readStaticFiles(folders.backoffice), page, close: async () => {} };
  const shop = await openFakeShop({ files, backOffice, builds });
  open.push(builds, shop);
  return { ...shop, builds };
}

const stores: Readonly<Record<string, () => FileStore>> = {
  'a shared folder': () => sharedFiles(join(place, 'data')),
  'a bucket': () => sharedFiles(join(place, 'data'), bucket.filesUrl),
};

describe.each(Object.entries(stores))('two nodes of different builds with %s', (_name, store) => {
  test('answer each other’s pages: files of either build come from both', async () => {
    const former = await node('former', store());
    const newer = await node('newer', store());
    for (const { port } of [former, newer])
      for (const name of ['former', 'newer']) {
        const file = await askRaw(port, `/assets/page-${name}.js`, { headers: { 'accept-encoding': 'br' } });
        expect(file.headers).toMatchObject({
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
          'content-encoding': 'br',
        });
        expect(brotliDecompressSync(file.body).toString()).toContain(`storefront ${name}`);
        const plain = await askRaw(port, `/assets/page-${name}.js`);
        expect(plain.body.toString()).toContain(`storefront ${name}`);
        const staff = await askRaw(port, `/gestione/assets/page-${name}.js`);
        expect(staff.body.toString()).toContain(`backoffice ${name}`);
      }
  });

  test('give no file that no build lists, whatever its name', async () => {
    const shared = store();
    await shared.write('builds/storefront/secret.js', Buffer.from('secret'));
    await shared.write('builds/storefront/assets/unlisted-1.js', Buffer.from('secret'));
    await shared.write('shop.json', Buffer.from('secret'));
    const list = JSON.stringify(['../secret.js', '../../../shop.json']);
    await shared.write(`builds/storefront/lists/1790000000000-${'a'.repeat(20)}.json`, Buffer.from(list));
    const { port } = await node('one', shared);
    const asked = [
      'never-built.js',
      'unlisted-1.js',
      '../secret.js',
      '..%2fsecret.js',
      '%2e%2e/%2e%2e/%2e%2e/shop.json',
      '',
    ];
    for (const name of asked) {
      const answer = await askRaw(port, `/assets/${name}`);
      expect({ name, isRefused: [400, 404].includes(answer.status) }).toEqual({ name, isRefused: true });
      expect(answer.body.toString()).not.toContain('secret');
    }
  });
});

test.each([
  ['a demo alone', { MODE: 'demo' }, false],
  ['a demo of several nodes', { MODE: 'demo', MIGRATIONS: 'apart' }, true],
  ['a real shop', productionEnvironment, true],
])('%s shows its build to others: %s %s', (_name, environment, shows) => {
  const config = readConfig({ DATA_DIR: place, ...environment });
  expect(storeOfBuilds(config, false) !== undefined).toBe(shows);
  expect(storeOfBuilds(config, true)).toBeUndefined();
});

test('made-up names cost one look for all that ask at once', async () => {
  const store = sharedFiles(join(place, 'data'));
  const { port } = await node('one', store);
  let looks = 0;
  const counted: FileStore = { ...store, list: (folder) => ((looks += 1), store.list(folder)) };
  const folders = await build('two');
  const builds = openBuilds({ store: counted, folders, log: collectingLog().log, restMs: 10 });
  await builds.shown;
  const shop = await openFakeShop({ files: new Map(), builds });
  open.push(builds, shop);
  looks = 0;
  const names = Array.from({ length: 40 }, (_, index) => `/assets/bot-${index}.js`);
  const answers = await Promise.all(names.map((name) => askRaw(shop.port, name)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect(looks).toBeLessThan(10);
  expect((await askRaw(port, '/assets/page-two.js')).status).toBe(200);
});

test('files of a build stay a week after it was replaced, those of the last three longer; shared ones stay', async () => {
  const store = sharedFiles(join(place, 'data'));
  const shelf = new BuildShelf(store, 'storefront');
  const day = 24 * 3_600_000;
  const start = Date.parse('2026-11-01T00:00:00Z');
  const put = async (name: string, days: number) =>
    shelf.put(join((await build(name)).storefront, 'assets'), start + days * day);
  const there = async (name: string) => (await shelf.names()).has(`page-${name}.js`);
  for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) await put(name, index);
  await put('e', 6);
  expect([await there('a'), await there('b')]).toEqual([true, true]);
  await put('f', 9);
  expect([await there('a'), await there('b'), await there('c')]).toEqual([false, false, true]);
  expect(await store.has('builds/storefront/assets/page-a.js')).toBe(false);
  expect(await store.has('builds/storefront/assets/shared-00.css')).toBe(true);
  // The version before again: it is the newest now, and is put there once.
  await put('e', 10);
  await put('e', 11);
  const lists: string[] = [];
  for await (const list of store.list('builds/storefront/lists/')) lists.push(list);
  expect(lists.filter((list) => list.includes(String(start + 10 * day)))).toHaveLength(1);
  expect(lists.filter((list) => list.includes(String(start + 11 * day)))).toEqual([]);
});

test('a node opens while the store refuses, says so, and shows its build later', async () => {
  const { log, lines } = collectingLog();
  for (let times = 0; times < 3; times += 1) bucket.refusals.push({ status: 403, code: 'AccessDenied' });
  const store = sharedFiles(join(place, 'data'), bucket.filesUrl);
  const builds = openBuilds({ store, folders: await build('late'), log, restMs: 5, againMs: 10 });
  open.push(builds);
  await builds.shown;
  expect(lines.map(({ msg }) => msg)).toContain('other nodes do not find the files of this build yet');
  expect(JSON.stringify(lines)).not.toContain('segreto');
  await expect
    .poll(() => [...bucket.files.keys()].filter((key) => key.startsWith('builds/backoffice/lists/')).length)
    .toBe(1);
  expect(bucket.files.has('builds/storefront/assets/page-late.js')).toBe(true);
  await expect(access(join(place, 'data'))).rejects.toThrow('ENOENT');
});
