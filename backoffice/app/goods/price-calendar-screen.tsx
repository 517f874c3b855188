import {
  priceCalendarOperation,
  type PriceConflict,
  type PricePeriod,
} from '@casamaestra/contract/staff/price-calendar.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { UndoButton } from '../activity/undo-button.tsx';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { PeriodActions, type PeriodChange } from './period-actions.tsx';
import { PeriodOverview } from './period-overview.tsx';
import { PriceCourse } from './price-course.tsx';
import { daysOf, percentOf, periodKey, periodTitle, periodState } from './period-words.ts';
import css from './price-calendar.module.css';

/** So many periods are shown whole at once; the calendar above has all. */
const STEP = 50;

/** Reductions with a date, the first to begin first, and where two of them meet. */
export function PriceCalendarScreen() {
  const { priceCalendar, shell } = texts();
  const { data, error } = useQuery(reading(priceCalendarOperation, {}));
  const me = useMe();
  const mayPlan = may(me, 'bulk', 'edit');
  const mayChange = may(me, 'prices', 'edit');
  const [done, setDone] = useState<PeriodChange | null>(null);
  const [most, setMost] = useState(STEP);
  const [address] = useSearchParams();
  const { periods = [] } = data ?? {};
  // A period that was moved or ended is another one now: then all are shown again.
  const chosen = periods.find((period) => periodKey(period) === address.get('periodo')) ?? null;
  const shown = chosen === null ? periods : [chosen];
  const others = new URLSearchParams(address);
  others.delete('periodo');
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
      {data && data.periods.length > 0 && <PeriodOverview periods={data.periods} />}
      <PriceCourse />
      {chosen !== null && (
        <p>
          <Link to={`?${others.toString()}`} replace>
            {priceCalendar.bars.all}
          </Link>
        </p>
      )}
      {shown.slice(0, most).map((period) => (
        <Period key={periodKey(period)} period={period}>
          {mayChange && <PeriodActions period={period} onDone={setDone} />}
        </Period>
      ))}
      {shown.length > most && (
        <p>
          <Button variant="secondary" size="s" onClick={() => setMost(most + STEP)}>
            {priceCalendar.bars.more(counted(shown.length - most))}
          </Button>
        </p>
      )}
      {data && <Conflicts conflicts={data.conflicts} total={data.conflicts_total} />}
    </div>
  );
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

type PeriodProps = { period: PricePeriod; children: ReactNode };

function Period({ period, children }: PeriodProps) {
  const { priceCalendar } = texts();
  const [address] = useSearchParams();
  const toCourse = (id: number): string => {
    const next = new URLSearchParams(address);
    next.delete('articolo');
    next.set('prodotto', String(id));
    return `?${next.toString()}`;
  };
  return (
    <ScreenPart title={periodTitle(period)}>
      <p>
        <Badge tone={period.running ? 'positive' : 'neutral'}>{periodState(period)}</Badge>{' '}
        {percentOf(period)}. {priceCalendar.reach(counted(period.products), counted(period.variants))}
      </p>
      <ul className={css.goods}>
        {period.shown.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/prodotti/${id}`}>{name}</Link>
            <Link to={toCourse(id)} replace aria-label={priceCalendar.course.of(name)}>
              {priceCalendar.course.link}
            </Link>
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
