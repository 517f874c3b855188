import { join } from 'node:path';
import type { FileStore } from '@casamaestra/commerce/media/file-store.ts';
import { sharedFiles } from '@casamaestra/commerce/media/media-store.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import { BuildShelf, type ShelfOf } from './build-shelf.ts';
import { OtherBuilds } from './other-builds.ts';

const REST_MS = 1_000;
const AGAIN_MS = 60_000;

/** Builds of other nodes, and this one's for them. */
export interface Builds {
  readonly others: Readonly<Record<ShelfOf, OtherBuilds>>;
  /** Resolves when other nodes find this build's files, or cannot for now: then it is tried again. */
  readonly shown: Promise<void>;
  close(): void;
}

export interface BuildsOptions {
  readonly store: FileStore;
  /** Where each workspace's build has its client. */
  readonly folders: Readonly<Record<ShelfOf, string>>;
  readonly log: Log;
  readonly restMs?: number;
  readonly againMs?: number;
}

/** The store that nodes share; undefined where there is one build only. */
export function storeOfBuilds(config: Config, development: boolean): FileStore | undefined {
  // A demo is alone, unless it is set up as one of several nodes.
  if (development || (config.mode === 'demo' && config.migrations === 'start')) return undefined;
  // Pages in a process of their own have no folder of the shop.
  if (config.commerceUrl !== undefined && config.filesUrl === undefined) return undefined;
  return sharedFiles(config.dataDir, config.filesUrl);
}

/** Shows this node's build to the others, and theirs to it. */
export function openBuilds(options: BuildsOptions): Builds {
  const { store, folders, log, restMs = REST_MS, againMs = AGAIN_MS } = options;
  const open = (of: ShelfOf) => {
    const shelf = new BuildShelf(store, of);
    const onUnread = (err: unknown) => log.warn({ err }, 'files of other builds could not be read');
    return { of, shelf, others: new OtherBuilds({ shelf, restMs, onUnread }) };
  };
  const [storefront, backoffice] = [open('storefront'), open('backoffice')];
  let again: NodeJS.Timeout | undefined;
  let closed = false;
  const show = async (): Promise<void> => {
    try {
      for (const { of, shelf } of [storefront, backoffice])
        await shelf.put(join(folders[of], 'assets'), Date.now());
    } catch (err) {
      log.warn({ err }, 'other nodes do not find the files of this build yet');
      if (!closed) again = setTimeout(() => void show(), againMs).unref();
    }
  };
  return {
    others: { storefront: storefront.others, backoffice: backoffice.others },
    shown: show(),
    close() {
      closed = true;
      clearTimeout(again);
    },
  };
}
