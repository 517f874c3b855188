import type {
  Takings,
  TakingsDay,
  TakingsRate,
} from '@casamaestra/contract/staff/staff-takings.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { texts } from '../platform/texts.ts';
import { counted, dayOf, euros } from '../platform/written.ts';
import css from './invoices.module.css';

/** Days of a month that have anything, by rate, and their totals. */
export function TakingsTable({ takings: { days, totals } }: { takings: Takings }) {
  const { takings: words, tabs } = texts().invoices;
  const { columns } = words;
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{tabs.takings}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.day}</th>
          <th scope="col">{columns.state}</th>
          {[columns.rate, columns.sales, columns.net, columns.vat, columns.refunds].map((title) => (
            <th key={title} scope="col" className={css.end}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days
          .filter(({ rates }) => rates.length > 0)
          .map((day) => (
            <DayRows key={day.day} day={day} />
          ))}
      </tbody>
      <tfoot>
        {totals.map((rate) => (
          <tr key={rate.percent}>
            <th scope="row" colSpan={2}>
              {words.total}
            </th>
            <RateCells rate={rate} />
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function DayRows({ day: { day, locked, rates } }: { day: TakingsDay }) {
  const { takings: words } = texts().invoices;
  return rates.map((rate) => (
    <tr key={rate.percent}>
      <th scope="row">{dayOf(day)}</th>
      <td>{locked ? <Badge tone="positive">{words.locked}</Badge> : words.open}</td>
      <RateCells rate={rate} />
    </tr>
  ));
}

function RateCells({ rate: { percent, sales, refunds } }: { rate: TakingsRate }) {
  return (
    <>
      <td className={css.end}>{counted(percent)} %</td>
      <td className={css.end}>{euros(sales.gross)}</td>
      <td className={css.end}>{euros(sales.net)}</td>
      <td className={css.end}>{euros(sales.vat)}</td>
      <td className={css.end}>{refunds.gross === 0 ? '–' : euros(-refunds.gross)}</td>
    </>
  );
}
