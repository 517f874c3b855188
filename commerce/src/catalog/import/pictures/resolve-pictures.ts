import { StartProblem } from '../../../platform/start-problem.ts';
import type { PictureFinding, RowFinding } from '@casamaestra/texts/staff/import-texts.ts';
import type { ImportClient } from '../loading/import-client.queries.ts';
import { readFile, realpath } from 'node:fs/promises';
import { isAbsolute, join, resolve, sep } from 'node:path';
import { contentHash } from '../../../media/file-store.ts';
import { keepOriginal, type MediaStore } from '../../../media/media-store.ts';
import type { FetchPicture } from '../../../media/picture-fetch.gateway.ts';
import { probePicture } from '../../../media/picture-probe.ts';
import type { StoredPicture } from '../../../media/picture-url.ts';
import { ImportStop } from '../row-problem.ts';
import { findMedia, type MediaRow, recentFailures, saveFailures, saveMedia } from './media.queries.ts';

type Bytes =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: RowFinding; readonly isAway?: boolean };

/** Pictures of one import run: the stored ones, and why the others failed. */
export interface KnownPictures {
  readonly stored: Map<string, StoredPicture>;
  readonly refused: Map<string, RowFinding>;
  /** Number of times each host did not answer in this run. */
  readonly away: Map<string, number>;
  /** Addresses that are fetched after the rows are saved. */
  readonly later: Set<string>;
}

export const noKnownPictures = (): KnownPictures => ({
  stored: new Map(),
  refused: new Map(),
  away: new Map(),
  later: new Set(),
});

/** Maximum of remembered sources; beyond it the older half is dropped, so that memory stays bounded. */
const rememberedMax = 20_000;
/** Pictures processed at a time. */
const atOnce = 16;
/** After so many failures a host is not asked again in this run. */
const awayMax = 3;
const isAddress = (source: string) => /^[a-z][a-z0-9+.-]*:\/\//i.test(source);

async function readPicture(folder: string, source: string): Promise<Bytes> {
  if (isAbsolute(source) || source.split(/[\\/]/).includes('..')) {
    return { ok: false, reason: { code: 'picture_outside_folder' } };
  }
  try {
    const root = await realpath(folder);
    const path = await realpath(resolve(join(root, source)));
    if (!path.startsWith(root + sep)) return { ok: false, reason: { code: 'picture_outside_folder' } };
    return { ok: true, bytes: await readFile(path) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR')
      return { ok: false, reason: { code: 'picture_not_in_folder' } };
    return { ok: false, reason: { code: 'picture_unreadable', facts: { why: String(code) } } };
  }
}

async function store(media: MediaStore, hash: string, bytes: Buffer): Promise<void> {
  try {
    await keepOriginal(media, hash, bytes);
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') throw new ImportStop({ code: 'disk_full_for_pictures' });
    const facts = { path: media.folder, why: String(code) };
    throw new ImportStop({ code: 'pictures_folder_not_writable', facts });
  }
}

function evictOldest<Value>(map: Map<string, Value>, inUse: ReadonlySet<string>): void {
  if (map.size <= rememberedMax) return;
  const oldest = [...map.keys()].slice(0, rememberedMax / 2);
  for (const key of oldest) if (!inUse.has(key)) map.delete(key);
}

export interface PictureSettings {
  readonly client: ImportClient;
  /** Null in a dry run: nothing is stored and nothing fetched. */
  readonly media: MediaStore | null;
  readonly folder: string;
  readonly knownPictures: KnownPictures;
  readonly fetchPicture: FetchPicture;
  /** Addresses of pictures the shop does not have are noted for later instead of fetched now. */
  readonly isLater: boolean;
}

interface FoundPicture {
  readonly source: string;
  readonly hash: string;
  readonly bytes: Buffer;
}

const notFetched: StoredPicture = { hash: '', width: 1, height: 1 };

/** "https://host/", the key of hosts that do not answer; empty for a file name. */
const hostOf = (source: string) =>
  isAddress(source) && URL.canParse(source) ? `https://${new URL(source).hostname}/` : '';

const givenUp = (why: PictureFinding): RowFinding => ({ code: 'tried_again_tomorrow', facts: { why } });

/** Fetches one address, unless it or its host has failed lately. */
async function fetched(
  source: string,
  { knownPictures, fetchPicture }: PictureSettings,
  earlier: ReadonlyMap<string, PictureFinding>,
  failures: Map<string, PictureFinding>,
): Promise<Bytes> {
  const host = hostOf(source);
  const known = earlier.get(source) ?? earlier.get(host);
  if (known !== undefined) return { ok: false, reason: givenUp(known) };
  const outcome = await fetchPicture(source);
  if (outcome.ok) return outcome;
  failures.set(source, outcome.reason);
  if (outcome.isAway !== true) return outcome;
  const times = (knownPictures.away.get(host) ?? 0) + 1;
  knownPictures.away.set(host, times);
  if (times >= awayMax) failures.set(host, outcome.reason);
  return outcome;
}

/**
 * Reads a few sources at a time. When a source cannot be read, the picture the shop already has of it is
 * kept.
 */
async function readSome(settings: PictureSettings, sources: readonly string[]): Promise<FoundPicture[]> {
  const { client, media, folder, knownPictures, isLater } = settings;
  const bySource = new Map((await findMedia(client, [], sources)).map((row) => [row.source, row]));
  const addresses = isLater ? [] : sources.filter(isAddress);
  const earlier =
    addresses.length === 0
      ? new Map<string, PictureFinding>()
      : await recentFailures(client, [...new Set([...addresses, ...addresses.map(hostOf)])]);
  const failures = new Map<string, PictureFinding>();
  const read = await Promise.all(
    sources.map(async (source) => {
      const known = bySource.get(source);
      if (isAddress(source) && (known !== undefined || media === null)) {
        knownPictures.stored.set(source, known ?? notFetched);
        return [];
      }
      if (isAddress(source) && isLater) {
        knownPictures.later.add(source);
        return [];
      }
      const outcome = isAddress(source)
        ? await fetched(source, settings, earlier, failures)
        : await readPicture(folder, source);
      if (outcome.ok) return [{ source, hash: contentHash(outcome.bytes), bytes: outcome.bytes }];
      if (known === undefined) knownPictures.refused.set(source, outcome.reason);
      else knownPictures.stored.set(source, known);
      return [];
    }),
  );
  await saveFailures(client, failures);
  return read.flat();
}

async function keepSome(
  { client, media, knownPictures }: PictureSettings,
  found: readonly FoundPicture[],
): Promise<void> {
  const hashes = found.map(({ hash }) => hash);
  const byHash = new Map((await findMedia(client, hashes, [])).map((row) => [row.hash, row]));
  const fresh = new Map<string, MediaRow>();
  await Promise.all(
    found.map(async ({ source, hash, bytes }) => {
      let row = byHash.get(hash);
      if (row === undefined) {
        const probe = await probePicture(bytes);
        if (!probe.ok) {
          knownPictures.refused.set(source, probe.reason);
          return;
        }
        row = fresh.get(hash) ?? { hash, source, ...probe.facts, bytes: bytes.length };
        fresh.set(hash, row);
      }
      if (media !== null) await store(media, hash, bytes);
      knownPictures.stored.set(source, row);
    }),
  );
  if (media !== null) await saveMedia(client, [...fresh.values()]);
}

/**
 * Stores the pictures of some sources: hash and size only; resized copies are made when first requested.
 */
export async function resolvePictures(settings: PictureSettings, wanted: ReadonlySet<string>): Promise<void> {
  const { knownPictures } = settings;
  const sources = [...wanted].filter(
    (source) => !knownPictures.stored.has(source) && !knownPictures.refused.has(source),
  );
  for (let at = 0; at < sources.length; at += atOnce) {
    await keepSome(settings, await readSome(settings, sources.slice(at, at + atOnce)));
  }
  evictOldest(knownPictures.stored, wanted);
  evictOldest(knownPictures.refused, wanted);
}
