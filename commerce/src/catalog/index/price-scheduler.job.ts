import { nextPriceChange } from '@casamaestra/rules/pricing/price-now.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { ProductRecord } from '../product/product-record.ts';
import { selectNextDue, selectProductsDue } from './price-schedule.queries.ts';
import { recordPlannedPrices } from './record-planned-prices.usecase.ts';

/** Checking the time is cheap; a price change is late by at most this. */
const LOOK_EVERY_MS = 100;
/** The next change is looked up again after this time, whatever was planned. */
const LONGEST_WAIT_MS = 3_600_000;
const FAILED_WAIT_MS = 1000;

export interface PriceSchedulerOptions {
  readonly database: Database;
  readonly now: () => number;
  readonly log: Log;
  /** Runs work when nothing else writes to the index. */
  readonly queue: (work: () => Promise<void>) => Promise<void>;
  /** Products whose current price changes, called at the moment it does. */
  readonly due: (productIds: readonly number[]) => Promise<void>;
}

export interface PriceScheduler {
  /** This node's job: every node updates its own index. */
  readonly job: Job;
  /** Finds the next planned change of the whole catalogue and schedules it. */
  plan(): Promise<void>;
  /** Reschedules if one of these products has an earlier planned change. */
  notice(products: readonly ProductRecord[]): void;
  /** Reschedules if a planned change at this moment is earlier. */
  noticeAt(at: number): void;
  /** Planned changes until this moment have been applied. */
  readonly done: number;
  /** Applies what became due since a moment, for example while the shop was stopped. */
  catchUp(since: number): Promise<void>;
}

/**
 * Planned reductions begin and end without a write to the database: the scheduler runs at each such moment.
 */
export function createPriceScheduler({
  database,
  now,
  log,
  queue,
  due,
}: PriceSchedulerOptions): PriceScheduler {
  let done = now();
  let ringing = Infinity;

  function ringIn(wait: number): void {
    ringing = now() + Math.min(Math.max(wait, 0), LONGEST_WAIT_MS);
  }

  async function catchUp(since: number): Promise<void> {
    const until = now();
    const ids = await selectProductsDue(database, since, until);
    await recordPlannedPrices(database, ids, since, until);
    await due(ids);
    done = until;
  }

  async function plan(): Promise<void> {
    const next = await selectNextDue(database, done);
    ringIn(next === null ? LONGEST_WAIT_MS : next - now() + 1);
  }

  function noticeAt(at: number): void {
    if (at < ringing) ringIn(at - now() + 1);
  }

  function notice(products: readonly ProductRecord[]): void {
    for (const { variants } of products) {
      for (const { prices } of variants) {
        const next = nextPriceChange(prices, done);
        if (next !== null) noticeAt(next);
      }
    }
  }

  async function ring(): Promise<void> {
    try {
      await catchUp(done);
      await plan();
    } catch (error) {
      log.error({ err: error }, 'planned prices could not be applied, trying again');
      ringIn(FAILED_WAIT_MS);
    }
  }

  const job: Job = {
    name: 'planned prices',
    everyMs: LOOK_EVERY_MS,
    of: 'node',
    async run() {
      if (now() < ringing) return 0;
      await queue(ring);
      return 0;
    },
  };

  return {
    job,
    plan,
    notice,
    noticeAt,
    catchUp,
    get done() {
      return done;
    },
  };
}
