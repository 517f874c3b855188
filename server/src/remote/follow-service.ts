import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type {
  CatalogueChange,
  ChangeListener,
} from '@casamaestra/commerce/catalog/index/catalogue-change.ts';
import { createChangeFeed } from '@casamaestra/commerce/catalog/index/catalogue-change.ts';
import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import { changeFeedPath } from './change-feed.ts';

/** Longer than the service lets one wait. */
const answerMs = 30_000;
/** Between two answers: changes that come together are one. */
const gapMs = 200;
const longestWaitMs = 30_000;
/** After which each change is told again: pages may have been made meanwhile from answers of a node that learns of it later. */
const againMs = 5_000;
/** More changes are not told again one by one. */
const againMax = 500;

const everything: CatalogueChange = { productIds: [], categories: false, content: false, everything: true };

const answerSchema = z.object({
  at: z.string().min(1),
  everything: z.boolean(),
  changes: z.array(
    z
      .object({
        productIds: z.array(z.number().int()),
        categoryUrls: z.array(z.string()).optional(),
        categories: z.boolean(),
        content: z.boolean(),
        everything: z.boolean(),
      })
      .transform(({ categoryUrls, ...change }): CatalogueChange =>
        categoryUrls === undefined ? change : { ...change, categoryUrls },
      ),
  ),
});

export interface FollowedService {
  onChange(listener: ChangeListener): void;
  close(): void;
}

interface FollowOptions {
  readonly baseUrl: string;
  readonly applicationKey: string | undefined;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

/** Tells each change now and a while later. */
function twice(emit: ChangeListener): ChangeListener {
  let waiting = 0;
  const tellAgain = (change: CatalogueChange) => {
    waiting += 1;
    setTimeout(() => {
      waiting -= 1;
      emit(change);
    }, againMs).unref();
  };
  return (change) => {
    emit(change);
    if (waiting < againMax) tellAgain(change);
    else if (waiting === againMax) tellAgain(everything);
  };
}

/**
 * Asks the service at COMMERCE_URL what changed, all the time. What cannot be known (the first answer, a service that was
 * away) is told as everything.
 */
export function followService({ baseUrl, applicationKey, log }: FollowOptions): FollowedService {
  const { emit, subscribe } = createChangeFeed();
  const tell = twice(emit);
  const closing = new AbortController();
  let after: string | undefined;
  let heardAt = performance.now();
  const ask = async (): Promise<void> => {
    const url = new URL(changeFeedPath, baseUrl);
    if (after !== undefined) {
      url.searchParams.set('after', after);
      url.searchParams.set('ago', String(Math.round(performance.now() - heardAt)));
    }
    const answer = await fetch(url, {
      // The key must not be sent to another host.
      redirect: 'error',
      headers: applicationKey === undefined ? {} : { authorization: `token ${applicationKey}` },
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(answerMs)]),
    });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    const told = answerSchema.parse(await answer.json());
    after = told.at;
    heardAt = performance.now();
    for (const change of told.everything ? [everything] : told.changes) tell(change);
  };
  const follow = async () => {
    let failures = 0;
    while (!closing.signal.aborted) {
      try {
        await ask();
        if (failures > 0) log.info({}, 'the service tells again what changes');
        failures = 0;
        await pause(gapMs, undefined, { signal: closing.signal, ref: false });
      } catch (err) {
        if (closing.signal.aborted) return;
        failures += 1;
        if (failures === 1) log.warn({ err }, 'the service does not tell what changes: pages may be old');
        const waitMs = Math.min(longestWaitMs, 500 * 2 ** failures);
        await pause(waitMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      }
    }
  };
  let following: Promise<void> | undefined;
  return {
    onChange(listener) {
      subscribe(listener);
      following ??= follow().catch(() => undefined);
    },
    close: () => closing.abort(),
  };
}
