import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BegunSnapshot } from '@casamaestra/search/search-engine.ts';
import { beginReadingSnapshot } from '@casamaestra/search/snapshot.ts';
import type { Config } from '../../platform/config/read-config.ts';

export type { BegunSnapshot };

/** A worker that answers no visitor may go without index and cards. */
export const holdsIndex = ({ role, searchIndex }: Config): boolean => role !== 'worker' || searchIndex;

export const snapshotFolder = (dataDir: string): string => join(dataDir, 'search');

/**
 * Begins to read the newest snapshot of the index, before the database is there to tell which one is meant: half a gigabyte
 * with a million products. The indexer takes it when it is the one; undefined where there is none or no index is held.
 */
export function beginNewestSnapshot(config: Config): BegunSnapshot | undefined {
  if (config.commerceUrl !== undefined || !holdsIndex(config)) return undefined;
  const folder = snapshotFolder(config.dataDir);
  try {
    const [newest] = readdirSync(folder)
      .filter((name) => name.endsWith('.snapshot'))
      .map((name) => ({ path: join(folder, name), writtenAt: statSync(join(folder, name)).mtimeMs }))
      .toSorted((one, other) => other.writtenAt - one.writtenAt);
    return newest && beginReadingSnapshot(newest.path, config.searchLanguage);
  } catch {
    // No folder yet, or not readable: the indexer tells.
    return undefined;
  }
}
