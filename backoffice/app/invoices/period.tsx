import { Button } from '@casamaestra/ui/button.tsx';
import { DateTimeRange } from '@casamaestra/ui/date-time-range.tsx';
import type { Range } from '@casamaestra/ui/date-time-range.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { dayOf } from '../platform/written.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { InvoiceTabs } from './invoice-tabs.tsx';
import css from './invoices.module.css';
import { monthNow } from './invoices-query.ts';

const days = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** The last day of a month: "2026-11" → "2026-11-30". */
function lastOf(month: string): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of, 0)).toISOString().slice(0, 10);
}

/** The period that the address names; this month where it names none. */
export function usePeriod(): Range {
  const [address] = useSearchParams();
  const named = (name: string) => {
    const day = address.get(name) ?? '';
    return days.test(day) ? day : undefined;
  };
  return { from: named('dal') ?? `${monthNow()}-01`, to: named('al') ?? lastOf(monthNow()) };
}

/** A screen of one period: its days, what was found, print and file where there is something. */
export function PeriodScreen({
  text,
  period,
  error,
  empty,
  onDownload,
  children,
}: {
  readonly text: string;
  readonly period: Range;
  readonly error: Error | null;
  /** What stands there when nothing was found; undefined while it is not known, or something was. */
  readonly empty: { readonly title: string; readonly text: string } | undefined;
  /** Undefined where there is nothing to download. */
  readonly onDownload: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={css.takings}>
      <ScreenHead title={texts().shell.screens.invoices} />
      <InvoiceTabs />
      <p className={css.soft}>{text}</p>
      <PeriodForm key={`${period.from} ${period.to}`} period={period} />
      <Failure error={error} />
      {empty && <EmptyState icon="banknote" {...empty} level={2} />}
      {children}
      {onDownload && <PeriodFiles onDownload={onDownload} />}
    </div>
  );
}

/** Its days as fields, and as the title that paper shows. */
function PeriodForm({ period }: { period: Range }) {
  const { from, to } = period;
  const { invoices, lists } = texts();
  const { period: words } = invoices;
  const [, setAddress] = useSearchParams();
  const [typed, setTyped] = useState<Range>(period);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAddress({ dal: typed.from, al: typed.to });
  };
  return (
    <>
      <form className={css.zip} onSubmit={submit} data-no-print>
        <DateTimeRange
          {...typed}
          label={lists.range.label}
          labels={{ ...words, zone: lists.range.zone }}
          unit="day"
          required
          names={{ from: 'dal', to: 'al' }}
          onRange={setTyped}
        />
        <Button type="submit" variant="secondary">
          {words.show}
        </Button>
      </form>
      <h2>{words.title(dayOf(from), dayOf(to))}</h2>
    </>
  );
}

/** Paper or PDF by the browser, and the file for the accountant. */
function PeriodFiles({ onDownload }: { onDownload: () => void }) {
  const { period: words } = texts().invoices;
  return (
    <p className={css.months} data-no-print>
      <Button variant="secondary" size="s" icon="print" onClick={() => print()}>
        {words.print}
      </Button>
      <Button variant="secondary" size="s" onClick={onDownload}>
        {words.download}
      </Button>
    </p>
  );
}
