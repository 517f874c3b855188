import { importSentence } from '@casamaestra/texts/staff/import-texts.ts';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocumentsHandler } from './documents-handler.ts';
import { createMediaHandler } from './media-handler.ts';
import { contentHash, folderStore } from './file-store.ts';
import { keepOriginal, mediaStore } from './media-store.ts';
import { isPublicAddress } from '../platform/http/public-address.ts';
import { fetchPicture, redirectTarget, refusalOfUrl } from './picture-fetch.gateway.ts';
import { probePicture } from './picture-probe.ts';
import { nearestWidth, pictureUrl, pictureWidths, presentPicture, srcset } from './picture-url.ts';
import { createResizedCopies } from './resized-copies.ts';

let data: string;
let hash: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'casamaestra-media-'));
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = await sharp({ create: { width: 600, height: 450, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer();
  hash = contentHash(picture);
  await keepOriginal(mediaStore(data), hash, picture);
});
afterAll(() => rm(data, { recursive: true, force: true }));

const fail = (error: unknown) => {
  throw error;
};
const get = (path: string, init?: RequestInit) =>
  createMediaHandler(mediaStore(data), ['it', 'sk'], fail)(new Request(`http://shop${path}`, init));

describe('addresses', () => {
  test('widths stop at the original, which is one of them', () => {
    expect(pictureWidths(600)).toEqual([160, 320, 480, 600]);
    expect(pictureWidths(640)).toEqual([160, 320, 480, 640]);
    expect(pictureWidths(4_000).at(-1)).toBe(1_920);
    expect(pictureWidths(90)).toEqual([90]);
    expect([nearestWidth(600, 200), nearestWidth(600, 9_999), nearestWidth(90, 320)]).toEqual([320, 600, 90]);
  });

  test('srcset and the picture of a call', () => {
    expect(srcset('ab', 600, 'avif', 400)).toBe('/media/ab-160.avif 160w, /media/ab-320.avif 320w');
    expect(srcset('ab', 600, 'webp', 100)).toBe('/media/ab-160.webp 160w');
    expect(presentPicture({ hash: 'ab', width: 600, height: 450, alt: 'Sedia' }, 300)).toMatchObject({
      url: '/media/ab-320.webp',
      width: '320',
      height: '240',
      alt: 'Sedia',
    });
  });
});

describe('serving', () => {
  test.each(['webp', 'avif'] as const)('a copy in %s is made once and never changes', async (format) => {
    const answer = await get(pictureUrl(hash, 320, format));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(`image/${format}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([320, 240]);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    const etag = answer.headers.get('etag') ?? '';
    expect((await get(pictureUrl(hash, 320, format), { headers: { 'if-none-match': etag } })).status).toBe(
      304,
    );
    expect(Buffer.from(await (await get(pictureUrl(hash, 320, format))).arrayBuffer())).toEqual(bytes);
  });

  test('the original’s own width is served, other free widths are not', async () => {
    expect((await get(pictureUrl(hash, 600))).status).toBe(200);
    expect((await get(pictureUrl(hash, 601))).status).toBe(404);
    expect((await get(pictureUrl(hash, 599))).status).toBe(404);
    expect((await get(pictureUrl('0'.repeat(20), 320))).status).toBe(404);
  });

  test.each([
    '/media/../original/x',
    '/media/%2e%2e%2fsecret-320.webp',
    '/media/ABCDEF-320.webp',
    `/media/${'a'.repeat(20)}-0.webp`,
    `/media/${'a'.repeat(20)}-99999.webp`,
    `/media/${'a'.repeat(20)}-320.png`,
    `/media/${'a'.repeat(20)}-320.webp/..`,
    '/media/',
  ])('%s is refused', async (path) => {
    expect([400, 404]).toContain((await get(path)).status);
  });

  test('only reading is allowed; HEAD has no body', async () => {
    expect((await get(pictureUrl(hash, 320), { method: 'POST' })).status).toBe(405);
    const head = await get(pictureUrl(hash, 320), { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  test('many visitors at once share one resize and leave no draft behind', async () => {
    const copies = createResizedCopies(mediaStore(data), fail, undefined, 1);
    const [first, ...others] = await Promise.all(
      Array.from({ length: 12 }, () => copies.read(hash, 480, 'webp')),
    );
    expect(others.every((copy) => copy === first)).toBe(true);
    const kept = await readdir(join(data, 'media', 'resized', hash.slice(0, 2)));
    expect(kept.filter((name) => name.includes('-480.'))).toEqual([`${hash}-480.webp`]);
  });
});

test('a picture that cannot be written is sent all the same, and the log hears why', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'casamaestra-full-'));
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  const name = contentHash(picture);
  await keepOriginal(mediaStore(folder), name, picture);
  await mkdir(join(folder, 'media', 'resized'), { recursive: true });
  // A dangling link: nothing below it can be read or created.
  await symlink(join(folder, 'nowhere', 'at', 'all'), join(folder, 'media', 'resized', name.slice(0, 2)));
  const told: unknown[] = [];
  const handler = createMediaHandler(mediaStore(folder), ['it'], (error) => told.push(error));
  const answer = await handler(new Request(`http://shop${pictureUrl(name, 320)}`));
  expect(answer.status).toBe(200);
  expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(320);
  expect(told).toHaveLength(1);
  await rm(folder, { recursive: true, force: true });
});

describe('originals', () => {
  test('a picture seen through its EXIF turn is as wide as a person sees it', async () => {
    const rotated = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#000' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await probePicture(rotated)).toEqual({ ok: true, facts: { width: 20, height: 30 } });
  });

  test.each([
    ['an empty file', Buffer.alloc(0), 'il file è vuoto'],
    [
      'a script that calls itself a picture',
      Buffer.from('<svg onload="x()"/>'),
      'non è un’immagine JPEG, PNG, WebP, AVIF, GIF o TIFF',
    ],
    ['half a picture', Buffer.from('\x89PNG\r\n\x1a\nrotto', 'latin1'), 'l’immagine è rovinata'],
  ])('%s is refused', async (_what, bytes, reason) => {
    const probe = await probePicture(bytes);
    expect(probe.ok ? '' : importSentence(probe.reason, 'it')).toContain(reason);
  });
});

describe('fetching', () => {
  test.each([
    ['http://esempio.it/a.jpg', 'sono ammessi solo indirizzi https'],
    ['ftp://esempio.it/a.jpg', 'sono ammessi solo indirizzi https'],
    ['https://esempio.it:8443/a.jpg', 'sono ammessi solo indirizzi senza porta'],
    ['https://io:segreto@esempio.it/a.jpg', 'l’indirizzo contiene credenziali'],
    ['https://127.0.0.1/a.jpg', 'l’indirizzo porta a una rete privata'],
    ['https://2130706433/a.jpg', 'l’indirizzo porta a una rete privata'],
    ['https://[::1]/a.jpg', 'l’indirizzo porta a una rete privata'],
    ['https://[::ffff:10.0.0.1]/a.jpg', 'l’indirizzo porta a una rete privata'],
    ['https://localhost/a.jpg', 'l’indirizzo porta a una rete privata'],
    ['https://stampante.local/a.jpg', 'l’indirizzo porta a una rete privata'],
    ['https://', 'l’indirizzo non è valido'],
  ])('%s is refused before anything is asked', async (address, reason) => {
    const refusal = refusalOfUrl(address);
    expect(refusal && importSentence(refusal, 'it')).toBe(reason);
    expect(await fetchPicture(address)).toEqual({ ok: false, reason: refusal });
  });

  test.each([
    ['https://[', null],
    ['https://', null],
    ['//[/a.jpg', null],
    ['/b.jpg', 'https://esempio.it/b.jpg'],
    ['https://altrove.it/c.jpg', 'https://altrove.it/c.jpg'],
  ])('a redirect to %s leads to %s', (location, target) => {
    expect(redirectTarget(location, 'https://esempio.it/a.jpg')).toBe(target);
  });

  test('addresses of private and reserved networks', () => {
    const inside = [
      '10.1.2.3',
      '100.64.0.1',
      '169.254.169.254',
      '172.31.0.1',
      '192.168.1.1',
      '0.0.0.0',
      'fd00::1',
      'fe80::1',
      '64:ff9b::a00:1',
      '64:ff9b:1::a00:1',
      '64:ff9b:1:ffff:ffff:ffff:a00:1',
      '::10.0.0.1',
      '::a9fe:a9fe',
    ];
    expect(inside.filter(isPublicAddress)).toEqual([]);
    expect(['93.184.216.34', '2606:4700::1111'].filter(isPublicAddress)).toHaveLength(2);
  });
});

test('documents are served by name, from their folder only', async () => {
  await mkdir(join(data, 'documents'), { recursive: true });
  await writeFile(join(data, 'documents', 'scheda.pdf'), '%PDF-1.7');
  await writeFile(join(data, 'segreto.pdf'), '%PDF-1.7');
  const documents = createDocumentsHandler(folderStore(data), ['it', 'sk']);
  const ask = (path: string) => documents(new Request(`http://shop${path}`));
  const answer = await ask('/documents/scheda.pdf');
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'application/pdf',
    '%PDF-1.7',
  ]);
  for (const path of [
    '/documents/manca.pdf',
    '/documents/..%2fsegreto.pdf',
    '/documents/scheda.txt',
    '/documents/',
  ]) {
    expect((await ask(path)).status).toBe(404);
  }
  const slovak = { headers: { cookie: 'language=sk' } };
  const missing = await documents(new Request('http://shop/documents/manca.pdf', slovak));
  expect(await missing.text()).toBe('Dokument sa nenašiel');
  expect(await (await ask('/documents/manca.pdf')).text()).toBe('Documento non trovato');
});
