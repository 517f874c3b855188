import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FileStore, folderStore } from '../media/file-store.ts';
import { startTestDatabase } from '../platform/testing/start-test-database.ts';
import type { TestDatabase } from '../platform/testing/start-test-database.ts';
import { createKeptFiles } from './kept-files.ts';
import { sharedMaker } from './shared-files.ts';

let database: TestDatabase;
let root: string;
beforeAll(async () => {
  database = await startTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'casamaestra-shared-'));
});
afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true, force: true });
});

/** A node with a disk of its own, and the bucket of all, which is a folder here. */
function node(name: string, store: FileStore | undefined = folderStore(join(root, 'bucket'))) {
  const folder = join(root, name);
  let made = 0;
  const files = createKeptFiles(
    folder,
    { now: Date.now },
    {
      maker: sharedMaker({ database: database.database, folder, store }),
    },
  );
  return {
    made: () => made,
    async read(file: string, version: string, text = `${file} ${version}`) {
      const found = await files.read(file, version, async function* make() {
        made += 1;
        yield text;
      });
      if (found === undefined) throw new Error('not made in time');
      return { hash: found.hash, text: gunzipSync(await readFile(found.path)).toString() };
    },
  };
}
const rests = (file: string) =>
  database.pool.query('update found_file set rests_until = now() where name = $1', [file]);

test('nodes that are asked at the same moment answer the same file, made once', async () => {
  const nodes = [node('a'), node('b'), node('c')];
  const answers = await Promise.all(nodes.map((one) => one.read('mappa', '7')));
  expect(new Set(answers.map(({ hash }) => hash)).size).toBe(1);
  expect(answers.map(({ text }) => text)).toEqual(['mappa 7', 'mappa 7', 'mappa 7']);
  expect(nodes.reduce((sum, one) => sum + one.made(), 0)).toBe(1);
});

test('a later state is made once more, and the bucket keeps the newest alone', async () => {
  const [one, other] = [node('d'), node('e')];
  await one.read('pagine', '1');
  await rests('pagine');
  const newer = await other.read('pagine', '2');
  expect(newer.text).toBe('pagine 2');
  // One that already has the former takes the new one when it asks for that state.
  await rests('pagine');
  expect(await node('d2').read('pagine', '2')).toEqual(newer);
  expect([one.made(), other.made()]).toEqual([1, 1]);
  const kept = await readdir(join(root, 'bucket', 'found'));
  expect(kept.filter((file) => file.startsWith('pagine.'))).toEqual([`pagine.${newer.hash}.gz`]);
});

test('while a file rests, a node that never had it takes it as it is: the same everywhere', async () => {
  const [one, other] = [node('f'), node('g')];
  const first = await one.read('feed', '1');
  await database.pool.query(
    "update found_file set rests_until = now() + interval '1 minute' where name = 'feed'",
  );
  expect(await other.read('feed', '2')).toEqual(first);
  expect(other.made()).toBe(0);
});

test('a maker that died is followed; one that only lost the bucket answers all the same', async () => {
  await database.pool.query(
    "insert into found_file (name, maker, maker_until) values ('morto', 'x', now() - interval '1 second')",
  );
  expect((await node('h').read('morto', '1')).text).toBe('morto 1');
  const refusing: FileStore = {
    ...folderStore(join(root, 'bucket')),
    read: async () => null,
    write: () => Promise.reject(new Error('AccessDenied')),
  };
  expect((await node('i', refusing).read('rifiutato', '1')).text).toBe('rifiutato 1');
  expect((await node('j').read('rifiutato', '1')).text).toBe('rifiutato 1');
});

test('what is gone from the bucket is made again', async () => {
  const first = await node('k').read('perso', '1');
  await rm(join(root, 'bucket', 'found', `perso.${first.hash}.gz`));
  const again = node('l');
  expect(await again.read('perso', '1')).toEqual(first);
  expect(again.made()).toBe(1);
});

test('nodes of one shared folder need no bucket', async () => {
  const folder = join(root, 'shared');
  const open = () =>
    createKeptFiles(
      folder,
      { now: Date.now },
      {
        maker: sharedMaker({ database: database.database, folder, store: undefined }),
      },
    );
  let made = 0;
  const read = (files: ReturnType<typeof open>) =>
    files.read('comune', '1', async function* make() {
      made += 1;
      yield 'testo';
    });
  const [first, second] = await Promise.all([read(open()), read(open())]);
  expect(first).toEqual(second);
  expect(made).toBe(1);
});
