import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import sharp from 'sharp';
import { boundCopies } from './bounded-copies.ts';
import { contentHash } from './file-store.ts';
import { createMediaHandler } from './media-handler.ts';
import { keepOriginal, mediaStore, resizedFolder, resizedPath } from './media-store.ts';
import { pictureUrl } from './picture-url.ts';

const HOUR_MS = 3_600_000;
let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'casamaestra-copies-'));
});
afterEach(() => rm(data, { recursive: true, force: true }));

const folder = () => resizedFolder(mediaStore(data));
const kept = async () =>
  (await readdir(folder(), { recursive: true })).filter((name) => name.includes('-')).toSorted();
const signal = AbortSignal.timeout(60_000);

/** A copy of so many megabytes, last asked for so many hours ago. */
async function copy(name: string, megabytes: number, hours: number): Promise<void> {
  const path = join(folder(), name.slice(0, 2), name);
  await mkdir(join(folder(), name.slice(0, 2)), { recursive: true });
  await writeFile(path, Buffer.alloc(megabytes * 1_000_000));
  const at = new Date(Date.now() - hours * HOUR_MS);
  await utimes(path, at, at);
}

test('above the budget the copies not asked for for longest go, and no others', async () => {
  await copy('aa-old.webp', 20, 300);
  await copy('bb-older.webp', 20, 400);
  await copy('cc-new.webp', 20, 2);
  await copy('dd-newer.webp', 20, 1);
  await boundCopies(folder(), 50, { now: Date.now }).job.run(signal);
  expect(await kept()).toEqual(['cc/cc-new.webp', 'dd/dd-newer.webp']);
});

test('below the budget all stay; what a crash left half written goes after a day', async () => {
  await copy('aa-old.webp', 20, 300);
  await copy('aa-1.webp.77-abcd.part', 1, 30);
  await copy('bb-2.webp.78-abcd.part', 1, 1);
  await boundCopies(folder(), 50, { now: Date.now }).job.run(signal);
  expect(await kept()).toEqual(['aa/aa-old.webp', 'bb/bb-2.webp.78-abcd.part']);
});

test('a copy that a visitor asks for is young again; what a node writes makes it look before its time', async () => {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  const store = mediaStore(data);
  const hash = contentHash(picture);
  await keepOriginal(store, hash, picture);
  const copies = boundCopies(folder(), 50, { now: Date.now });
  const handler = createMediaHandler(store, ['it'], () => undefined, { notes: copies });
  const ask = async () =>
    expect((await handler(new Request(`http://shop${pictureUrl(hash, 320)}`))).status).toBe(200);
  await ask();
  const path = resizedPath(store, hash, 320, 'webp');
  const long = new Date(Date.now() - 500 * HOUR_MS);
  await utimes(path, long, long);
  await copy('aa-old.webp', 30, 300);
  await copies.job.run(signal);
  await ask();
  await expect.poll(async () => (await stat(path)).mtimeMs).toBeGreaterThan(Date.now() - HOUR_MS);
  await copy('bb-new.webp', 30, 1);
  // Within the same six hours only what was written makes it count again.
  await copies.job.run(signal);
  expect(await kept()).toHaveLength(3);
  copies.wrote(30_000_000);
  await copies.job.run(signal);
  expect((await kept()).map((name) => name.slice(0, 2))).toEqual(['bb', hash.slice(0, 2)].toSorted());
});

test('a folder that does not exist yet is no failure', async () => {
  expect(await boundCopies(folder(), 50, { now: Date.now }).job.run(signal)).toBe(0);
});
