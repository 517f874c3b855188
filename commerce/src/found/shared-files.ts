import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type FileStore, writeAtomically } from '../media/file-store.ts';
import type { Database } from '../platform/database/connection.ts';
import type { MadeFile, Maker } from './kept-files.ts';
import {
  claimFile,
  forgetHourlyFiles,
  publishFile,
  releaseClaim,
  renewClaim,
  selectSharedFile,
} from './shared-files.queries.ts';
import type { SharedFile } from './shared-files.queries.ts';

const LOOK_EVERY_MS = 500;
const RENEW_EVERY_MS = 30_000;
/** What a node holds in memory to hand a file to the bucket; a larger one is made by each node. */
const HANDED_MAX = 256_000_000;

export interface Sharing {
  readonly database: Database;
  /** Where this node keeps its files. */
  readonly folder: string;
  /** Where all nodes look; undefined: the folder itself is shared. */
  readonly store: FileStore | undefined;
}

const fileName = (name: string, hash: string) => `${name}.${hash}.gz`;
const keyOf = (name: string, hash: string) => `found/${fileName(name, hash)}`;

/** The file of a row, on this node's disk; undefined when nobody has it any more. */
async function fetched(
  { folder, store }: Sharing,
  name: string,
  row: SharedFile,
): Promise<MadeFile | undefined> {
  const path = join(folder, fileName(name, row.hash));
  const size = () =>
    stat(path).then(
      (found) => found.size,
      () => undefined,
    );
  let bytes = await size();
  if (bytes === undefined && store !== undefined) {
    const handed = await store.read(keyOf(name, row.hash));
    if (handed !== null) await writeAtomically(path, handed);
    bytes = await size();
  }
  if (bytes === undefined) return undefined;
  return { file: { path, bytes, hash: row.hash }, version: row.version, restsFor_ms: row.restsFor_ms };
}

/** Hands a file to the others, and takes away what it replaces. */
async function hand(sharing: Sharing, name: string, made: MadeFile, maker: string, former?: SharedFile) {
  const { database, store } = sharing;
  const { version, restsFor_ms } = made;
  const { path, bytes, hash } = made.file;
  if (store !== undefined && bytes <= HANDED_MAX) await store.write(keyOf(name, hash), await readFile(path));
  const isTold = await publishFile(database, name, maker, { version, hash, restsFor_ms });
  if (store === undefined || !isTold) return;
  const gone = await forgetHourlyFiles(database);
  const replaced = former === undefined || former.hash === hash ? [] : [{ name, hash: former.hash }];
  for (const one of [...gone, ...replaced]) await store.remove(keyOf(one.name, one.hash));
}

/** Keeps a claim while the file is made, however long that takes. */
async function keepClaim(database: Database, name: string, maker: string, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await pause(RENEW_EVERY_MS, undefined, { signal: ended, ref: false }).catch(() => undefined);
    if (!ended.aborted) await renewClaim(database, name, maker).catch(() => undefined);
  }
}

/**
 * Makes each file on one node for all: who asks first makes it, the others wait for it and take it from the store, so that
 * every node answers the same bytes with the same ETag. A maker that dies is followed after two minutes.
 */
export function sharedMaker(sharing: Sharing): Maker {
  const { database } = sharing;
  const maker = randomBytes(8).toString('hex');
  const fresh = async (name: string, version: string, row: SharedFile | undefined) =>
    row !== undefined && (row.version === version || row.isResting) ? fetched(sharing, name, row) : undefined;

  return async (name, version, make) => {
    for (;;) {
      const known = await fresh(name, version, await selectSharedFile(database, name));
      if (known !== undefined) return known;
      const claim = await claimFile(database, name, maker);
      if (claim === undefined) {
        await pause(LOOK_EVERY_MS, undefined, { ref: false });
        continue;
      }
      const ended = new AbortController();
      void keepClaim(database, name, maker, ended.signal);
      try {
        // Made by another between the look and the claim.
        const meanwhile = await fresh(name, version, claim.file);
        if (meanwhile !== undefined) return meanwhile;
        const made = await make();
        // A store that refuses must not keep this node from answering.
        await hand(sharing, name, made, maker, claim.file).catch(() => undefined);
        return made;
      } finally {
        ended.abort();
        await releaseClaim(database, name, maker).catch(() => undefined);
      }
    }
  };
}
