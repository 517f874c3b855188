import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Clock } from '../platform/clock.ts';

/** A text kept compressed on disk. */
export interface KeptFile {
  /** Where its gzip bytes lie. */
  readonly path: string;
  readonly bytes: number;
  /** Of the text. */
  readonly hash: string;
}

interface Made {
  readonly version: string;
  readonly file: KeptFile;
  /** Not made again before this instant. */
  readonly restsUntil: number;
}

/** A file with what it tells of; not made again for a while, whatever changes. */
export interface MadeFile {
  readonly file: KeptFile;
  readonly version: string;
  readonly restsFor_ms: number;
}

/** Gets a file of a version: by `make`, or from whoever made it. What it gives may be of another version that rests. */
export type Maker = (name: string, version: string, make: () => Promise<MadeFile>) => Promise<MadeFile>;

const byItself: Maker = (_name, _version, make) => make();

export interface KeptFiles {
  /**
   * The file of a name, made again when its version is another one. Whoever asks while it is being made waits for the
   * same making, but not for long: then the former file is good enough, also one of before a restart. Undefined: there
   * is none yet, ask again.
   */
  read(name: string, version: string, make: () => AsyncIterable<string>): Promise<KeptFile | undefined>;
}

/** How long a reader waits for a file that is being made: with a former one, and without. */
export interface Patience {
  readonly withFormer_ms: number;
  readonly without_ms: number;
}

/** Readers of feeds give up after half a minute; a feed of a million products takes some minutes. */
const usualPatience: Patience = { withFormer_ms: 5_000, without_ms: 25_000 };

/** The value of a promise if it comes in time. */
async function inTime<Value>(promise: Promise<Value>, wait_ms: number): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, wait_ms, undefined);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What an earlier run of the shop left of a name. */
async function leftOver(folder: string, name: string): Promise<KeptFile | undefined> {
  const names = await readdir(folder).catch(() => []);
  const found = names.find((file) => file.startsWith(`${name}.`) && /\.[0-9a-f]{20}\.gz$/.test(file));
  if (found === undefined) return undefined;
  const hash = found.slice(name.length + 1, -'.gz'.length);
  const path = join(folder, found);
  return stat(path).then(
    ({ size }) => ({ path, bytes: size, hash }),
    () => undefined,
  );
}

/** Making takes at most this part of the time, however often something changes and somebody asks. */
const restTimesMaking = 20;
/** Files of one shop: sitemaps of 10 million products and the feeds of some hours. */
const filesMax = 2_000;

async function write(folder: string, name: string, text: AsyncIterable<string>): Promise<KeptFile> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${randomBytes(6).toString('hex')}.part`);
  const digest = createHash('sha256');
  async function* hashed() {
    for await (const chunk of text) {
      digest.update(chunk);
      yield chunk;
    }
  }
  try {
    await pipeline(Readable.from(hashed()), createGzip({ level: 6 }), createWriteStream(draft));
    const hash = digest.digest('hex').slice(0, 20);
    const path = join(folder, `${name}.${hash}.gz`);
    await rename(draft, path);
    return { path, bytes: (await stat(path)).size, hash };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Removes what earlier makings of a name left. A file that is being sent stays readable until its end. */
async function removeOthers(folder: string, name: string, { path }: KeptFile): Promise<void> {
  const former = (await readdir(folder)).filter((file) => file.startsWith(`${name}.`));
  for (const file of former) if (join(folder, file) !== path) await rm(join(folder, file), { force: true });
}

/** Texts made on request and kept in a folder until what they tell has changed. `maker`: who makes them, for several nodes. */
export function createKeptFiles(
  folder: string,
  clock: Clock,
  {
    patience = usualPatience,
    maker = byItself,
  }: { readonly patience?: Patience; readonly maker?: Maker } = {},
): KeptFiles {
  const made = new Map<string, Made>();
  const underway = new Map<string, Promise<KeptFile>>();
  const isThere = async ({ path }: KeptFile) =>
    stat(path).then(
      () => true,
      () => false,
    );
  const make = async (
    name: string,
    version: string,
    text: () => AsyncIterable<string>,
  ): Promise<KeptFile> => {
    const given = await maker(name, version, async () => {
      const began = clock.now();
      const file = await write(folder, name, text());
      return { file, version, restsFor_ms: (clock.now() - began) * restTimesMaking };
    });
    const { file } = given;
    made.delete(name);
    made.set(name, { version: given.version, file, restsUntil: clock.now() + given.restsFor_ms });
    const [oldest] = made;
    if (made.size > filesMax && oldest !== undefined) {
      made.delete(oldest[0]);
      await rm(oldest[1].file.path, { force: true });
    }
    await removeOthers(folder, name, file);
    return file;
  };
  const begin = (name: string, version: string, text: () => AsyncIterable<string>): Promise<KeptFile> => {
    const making = make(name, version, text).finally(() => underway.delete(name));
    // Nobody may be waiting any more when it fails; who asks next tries again.
    making.catch(() => undefined);
    underway.set(name, making);
    return making;
  };
  return {
    async read(name, version, text) {
      const known = made.get(name);
      const isGood = known !== undefined && (known.version === version || clock.now() < known.restsUntil);
      if (isGood && (await isThere(known.file))) return known.file;
      const former = known !== undefined && (await isThere(known.file)) ? known.file : undefined;
      const good = former ?? (await leftOver(folder, name));
      const making = underway.get(name) ?? begin(name, version, text);
      if (good === undefined) return inTime(making, patience.without_ms);
      // Better what was true a moment ago than no answer, also while the database is away.
      return (await inTime(making, patience.withFormer_ms).catch(() => undefined)) ?? good;
    },
  };
}
