import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import { allPagesTag, type PagePurger } from './page-purger.ts';
import { RecentTags } from './recent-tags.ts';

/** More tags are not kept: then all pages are dropped, which is one tag. */
const tagsMax = 4_096;
const shortestWaitMs = 1_000;
const longestWaitMs = 60_000;
/** A cache that names a wait gets it, but not a day: then a person has seen the alert. */
const mostPatienceMs = 600_000;
/**
 * While changes go on, one call at each full second of the clock: changes that come together are purged together, and
 * a list that all nodes purge is fetched again once, not once for each of them.
 */
const beatMs = 1_000;
const nextBeat = (now: number): number => (Math.floor(now / beatMs) + 1) * beatMs;
/** A page that is sent often is noted once in this time. */
const noteMs = 1_000;

interface Wanted {
  readonly dueAt: number;
  /** Purges still to be made: at once, and again later. */
  readonly left: 1 | 2;
  /** Whether a page of before may be on its way to the cache. */
  readonly isTwice: boolean;
}

/** A page that a cache may keep. */
export interface SentPage {
  readonly tags: readonly string[];
  /** Epoch milliseconds. */
  notedAt: number;
}

export interface PurgeQueueOptions {
  readonly purger: PagePurger;
  /** Until the second purge; longer than an answer is on its way to the cache. */
  readonly againMs: number;
  /** Whether `sent` is told of each page. Else any page may be on its way, and each tag is purged twice. */
  readonly notesPages: boolean;
  readonly log: Pick<Log, 'warn'>;
}

export interface PurgeCounts {
  readonly waiting: number;
  readonly done: number;
  readonly failed: number;
}

/**
 * The tags that a cache in front of the shop has yet to drop. A cache that fails is asked again, with growing waits,
 * until it accepts. A tag of a page that this node sent shortly before the change is purged twice: the answer may
 * arrive after the first purge.
 */
export class PurgeQueue {
  readonly #options: PurgeQueueOptions;
  readonly #sent: RecentTags | undefined;
  #wanted = new Map<string, Wanted>();
  #timer: NodeJS.Timeout | undefined;
  #isAsking = false;
  #isClosed = false;
  /** Not before: after a failure, or the last call. */
  #restUntil = 0;
  #failuresInARow = 0;
  #done = 0;
  #failed = 0;

  constructor(options: PurgeQueueOptions) {
    this.#options = options;
    if (options.notesPages) this.#sent = new RecentTags(options.againMs + noteMs);
  }

  /** Wants pages with one of the tags dropped. */
  add(tags: readonly string[]): void {
    const dueAt = Date.now();
    for (const tag of tags) {
      // A tag that still waits for its second purge keeps it.
      const isTwice = this.#wanted.get(tag)?.isTwice || this.#mayBeOnItsWay(tag);
      this.#wanted.set(tag, { dueAt, left: isTwice ? 2 : 1, isTwice });
    }
    if (this.#wanted.size > tagsMax)
      this.#wanted = new Map([[allPagesTag, { dueAt, left: 2, isTwice: true }]]);
    this.#schedule();
  }

  /** Notes a page that is being sent, and may be kept by the cache. */
  sent(page: SentPage): void {
    const now = Date.now();
    if (this.#sent === undefined || now - page.notedAt < noteMs) return;
    page.notedAt = now;
    this.#sent.add(page.tags);
  }

  #mayBeOnItsWay(tag: string): boolean {
    return this.#sent === undefined || tag === allPagesTag || this.#sent.has(tag);
  }

  counts(): PurgeCounts {
    return { waiting: this.#wanted.size, done: this.#done, failed: this.#failed };
  }

  /** What is still wanted is forgotten: the next start drops all pages. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    if (this.#isClosed || this.#isAsking || this.#wanted.size === 0) return;
    clearTimeout(this.#timer);
    let next = Infinity;
    for (const { dueAt } of this.#wanted.values()) next = Math.min(next, dueAt);
    const waitMs = Math.max(next, this.#restUntil) - Date.now();
    this.#timer = setTimeout(() => void this.#ask(), Math.max(0, waitMs)).unref();
  }

  /** Purges what is due, as much as one call takes; the rest follows at once. */
  async #ask(): Promise<void> {
    const { purger, againMs, log } = this.#options;
    const now = Date.now();
    const all = [...this.#wanted].filter(([, { dueAt }]) => dueAt <= now);
    if (all.length === 0) return this.#schedule();
    // What just changed before what is purged again: when a cache takes few, pages with a price must not wait for the rest.
    const due = all.toSorted(([, one], [, other]) => other.left - one.left).slice(0, purger.batch);
    this.#isAsking = true;
    const answer = await purger.purge(due.map(([tag]) => tag));
    this.#isAsking = false;
    if (answer.kind === 'done') {
      this.#failuresInARow = 0;
      this.#done += 1;
      this.#restUntil = due.length < all.length ? 0 : nextBeat(Date.now());
      for (const [tag, wanted] of due) this.#settle(tag, wanted, againMs);
    } else {
      this.#failed += 1;
      const backoffMs = Math.min(longestWaitMs, shortestWaitMs * 2 ** this.#failuresInARow);
      this.#failuresInARow += 1;
      this.#restUntil = Date.now() + Math.max(backoffMs, Math.min(mostPatienceMs, answer.waitMs ?? 0));
      log.warn({ why: answer.why, waiting: this.#wanted.size }, 'pages could not be purged yet');
    }
    this.#schedule();
  }

  /** A tag that changed again meanwhile stays wanted twice. */
  #settle(tag: string, wanted: Wanted, againMs: number): void {
    if (this.#wanted.get(tag) !== wanted) return;
    if (wanted.left === 1) this.#wanted.delete(tag);
    else this.#wanted.set(tag, { dueAt: Date.now() + againMs, left: 1, isTwice: true });
  }
}
