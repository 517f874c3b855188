import type { PricePeriod } from '@casamaestra/contract/staff/price-calendar.operations.ts';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { romeText } from '../platform/rome-time.ts';
import { language, texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { barOf, type CalendarColumn, type CalendarView } from './calendar-window.ts';
import { percentOf, periodKey, periodTitle, periodState } from './period-words.ts';
import css from './price-calendar.module.css';

type PeriodBarsProps = {
  periods: readonly PricePeriod[];
  columns: readonly CalendarColumn[];
  view: CalendarView;
  chosen: string | null;
  /** The address that shows a period. */
  linkTo: (period: PricePeriod) => string;
};

const columnText = ({ from }: CalendarColumn, view: CalendarView): string =>
  new Intl.DateTimeFormat(language(), {
    timeZone: 'UTC',
    month: 'short',
    ...(view === 'weeks' ? { day: 'numeric' } : { year: '2-digit' }),
  }).format(new Date(from));

const keys: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrows, Home and End move among the bars: Tab does not have to pass hundreds of them. */
function moveAmongBars(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const step = keys[event.key];
  if (step === undefined || at < 0) return;
  event.preventDefault();
  links[step(at, links.length - 1)]?.focus();
}

/** Reductions as bars over weeks or months; each bar says in words what it shows, and opens its period. */
export function PeriodBars({ periods, columns, view, chosen, linkTo }: PeriodBarsProps) {
  const { bars } = texts().priceCalendar;
  const [focused, setFocused] = useState<string | null>(null);
  const [now] = useState(() => new Date().toISOString());
  const today = barOf(columns, romeText(now), null)?.start;
  const shown = periods.flatMap((period) => {
    const bar = barOf(columns, romeText(period.from) || null, romeText(period.to) || null);
    return bar === undefined ? [] : [{ period, bar, key: periodKey(period) }];
  });
  // One bar is reached by Tab: the last one that had the focus, else the chosen one, else the first.
  const reached = [focused, chosen, shown[0]?.key].find((key) => shown.some((one) => one.key === key));
  return (
    <>
      <div className={css.calendar}>
        <div className={css.columns} aria-hidden="true">
          {columns.map((column) => (
            <span key={column.from}>{columnText(column, view)}</span>
          ))}
        </div>
        {/* The keys move the focus among the links inside. */}
        <ul className={css.bars} aria-label={bars.label} onKeyDown={moveAmongBars}>
          {shown.map(({ period, bar, key }) => (
            <li key={key}>
              <Link
                to={linkTo(period)}
                replace
                preventScrollReset
                tabIndex={key === reached ? 0 : -1}
                aria-current={key === chosen ? 'true' : undefined}
                onFocus={() => setFocused(key)}
              >
                {periodTitle(period)}, {percentOf(period)}, {periodState(period)}
              </Link>
              <span className={css.track} aria-hidden="true">
                {today !== undefined && today > 0 && (
                  <span className={css.today} style={{ insetInlineStart: `${today * 100}%` }} />
                )}
                <span
                  className={period.running ? css.bar : `${css.bar} ${css.planned}`}
                  style={{
                    insetInlineStart: `${bar.start * 100}%`,
                    width: `max(4px, ${(bar.end - bar.start) * 100}%)`,
                  }}
                />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p role="status">
        {shown.length < periods.length && bars.outside(counted(periods.length - shown.length))}
      </p>
    </>
  );
}
