import type { MethodTakings, TakingsMethod } from '@casamaestra/contract/staff/staff-takings.operations.ts';
import { methodTakingsOperation } from '@casamaestra/contract/staff/staff-takings.operations.ts';
import { isBackwards } from '@casamaestra/ui/date-time-range.tsx';
import { useQuery } from '@tanstack/react-query';
import { csvOf } from '../lists/list-csv.ts';
import type { CsvColumn } from '../lists/list-csv.ts';
import { keepFile } from '../platform/keep-file.ts';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { dayOf, euros } from '../platform/written.ts';
import css from './invoices.module.css';
import { PeriodScreen, usePeriod } from './period.tsx';

/** A day at one way to pay. */
type MethodRow = TakingsMethod & { readonly day: string };

const rowsOf = ({ days }: MethodTakings): readonly MethodRow[] =>
  days.flatMap(({ day, methods }) => methods.map((one) => ({ day, ...one })));

/** In whole cents, since decimal euros do not subtract exactly. */
const leftOf = ({ sales, refunds }: TakingsMethod): number => Math.round((sales - refunds) * 100) / 100;

function fileColumns(): readonly CsvColumn<MethodRow>[] {
  const { invoices, orders } = texts();
  const { columns } = invoices.methods;
  return [
    { title: columns.day, value: ({ day }) => day },
    { title: columns.method, value: ({ method }) => orders.methods[method] },
    { title: columns.sales, value: ({ sales }) => sales },
    { title: columns.refunds, value: ({ refunds }) => refunds },
    { title: columns.net, value: leftOf },
  ];
}

/** The takings of a period by day and way to pay. */
export function MethodsScreen() {
  const { invoices } = texts();
  const { methods: words } = invoices;
  const period = usePeriod();
  const { data, error } = useQuery({
    ...reading(methodTakingsOperation, period),
    enabled: !isBackwards(period),
  });
  const download = (takings: MethodTakings) =>
    keepFile(`incassi-${period.from}-${period.to}.csv`, csvOf(fileColumns(), rowsOf(takings)), 'text/csv');
  const isFound = data !== undefined && data.days.length > 0;
  return (
    <PeriodScreen
      text={words.text}
      period={period}
      error={error}
      empty={data?.days.length === 0 ? { title: words.empty, text: invoices.takings.emptyText } : undefined}
      onDownload={isFound ? () => download(data) : undefined}
    >
      {isFound && <MethodTable takings={data} />}
    </PeriodScreen>
  );
}

function MethodTable({ takings }: { takings: MethodTakings }) {
  const { invoices } = texts();
  const { columns } = invoices.methods;
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{invoices.tabs.methods}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.day}</th>
          <th scope="col">{columns.method}</th>
          {[columns.sales, columns.refunds, columns.net].map((title) => (
            <th key={title} scope="col" className={css.end}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(takings).map((row) => (
          <tr key={`${row.day} ${row.method}`}>
            <th scope="row">{dayOf(row.day)}</th>
            <MethodCells row={row} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        {takings.totals.map((row) => (
          <tr key={row.method}>
            <th scope="row">{invoices.period.total}</th>
            <MethodCells row={row} />
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function MethodCells({ row }: { row: TakingsMethod }) {
  return (
    <>
      <td>{texts().orders.methods[row.method]}</td>
      <td className={css.end}>{euros(row.sales)}</td>
      <td className={css.end}>{row.refunds === 0 ? '–' : euros(-row.refunds)}</td>
      <td className={css.end}>{euros(leftOf(row))}</td>
    </>
  );
}
