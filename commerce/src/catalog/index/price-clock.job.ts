import { nextPriceChange } from '@casamaestra/rules/pricing/price-now.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { ProductRecord } from '../product/product-record.ts';
import { selectNextDue, selectProductsDue } from './price-schedule.queries.ts';
import { recordPlannedPrices } from './record-planned-prices.usecase.ts';

/** setTimeout holds at most 2^31 ms; an hour also bounds the drift of a suspended machine. */
const LONGEST_WAIT_MS = 3_600_000;

const FAILED_WAIT_MS = 1000;

export interface PriceClockOptions {
  readonly database: Database;
  readonly now: () => number;
  readonly log: Log;
  /** Runs work when nothing else writes to the index. */
  readonly queue: (work: () => Promise<void>) => Promise<void>;
  /** Products whose price in force changes by the clock, at the moment it does. */
  readonly due: (productIds: readonly number[]) => Promise<void>;
}

export interface PriceClock {
  /** Looks up the next planned change of the whole catalogue and sets the timer. */
  plan(): Promise<void>;
  /** Sees to it that the timer is not later than the next planned change of these products. */
  notice(products: readonly ProductRecord[]): void;
  /** Applies what came due since an instant, as after a pause of the shop. */
  catchUp(since: number): Promise<void>;
  close(): void;
}

/** Reductions begin and end with time, without anyone writing a row: this wakes at the next such moment. */
export function createPriceClock({ database, now, log, queue, due }: PriceClockOptions): PriceClock {
  let timer: NodeJS.Timeout | undefined;
  let done = now();
  let closed = false;
  let ringing = Infinity;

  function ringIn(wait: number): void {
    clearTimeout(timer);
    if (closed) return;
    ringing = now() + wait;
    timer = setTimeout(() => void queue(ring), Math.min(Math.max(wait, 0), LONGEST_WAIT_MS));
    timer.unref();
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

  function notice(products: readonly ProductRecord[]): void {
    for (const { variants } of products) {
      for (const { prices } of variants) {
        const next = nextPriceChange(prices, done);
        if (next !== null && next < ringing) ringIn(next - now() + 1);
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

  return {
    plan,
    notice,
    catchUp,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
