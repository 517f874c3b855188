import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '@casamaestra/commerce/media/file-store.ts';
import { z } from 'zod';

/** Builds before the newest whose files are always kept. */
const KEPT_BUILDS = 3;
/** Older ones keep them for a week: a CDN may serve a page for a day after it was rendered. */
const KEPT_FOR_MS = 7 * 24 * 3_600_000;
const BUILDS_MAX = 20;
const WRITES_AT_ONCE = 8;

/** A name of a file with a hash in it, without a folder. */
export const assetName = /^[A-Za-z0-9_][\w.~-]{0,199}$/;
const listSchema = z.array(z.string().regex(assetName)).max(20_000);
const listName = /^(\d{13})-[0-9a-f]{20}\.json$/;

/** What other nodes find of one workspace's builds. */
export type ShelfOf = 'storefront' | 'backoffice';

interface ShelvedBuild {
  /** Key of the list of its files. */
  readonly list: string;
  readonly at: number;
}

/** Files of builds where every node finds them: by name, each once, and beside them a list of each build. */
export class BuildShelf {
  readonly #store: FileStore;
  readonly #folder: string;
  /** By key: a list never changes. */
  readonly #lists = new Map<string, readonly string[]>();

  constructor(store: FileStore, of: ShelfOf) {
    this.#store = store;
    this.#folder = `builds/${of}`;
  }

  /** Names of all files on the shelf. */
  async names(): Promise<ReadonlySet<string>> {
    return this.#namesOf(await this.#builds());
  }

  read(name: string): Promise<Buffer | null> {
    return this.#store.read(this.#key(name));
  }

  /** Puts the files of a folder on the shelf, unless they are there, and takes away those of builds long replaced. */
  async put(folder: string, now: number): Promise<void> {
    const entries = await readdir(folder, { withFileTypes: true });
    const files = entries.flatMap(({ name }) =>
      assetName.test(name) && !name.endsWith('.gz') ? [name] : [],
    );
    const id = createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, 20);
    const former = await this.#builds();
    if (former[0]?.list.endsWith(`-${id}.json`) === true) return;
    const there = await this.#namesOf(former);
    const missing = files.filter((name) => !there.has(name)).values();
    const write = async () => {
      for (const name of missing)
        await this.#store.write(this.#key(name), await readFile(join(folder, name)));
    };
    await Promise.all(Array.from({ length: WRITES_AT_ONCE }, write));
    const list = `${this.#folder}/lists/${now}-${id}.json`;
    // Last: what is listed is there.
    await this.#store.write(list, Buffer.from(JSON.stringify(files)));
    await this.#tidy([{ list, at: now }, ...former], now);
  }

  #key(name: string): string {
    return `${this.#folder}/assets/${name}`;
  }

  /** The newest first. */
  async #builds(): Promise<ShelvedBuild[]> {
    const builds: ShelvedBuild[] = [];
    for await (const list of this.#store.list(`${this.#folder}/lists/`)) {
      const at = listName.exec(list.slice(list.lastIndexOf('/') + 1))?.[1];
      if (at !== undefined) builds.push({ list, at: Number(at) });
    }
    return builds.toSorted((a, b) => b.at - a.at).slice(0, 2 * BUILDS_MAX);
  }

  async #namesOf(builds: readonly ShelvedBuild[]): Promise<ReadonlySet<string>> {
    const lists = await Promise.all(builds.map(({ list }) => this.#read(list)));
    return new Set(lists.flat());
  }

  async #read(list: string): Promise<readonly string[]> {
    const known = this.#lists.get(list);
    if (known !== undefined) return known;
    const bytes = await this.#store.read(list);
    const names = bytes === null ? [] : namesIn(String(bytes));
    this.#lists.set(list, names);
    return names;
  }

  async #tidy(builds: readonly ShelvedBuild[], now: number): Promise<void> {
    const isKept = (_build: ShelvedBuild, index: number) =>
      index <= KEPT_BUILDS || (index < BUILDS_MAX && now - (builds[index - 1]?.at ?? 0) < KEPT_FOR_MS);
    const kept = await this.#namesOf(builds.filter(isKept));
    for (const { list } of builds.filter((build, index) => !isKept(build, index))) {
      for (const name of await this.#read(list))
        if (!kept.has(name)) await this.#store.remove(this.#key(name));
      await this.#store.remove(list);
      this.#lists.delete(list);
    }
  }
}

/** A list that somebody else wrote or cut names nothing. */
function namesIn(text: string): readonly string[] {
  try {
    return listSchema.parse(JSON.parse(text));
  } catch {
    return [];
  }
}
