import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { WithheldTransfer } from '@casamaestra/contract/staff/staff-bank.operations.ts';
import { withheldTransfersOperation } from '@casamaestra/contract/staff/staff-bank.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { isBackwards } from '@casamaestra/ui/date-time-range.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { csvOf } from '../lists/list-csv.ts';
import type { CsvColumn } from '../lists/list-csv.ts';
import { keepFile } from '../platform/keep-file.ts';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { dayOf, euros } from '../platform/written.ts';
import css from './invoices.module.css';
import { PeriodScreen, usePeriod } from './period.tsx';

type Register = OperationOutput<typeof withheldTransfersOperation>;

function fileColumns(): readonly CsvColumn<WithheldTransfer>[] {
  const { columns, notDue } = texts().invoices.withheld;
  return [
    { title: columns.day, value: ({ day }) => day },
    { title: columns.order, value: (row) => row.order_number },
    { title: columns.payer, value: ({ payer }) => payer },
    { title: columns.amount, value: ({ amount }) => amount },
    { title: columns.withheld, value: ({ withheld }) => withheld },
    { title: columns.net, value: ({ net }) => net },
    { title: columns.note, value: (row) => (row.is_as_due ? '' : notDue) },
  ];
}

/** The register of the tax that banks withheld of transfers for renovations. */
export function WithheldScreen() {
  const { withheld: words } = texts().invoices;
  const period = usePeriod();
  const { data, error } = useQuery({
    ...reading(withheldTransfersOperation, period),
    enabled: !isBackwards(period),
  });
  const download = ({ transfers }: Register) =>
    keepFile(`ritenute-${period.from}-${period.to}.csv`, csvOf(fileColumns(), transfers), 'text/csv');
  const isFound = data !== undefined && data.transfers.length > 0;
  return (
    <PeriodScreen
      text={words.text}
      period={period}
      error={error}
      empty={data?.transfers.length === 0 ? { title: words.empty, text: words.emptyText } : undefined}
      onDownload={isFound ? () => download(data) : undefined}
    >
      {isFound && <WithheldTable register={data} />}
    </PeriodScreen>
  );
}

function WithheldTable({ register: { transfers, totals } }: { register: Register }) {
  const { invoices } = texts();
  const { columns, notDue } = invoices.withheld;
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{invoices.tabs.withheld}</caption>
      <thead>
        <tr>
          {[columns.day, columns.order, columns.payer, columns.note].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
          {[columns.amount, columns.withheld, columns.net].map((title) => (
            <th key={title} scope="col" className={css.end}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {transfers.map((row) => (
          <tr key={`${row.order_number} ${row.day} ${row.net}`}>
            <th scope="row">{dayOf(row.day)}</th>
            <td>
              <Link to={`/ordini/${row.order_number}`}>{row.order_number}</Link>
            </td>
            <td>{row.payer}</td>
            <td>{!row.is_as_due && <Badge>{notDue}</Badge>}</td>
            <SumCells sums={row} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            {invoices.period.total}
          </th>
          <SumCells sums={totals} />
        </tr>
      </tfoot>
    </table>
  );
}

function SumCells({ sums }: { sums: Register['totals'] }) {
  return (
    <>
      <td className={css.end}>{euros(sums.amount)}</td>
      <td className={css.end}>{euros(sums.withheld)}</td>
      <td className={css.end}>{euros(sums.net)}</td>
    </>
  );
}
