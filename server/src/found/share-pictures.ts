import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawSharePicture } from '@casamaestra/commerce/media/draw-share-picture.ts';
import type { Answer } from '../send.ts';
import type { Shop } from '../shop.ts';
import { shareSubject, type ShareSubject } from './share-facts.ts';

const pattern = /^\/share\/((?:det|blog|web-page|shop)\/[^/]{1,200})\.[0-9a-f]{10}\.jpg$/;
/** Pictures kept on disk: 100 MB at most. */
const KEPT = 2_000;
/** Drawings that may wait; one is drawn at a time. */
const WAITING = 16;
/** Drawings a minute: what strangers ask takes a small part of a core. */
const A_MINUTE = 60;
const DAY_SECONDS = 86_400;

const underway = new Map<string, Promise<Buffer>>();
let last: Promise<unknown> = Promise.resolve();
let minute = 0;
let drawn = 0;

const busy: Answer = {
  status: 503,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '60' },
  body: 'busy\n',
};

const unknown: Answer = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: 'not found\n',
};

function mayDraw(): boolean {
  const now = Math.floor(Date.now() / 60_000);
  if (now !== minute) [minute, drawn] = [now, 0];
  drawn += 1;
  return underway.size < WAITING && drawn <= A_MINUTE;
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes the oldest fifth once there are too many. */
async function makeRoom(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= KEPT) return;
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const oldest = dated.toSorted((a, b) => a.at - b.at).slice(0, KEPT / 5);
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}

async function pictureBytes(path: string | undefined, shop: Shop): Promise<Uint8Array | null> {
  if (path === undefined || !path.startsWith('/media/')) return null;
  const answer = await shop.commerce.files(new Request(shop.origin + path));
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}

async function draw(subject: ShareSubject, path: string, folder: string, shop: Shop): Promise<Buffer> {
  const bytes = await drawSharePicture(subject, await pictureBytes(subject.picture, shop));
  await mkdir(folder, { recursive: true });
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
  await makeRoom(folder);
  return bytes;
}

/**
 * The picture of a link, 1200 × 630: drawn once for what it shows, then read from disk. The hash in its address is that of
 * the page which named it, so that a changed price has another address; what is drawn is always what holds now.
 */
export async function sharePicture(path: string, shop: Shop): Promise<Answer> {
  const [, page] = pattern.exec(path) ?? [];
  const subject = page === undefined ? undefined : await shareSubject(decodeURIComponent(page), shop);
  if (subject === undefined) return unknown;
  const folder = join(shop.config.dataDir, 'share');
  const hash = createHash('sha256').update(JSON.stringify(subject)).digest('hex').slice(0, 20);
  const file = join(folder, `${hash}.jpg`);
  let body = (await readIfThere(file)) ?? (await underway.get(hash));
  if (body === undefined) {
    if (!mayDraw()) return busy;
    const drawing = last.then(() => draw(subject, file, folder, shop)).finally(() => underway.delete(hash));
    last = drawing.catch(() => undefined);
    underway.set(hash, drawing);
    body = await drawing;
  }
  const headers = {
    'content-type': 'image/jpeg',
    'cache-control': `public, max-age=${DAY_SECONDS}`,
    etag: `"${hash}"`,
    'x-robots-tag': 'noindex',
  };
  return { status: 200, headers, body };
}
