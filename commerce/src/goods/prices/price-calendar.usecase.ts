import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  PriceConflict,
  priceCalendarOperation,
} from '@casamaestra/contract/staff/price-calendar.operations.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { namesOfProducts } from '../products/product-list.queries.ts';
import { selectMeetings, selectPricePeriods } from './price-calendar.queries.ts';
import type { MeetingRow } from './price-calendar.queries.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** As the rules of prices and coupons decide it: a promotion before a sale, a coupon off either unless it says not. */
function winnerOf({ kind, coupon, except_reduced: except }: MeetingRow): PriceConflict['wins'] {
  return coupon === null || except === true ? kind : 'both';
}

/** What runs and what is planned, and where two reductions meet on one product. */
export async function readPriceCalendar({
  database,
  clock,
}: Pick<StaffDependencies, 'database' | 'clock'>): Promise<OperationOutput<typeof priceCalendarOperation>> {
  const now = new Date(clock.now());
  const periods = await selectPricePeriods(database, now);
  const meetings = await selectMeetings(database, now);
  const ids = [...periods.flatMap((period) => period.ids), ...meetings.map((one) => one.product_id)];
  const names = await namesOfProducts(database, [...new Set(ids)]);
  return {
    periods: periods.map(({ kind, since, until, products, variants, least, most, ids: first }) => ({
      kind,
      from: iso(since),
      to: iso(until),
      running: since === null || since <= now,
      products,
      variants,
      percent_from: least,
      percent_to: most,
      shown: first.map((id) => ({ id, name: names.get(id) ?? '' })),
    })),
    conflicts: meetings.map((one) => ({
      product_id: one.product_id,
      name: names.get(one.product_id) ?? '',
      kind: one.kind,
      coupon: one.coupon,
      from: iso(one.since),
      to: iso(one.until),
      wins: winnerOf(one),
    })),
    conflicts_total: meetings[0]?.total ?? 0,
  };
}
