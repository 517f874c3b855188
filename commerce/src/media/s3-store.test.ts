import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { importCatalogue } from '../catalog/import/import-catalogue.usecase.ts';
import { createCommerce } from '../create-commerce.ts';
import { silentLog } from '../platform/log/create-log.ts';
import { collectingLog } from '../platform/testing/collecting-log.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { startTestDatabase, type TestDatabase } from '../platform/testing/start-test-database.ts';
import { readConfig } from '../shop-config.ts';
import { contentHash } from './file-store.ts';
import { documentKey, sharedFiles } from './media-store.ts';
import { signedHeaders } from './s3-signature.ts';
import { s3Store } from './s3-store.gateway.ts';
import { type BucketDouble, openBucketDouble } from './testing/bucket-double.ts';

let bucket: BucketDouble;
let shop: TestDatabase;
let folder: string;
beforeAll(async () => {
  bucket = await openBucketDouble();
  shop = await startTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'casamaestra-bucket-'));
});
afterEach(() => void bucket.refusals.splice(0));
afterAll(async () => {
  await bucket.close();
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

test('a request is signed as in the example that Amazon publishes', () => {
  const keys = {
    accessKey: 'AKIAIOSFODNN7EXAMPLE',
    secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
  const at = new Date('2013-05-24T00:00:00Z');
  const { authorization } = signedHeaders('GET', url, new Uint8Array(), keys, at, { range: 'bytes=0-9' });
  expect(authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

test('a request with a query is signed as in the example that Amazon publishes', () => {
  const keys = {
    accessKey: 'AKIAIOSFODNN7EXAMPLE',
    secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const url = new URL('https://examplebucket.s3.amazonaws.com/?prefix=J&max-keys=2');
  const { authorization } = signedHeaders(
    'GET',
    url,
    new Uint8Array(),
    keys,
    new Date('2013-05-24T00:00:00Z'),
  );
  expect(authorization).toMatch(
    /Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7$/,
  );
});

describe.each(['a bucket', 'a folder'])('%s', (kind) => {
  test('tells what lies below a folder, page by page', async () => {
    const store = kind === 'a bucket' ? s3Store(bucket.filesUrl) : sharedFiles(join(folder, 'listed'));
    const keys = ['a', 'b', 'c d', 'e/f', 'è'].map((name) => `listed/${name}`);
    for (const key of [...keys, 'other/g']) await store.write(key, Buffer.from(key));
    const found: string[] = [];
    for await (const key of store.list('listed/')) found.push(key);
    expect(found.toSorted()).toEqual(keys.toSorted());
    for await (const key of store.list('nothing/')) expect(key).toBe('none');
  });
});

describe('a bucket', () => {
  test('keeps, finds, gives back and forgets files', async () => {
    const store = s3Store(bucket.filesUrl);
    expect([await store.has('documents/a.pdf'), await store.read('documents/a.pdf')]).toEqual([false, null]);
    await store.write('documents/a.pdf', Buffer.from('%PDF-1.7'));
    expect(await store.has('documents/a.pdf')).toBe(true);
    expect(String(await store.read('documents/a.pdf'))).toBe('%PDF-1.7');
    await store.remove('documents/a.pdf');
    await store.remove('documents/a.pdf');
    expect(await store.read('documents/a.pdf')).toBeNull();
  });

  test('that is busy is asked again', async () => {
    bucket.refusals.push({ status: 503, code: 'SlowDown' }, { status: 429, code: 'TooManyRequests' });
    await s3Store(bucket.filesUrl).write('busy', Buffer.from('x'));
    expect(bucket.files.has('busy')).toBe(true);
  });

  test('that refuses says why, without its keys', async () => {
    const wrong = s3Store(bucket.filesUrl.replace('prova:', 'altro:'));
    const refused = await wrong.read('busy').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartProblem);
    const { finding } = refused as StartProblem;
    expect(finding).toMatchObject({ code: 'bucket_refuses', facts: { why: '403 SignatureDoesNotMatch' } });
    expect(JSON.stringify(finding)).not.toMatch(/segreto|altro/);
    bucket.refusals.push({ status: 404, code: 'NoSuchBucket' });
    await expect(s3Store(bucket.filesUrl).read('busy')).rejects.toThrow('NoSuchBucket');
  });
});

/** A product row with one picture of the import's folder. */
async function importOnePicture() {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a63d1f' } })
    .jpeg()
    .toBuffer();
  await writeFile(join(folder, 'sedia.jpg'), picture);
  const row = {
    code: 'SEDIA',
    name: 'Sedia',
    category: ['Casa'],
    pictures: [{ source: 'sedia.jpg', alt: 'Sedia' }],
    variants: [{ sku: 'SEDIA-1', price: 49, stock: 3 }],
  };
  const file = join(folder, 'prodotti.jsonl');
  await writeFile(file, `${JSON.stringify(row)}\n`);
  const imported = await importCatalogue({
    connection: shop.connection,
    file,
    dataDirectory: join(folder, 'first-node'),
    filesUrl: bucket.filesUrl,
    errors: join(folder, 'errori.csv'),
    sentenceOf: ({ code }) => code,
  });
  return { picture, imported };
}

test('a second node shows the picture and the document that the first one has', async () => {
  const { picture, imported } = await importOnePicture();
  expect(imported).toMatchObject({ ok: true });
  const hash = contentHash(picture);
  expect([...bucket.files.keys()]).toContain(`media/original/${hash.slice(0, 2)}/${hash}`);
  const first = sharedFiles(join(folder, 'first-node'), bucket.filesUrl);
  await first.write(documentKey('scheda.pdf'), Buffer.from('%PDF-1.7'));
  const environment = { DATA_DIR: join(folder, 'second-node'), FILES_URL: bucket.filesUrl };
  const second = createCommerce({
    database: shop.database,
    config: readConfig(environment),
    log: silentLog(),
    jobs: 'idle',
  });
  try {
    const get = (path: string) => second.handler(new Request(`http://shop.test${path}`));
    const shown = await get(`/media/${hash}-320.webp`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await (await get('/documents/scheda.pdf')).text()).toBe('%PDF-1.7');
  } finally {
    await second.close();
  }
});

test('while the bucket refuses, pictures are asked again later; once it accepts they are there, and nothing is kept', async () => {
  const { picture } = await importOnePicture();
  const environment = { DATA_DIR: join(folder, 'third-node'), FILES_URL: bucket.filesUrl };
  const { log, lines } = collectingLog();
  const node = createCommerce({
    database: shop.database,
    config: readConfig(environment),
    log,
    jobs: 'idle',
  });
  try {
    const path = `/media/${contentHash(picture)}-320.webp`;
    for (const address of [path, '/documents/scheda.pdf']) {
      bucket.refusals.push({ status: 403, code: 'AccessDenied' });
      const refused = await node.handler(new Request(`http://shop.test${address}`));
      expect([address, refused.status, refused.headers.get('cache-control')]).toEqual([
        address,
        503,
        'no-store',
      ]);
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(await refused.text()).not.toMatch(/AccessDenied|127\.0\.0\.1/);
    }
    expect(lines.map(({ msg }) => msg).filter((msg) => msg !== 'no search snapshot to start from')).toEqual(
      Array.from({ length: 2 }, () => 'the bucket of files refuses'),
    );
    expect(JSON.stringify(lines)).toContain('AccessDenied');
    expect(JSON.stringify(lines)).not.toContain('segreto');
    expect((await node.handler(new Request(`http://shop.test${path}`))).status).toBe(200);
  } finally {
    await node.close();
  }
});

test('an import stops with a sentence when the bucket refuses', async () => {
  bucket.files.clear();
  for (let n = 0; n < 40; n += 1) bucket.refusals.push({ status: 403, code: 'AccessDenied' });
  await shop.database.deleteFrom('media').execute();
  await expect(importOnePicture()).rejects.toMatchObject({
    finding: { code: 'bucket_refuses', facts: { why: '403 AccessDenied' } },
  });
});
