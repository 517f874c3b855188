import {
  priceCalendarOperation,
  type PriceConflict,
  type PricePeriod,
} from '@casamaestra/contract/staff/price-calendar.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { UndoButton } from '../activity/undo-button.tsx';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { PeriodActions, type PeriodChange } from './period-actions.tsx';
import css from './price-calendar.module.css';

/** Reductions with a date, the first to begin first, and where two of them meet. */
export function PriceCalendarScreen() {
  const { priceCalendar, shell } = texts();
  const { data, error } = useQuery(reading(priceCalendarOperation, {}));
  const me = useMe();
  const mayPlan = may(me, 'bulk', 'edit');
  const mayChange = may(me, 'prices', 'edit');
  const [done, setDone] = useState<PeriodChange | null>(null);
  return (
    <div className={css.screen}>
      <ScreenHead title={shell.screens.priceCalendar}>
        {mayPlan && <Link to="/prodotti/prezzi">{priceCalendar.add}</Link>}
      </ScreenHead>
      <p>{priceCalendar.intro}</p>
      {done && <Done change={done} />}
      <Failure error={error} />
      {data?.periods.length === 0 && (
        <EmptyState icon="clock" title={priceCalendar.none} text={priceCalendar.noneText} level={2} />
      )}
      {data?.periods.map((period) => (
        <Period key={`${period.kind} ${period.from} ${period.to}`} period={period}>
          {mayChange && <PeriodActions period={period} onDone={setDone} />}
        </Period>
      ))}
      {data && <Conflicts conflicts={data.conflicts} total={data.conflicts_total} />}
    </div>
  );
}

/** "dal 3 apr 2026, 00:00 al 6 apr 2026, 00:00", in the time of Rome. */
function daysOf({ from, to }: { readonly from: string | null; readonly to: string | null }): string {
  const { priceCalendar } = texts();
  const ends = to === null ? priceCalendar.open : priceCalendar.to(moment(to));
  return from === null ? ends : `${priceCalendar.from(moment(from))} ${ends}`;
}

function Done({ change: { act, change, variants } }: { change: PeriodChange }) {
  const { priceCalendar } = texts();
  const said = (act === 'end' ? priceCalendar.ended : priceCalendar.moved)(counted(variants));
  return (
    <div role="status" className={css.done}>
      <p>{said}</p>
      <UndoButton key={change} id={change} act={said} />
    </div>
  );
}

const WEEK_MS = 7 * 24 * 3_600_000;
const WEEKS = 8;

/** Where a period lies in eight weeks, of which one is over; its heading says the same in words. */
function Weeks({ period: { from, to, running } }: { period: PricePeriod }) {
  const [begin] = useState(() => Date.now() - WEEK_MS);
  const share = (at: string | null, otherwise: number) =>
    at === null ? otherwise : Math.min(1, Math.max(0, (Date.parse(at) - begin) / (WEEKS * WEEK_MS)));
  const [start, end] = [share(from, 0), share(to, 1)];
  return (
    <div className={css.weeks} aria-hidden="true" title={texts().priceCalendar.days}>
      <div className={css.today} />
      {end > start && (
        <div
          className={running ? css.bar : `${css.bar} ${css.planned}`}
          style={{ insetInlineStart: `${start * 100}%`, width: `max(4px, ${(end - start) * 100}%)` }}
        />
      )}
    </div>
  );
}

type PeriodProps = { period: PricePeriod; children: ReactNode };

function Period({ period, children }: PeriodProps) {
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
      <Weeks period={period} />
      <ul className={css.goods}>
        {period.shown.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/prodotti/${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
      {children}
    </ScreenPart>
  );
}

type ConflictsProps = { conflicts: readonly PriceConflict[]; total: number };

function Conflicts({ conflicts, total }: ConflictsProps) {
  const { priceCalendar } = texts();
  return (
    <ScreenPart title={priceCalendar.conflicts}>
      {conflicts.length === 0 && <p>{priceCalendar.noConflicts}</p>}
      {total > conflicts.length && <p>{priceCalendar.shown(counted(conflicts.length), counted(total))}</p>}
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
