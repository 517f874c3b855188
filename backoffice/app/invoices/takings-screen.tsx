import type { Takings } from '@casamaestra/contract/staff/staff-takings.operations.ts';
import { takingsOperation } from '@casamaestra/contract/staff/staff-takings.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { csvOf } from '../lists/list-csv.ts';
import { Failure } from '../platform/failure.tsx';
import { keepFile } from '../platform/keep-file.ts';
import { may } from '../platform/permitted.ts';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { InvoiceTabs } from './invoice-tabs.tsx';
import css from './invoices.module.css';
import { monthInAddress, monthNow } from './invoices-query.ts';
import { LockTakings } from './lock-takings.tsx';
import { takingsColumns, takingsRows } from './takings-columns.ts';
import { TakingsTable } from './takings-table.tsx';

/** "2026-12" and one more: "2027-01". */
function monthBeside(month: string, step: 1 | -1): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 + step, 1)).toISOString().slice(0, 7);
}

const monthName = (month: string): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`));

/** The register of takings, month by month: by day and rate, with the lock of days that are over. */
export function TakingsScreen() {
  const { invoices, shell } = texts();
  const { takings: words } = invoices;
  const [address] = useSearchParams();
  const month = monthInAddress(address) ?? monthNow();
  const { data, error } = useQuery(reading(takingsOperation, { month }));
  const mayEdit = may(useMe(), 'invoices', 'edit');
  return (
    <div className={css.takings}>
      <ScreenHead title={shell.screens.invoices} />
      <InvoiceTabs />
      <p className={css.soft} data-no-print>
        {words.text}
      </p>
      <nav aria-label={words.month} className={css.months}>
        <Link to={`?mese=${monthBeside(month, -1)}`} data-no-print>
          {words.before}
        </Link>
        <h2>{monthName(month)}</h2>
        {month < monthNow() && (
          <Link to={`?mese=${monthBeside(month, 1)}`} data-no-print>
            {words.after}
          </Link>
        )}
      </nav>
      <Failure error={error} />
      {data && <Month takings={data} month={month} />}
      <div data-no-print>{data && <LockTakings key={month} takings={data} mayEdit={mayEdit} />}</div>
    </div>
  );
}

function Month({ takings, month }: { takings: Takings; month: string }) {
  const { takings: words } = texts().invoices;
  if (takings.totals.length === 0)
    return <EmptyState icon="banknote" title={words.empty} text={words.emptyText} level={2} />;
  const download = () =>
    keepFile(`corrispettivi-${month}.csv`, csvOf(takingsColumns(), takingsRows(takings)), 'text/csv');
  return (
    <>
      <TakingsTable takings={takings} />
      <p className={css.months} data-no-print>
        <Button variant="secondary" size="s" icon="print" onClick={() => print()}>
          {words.print}
        </Button>
        <Button variant="secondary" size="s" onClick={download}>
          {words.download}
        </Button>
      </p>
    </>
  );
}
