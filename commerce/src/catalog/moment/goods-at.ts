import { plannedPoints } from '@casamaestra/rules/pricing/price-course.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { ProductRecord } from '../product/product-record.ts';
import { offeredAt } from './offered-at.queries.ts';

/** Which goods are shown, and by which clock their prices are. */
export interface SeenGoods {
  readonly clock: Clock;
  /** What is planned to be in sale by then has an address. */
  readonly begunBy: Date;
  readonly shown: (records: readonly ProductRecord[]) => Promise<readonly ProductRecord[]>;
}

/** Goods as they will be at a moment, were nothing else changed: by the dates of products and of prices. */
export function goodsAt(database: Database, clock: Clock, at: number): SeenGoods {
  return {
    clock: { now: () => at },
    begunBy: new Date(at),
    async shown(records) {
      const ids = records.map(({ id }) => id);
      const offered = await offeredAt(database, ids, new Date(at));
      const now = clock.now();
      return records
        .filter(({ id }) => offered.has(id))
        .map((record) => ({
          ...record,
          // What is charged until then decides what may be printed as the former price.
          variants: record.variants.map((variant) => ({
            ...variant,
            history: [...variant.history, ...plannedPoints(variant.prices, now, at)],
          })),
        }));
    },
  };
}
