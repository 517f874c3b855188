import {
  priceCalendarOperation,
  type PriceConflict,
  type PricePeriod,
} from '@casamaestra/contract/staff/price-calendar.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';

/** Reductions with a date, the first to begin first, and where two of them meet. */
export function PriceCalendarScreen() {
  const { priceCalendar, shell } = texts();
  const { data, error } = useQuery(reading(priceCalendarOperation, {}));
  const mayPlan = may(useMe(), 'bulk', 'edit');
  return (
    <>
      <ScreenHead title={shell.screens.priceCalendar}>
        {mayPlan && <Link to="/prodotti/prezzi">{priceCalendar.add}</Link>}
      </ScreenHead>
      <p>{priceCalendar.intro}</p>
      <Failure error={error} />
      {data?.periods.length === 0 && (
        <EmptyState icon="clock" title={priceCalendar.none} text={priceCalendar.noneText} level={2} />
      )}
      {data?.periods.map((period) => (
        <Period key={`${period.kind} ${period.from} ${period.to}`} period={period} />
      ))}
      {data && <Conflicts conflicts={data.conflicts} />}
    </>
  );
}

/** "dal 3 apr 2026, 00:00 al 6 apr 2026, 00:00", in the time of Rome. */
function daysOf({ from, to }: { readonly from: string | null; readonly to: string | null }): string {
  const { priceCalendar } = texts();
  const ends = to === null ? priceCalendar.open : priceCalendar.to(moment(to));
  return from === null ? ends : `${priceCalendar.from(moment(from))} ${ends}`;
}

function Period({ period }: { period: PricePeriod }) {
  const { priceCalendar } = texts();
  return (
    <ScreenPart title={`${priceCalendar.kinds[period.kind]} ${daysOf(period)}`}>
      <p>
        <Badge tone={period.running ? 'positive' : 'neutral'}>
          {period.running ? priceCalendar.running : priceCalendar.planned}
        </Badge>{' '}
        {priceCalendar.percent(counted(period.percent_from), counted(period.percent_to))}.{' '}
        {priceCalendar.reach(counted(period.products), counted(period.variants))}
      </p>
      <ul>
        {period.shown.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/prodotti/${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </ScreenPart>
  );
}

function Conflicts({ conflicts }: { conflicts: readonly PriceConflict[] }) {
  const { priceCalendar } = texts();
  return (
    <ScreenPart title={priceCalendar.conflicts}>
      {conflicts.length === 0 && <p>{priceCalendar.noConflicts}</p>}
      <ul>
        {conflicts.map((one) => (
          <li key={`${one.product_id} ${one.kind} ${one.coupon} ${one.from} ${one.to}`}>
            <Link to={`/prodotti/${one.product_id}`}>{one.name}</Link>, {daysOf(one)}:{' '}
            {one.coupon === null ? (
              priceCalendar.withSale
            ) : (
              <Link to={`/buoni/${encodeURIComponent(one.coupon)}`}>
                {priceCalendar.withCoupon(one.coupon)}
              </Link>
            )}
            . {priceCalendar.wins[one.wins]}
          </li>
        ))}
      </ul>
    </ScreenPart>
  );
}
