import { opendir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from '../platform/jobs/job-runner.ts';

const MEGABYTE = 1_000_000;
const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 10 * MINUTE_MS;
/** Nodes that share a folder do not hear of each other's copies: each counts all of them again. */
const COUNT_EVERY_MS = 6 * 60 * MINUTE_MS;
/** Uses are noted by the hour: a file system writes for each note. */
const NOTED_MS = 60 * MINUTE_MS;
const NOTED_MOST = 50_000;
/** What a crash left half written. */
const DRAFT_MS = 24 * 60 * MINUTE_MS;
/** Trimmed below the budget, so that the next copy does not begin it anew. */
const AIM = 0.9;

/** Told of the use and the writing of resized copies, so that those not used for longest can go. */
export interface CopyNotes {
  used(path: string): void;
  wrote(bytes: number): void;
}

/** The folder of resized copies, kept below a number of bytes. */
export interface BoundedCopies extends CopyNotes {
  readonly job: Job;
}

interface Copy {
  readonly path: string;
  readonly bytes: number;
  readonly usedAt: number;
}

async function* copiesIn(folder: string): AsyncGenerator<Copy> {
  const entries = await opendir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* copiesIn(path);
    else if (entry.isFile()) {
      // Another node may have deleted it meanwhile.
      const found = await stat(path).catch(() => undefined);
      if (found !== undefined) yield { path, bytes: found.size, usedAt: found.mtimeMs };
    }
  }
}

const isDraft = ({ path }: Copy) => path.endsWith('.part');

/**
 * Deletes the copies that nobody asked for for longest, until the others fit. Two looks with a sum for each minute in
 * between: a list of a million files would not stay small.
 */
async function trim(
  folder: string,
  budget: number,
  now: number,
): Promise<{ bytes: number; deleted: number }> {
  const byMinute = new Map<number, number>();
  let bytes = 0;
  for await (const copy of copiesIn(folder)) {
    const minute = Math.floor(copy.usedAt / MINUTE_MS);
    byMinute.set(minute, (byMinute.get(minute) ?? 0) + copy.bytes);
    bytes += copy.bytes;
  }
  let cut = -1;
  if (bytes > budget) {
    let left = bytes;
    for (const minute of [...byMinute.keys()].toSorted((one, other) => one - other)) {
      if (left <= budget * AIM) break;
      left -= byMinute.get(minute) ?? 0;
      cut = minute;
    }
  }
  let deleted = 0;
  for await (const copy of copiesIn(folder)) {
    const isOld = Math.floor(copy.usedAt / MINUTE_MS) <= cut;
    if (!isOld && !(isDraft(copy) && copy.usedAt < now - DRAFT_MS)) continue;
    await rm(copy.path, { force: true });
    bytes -= copy.bytes;
    deleted += 1;
  }
  return { bytes, deleted };
}

/** `folder`: of the resized copies alone, which are made again when somebody asks. */
export function boundCopies(
  folder: string,
  megabytes: number,
  clock: { readonly now: () => number },
): BoundedCopies {
  const noted = new Map<string, number>();
  const budget = megabytes * MEGABYTE;
  let held = Number.POSITIVE_INFINITY;
  let countedAt = 0;
  return {
    used(path) {
      const now = clock.now();
      if (now - (noted.get(path) ?? 0) < NOTED_MS) return;
      if (noted.size >= NOTED_MOST) noted.clear();
      noted.set(path, now);
      // A note that is lost only makes a copy look older.
      void utimes(path, new Date(now), new Date(now)).catch(() => undefined);
    },
    wrote(bytes) {
      held += bytes;
    },
    job: {
      name: 'resized pictures',
      everyMs: LOOK_EVERY_MS,
      of: 'node',
      late: true,
      async run() {
        const now = clock.now();
        if (held <= budget && now - countedAt < COUNT_EVERY_MS) return 0;
        const { bytes } = await trim(folder, budget, now);
        held = bytes;
        countedAt = now;
        return 0;
      },
    },
  };
}
