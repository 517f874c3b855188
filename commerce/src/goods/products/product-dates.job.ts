import { byDate } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { Author } from '../../change-sets/author.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { notePublicPrices } from '../prices/public-prices.ts';
import { recordOfProduct } from './product-fields.ts';
import { beginSales, endSales, hasDueSales, logSwitched } from './product-dates.queries.ts';

/** A product is late by at most this. */
const LOOK_EVERY_MS = 500;

const calendar: Author = { by: 'command', staffId: null, who: byDate };

/** Puts products in sale, and takes them out, at the moments staff planned. */
export function productDatesJob({
  database,
  clock,
  config,
}: Pick<StaffDependencies, 'database' | 'clock' | 'config'>): Job {
  const withholds = config.mode === 'production';
  return {
    name: 'planned products',
    everyMs: LOOK_EVERY_MS,
    async run() {
      const now = clock.now();
      const at = new Date(now);
      if (!(await hasDueSales(database, at))) return 0;
      return commitTogether(database, async (transaction) => {
        const ended = await endSales(transaction, at);
        const begun = await beginSales(transaction, { at, withholds });
        const all = [...ended, ...begun];
        if (all.length === 0) return 0;
        await logSwitched(transaction, all);
        await notePublicPrices(
          transaction,
          begun.filter(({ status }) => status === 'published').map(({ id }) => id),
          now,
        );
        await recordChange(transaction, {
          author: calendar,
          at,
          kind: 'products.by_date',
          record: 'products',
          rows: all.map(({ id, before, status }) => ({
            record: recordOfProduct(id),
            field: 'status',
            from: before,
            to: status,
          })),
        });
        return all.length;
      });
    },
  };
}
