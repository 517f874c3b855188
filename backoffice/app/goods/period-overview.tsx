import type { PricePeriod } from '@casamaestra/contract/staff/price-calendar.operations.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { romeText } from '../platform/rome-time.ts';
import { texts } from '../platform/texts.ts';
import { calendarColumns, dayIn, movedBy, type CalendarView } from './calendar-window.ts';
import { PeriodBars } from './period-bars.tsx';
import { PeriodTable } from './period-table.tsx';
import { periodKey } from './period-words.ts';
import css from './price-calendar.module.css';

const views = { settimane: 'weeks', mesi: 'months', tabella: 'table' } as const;
type ViewName = keyof typeof views;
const viewNames = Object.keys(views) as readonly ViewName[];

/** All reductions at once, by week, by month or as a table; what is shown is in the address. */
export function PeriodOverview({ periods }: { periods: readonly PricePeriod[] }) {
  const { bars } = texts().priceCalendar;
  const [address] = useSearchParams();
  const name = viewNames.find((one) => one === address.get('vista')) ?? 'settimane';
  const to = (changes: Readonly<Record<string, string | null>>): string => {
    const next = new URLSearchParams(address);
    for (const [key, value] of Object.entries(changes))
      if (value === null) next.delete(key);
      else next.set(key, value);
    return `?${next.toString()}`;
  };
  const linkTo = (period: PricePeriod) => to({ periodo: periodKey(period) });
  const view = views[name];
  return (
    <section className={css.overview} aria-label={bars.title}>
      <p className={css.acts}>
        {viewNames.map((one) => (
          <Link
            key={one}
            to={to({ vista: one })}
            replace
            preventScrollReset
            aria-current={one === name ? 'true' : undefined}
          >
            {bars.views[views[one]]}
          </Link>
        ))}
      </p>
      {view === 'table' ? (
        <PeriodTable periods={periods} linkTo={linkTo} />
      ) : (
        <Window view={view} periods={periods} linkTo={linkTo} to={to} day={dayIn(address.get('da'))} />
      )}
    </section>
  );
}

type WindowProps = {
  view: CalendarView;
  periods: readonly PricePeriod[];
  /** In the first column; undefined: today. */
  day: string | undefined;
  linkTo: (period: PricePeriod) => string;
  to: (changes: Readonly<Record<string, string | null>>) => string;
};

function Window({ view, periods, day, linkTo, to }: WindowProps) {
  const { bars } = texts().priceCalendar;
  const [address] = useSearchParams();
  const [today] = useState(() => romeText(new Date().toISOString()).slice(0, 10));
  const first = day ?? today;
  const ways = [
    [bars.earlier, movedBy(view, first, -1)],
    [bars.now, null],
    [bars.later, movedBy(view, first, 1)],
  ] as const;
  return (
    <>
      <p className={css.acts}>
        {ways.map(([text, from]) => (
          <Link key={text} to={to({ da: from })} replace preventScrollReset>
            {text}
          </Link>
        ))}
      </p>
      <PeriodBars
        periods={periods}
        columns={calendarColumns(view, first)}
        view={view}
        chosen={address.get('periodo')}
        linkTo={linkTo}
      />
    </>
  );
}
