import type { PricePeriod } from '@casamaestra/contract/staff/price-calendar.operations.ts';
import { Link } from 'react-router';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import { percentOf, periodKey, periodTitle, periodState } from './period-words.ts';
import css from './price-calendar.module.css';

type PeriodTableProps = {
  periods: readonly PricePeriod[];
  linkTo: (period: PricePeriod) => string;
};

/** All reductions as a table: what the bars show, in figures. */
export function PeriodTable({ periods, linkTo }: PeriodTableProps) {
  const { priceCalendar } = texts();
  const { bars, open, kinds } = priceCalendar;
  return (
    <div className={css.scroll} role="region" aria-label={bars.table} tabIndex={0}>
      <table className={css.table}>
        <caption className="visually-hidden">{bars.table}</caption>
        <thead>
          <tr>
            {[bars.kind, bars.from, bars.to, bars.state, bars.percent, bars.products, bars.variants].map(
              (title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={periodKey(period)}>
              <th scope="row">
                <Link to={linkTo(period)} replace preventScrollReset aria-label={periodTitle(period)}>
                  {kinds[period.kind]}
                </Link>
              </th>
              <td>{period.from === null ? '' : moment(period.from)}</td>
              <td>{period.to === null ? open : moment(period.to)}</td>
              <td>{periodState(period)}</td>
              <td>{percentOf(period)}</td>
              <td className={css.end}>{counted(period.products)}</td>
              <td className={css.end}>{counted(period.variants)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
