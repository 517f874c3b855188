import { todayOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, dayOf, euros } from '../platform/written.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { Decisions } from './decisions.tsx';
import { dueScreens } from './due-screens.ts';
import { Mentions } from './mentions.tsx';
import css from './today.module.css';

type Today = OperationOutput<typeof todayOperation>;

/** What is due first, then how the day goes. */
export function TodayScreen() {
  const { data, error } = useQuery({ ...reading(todayOperation, {}), refetchInterval: 60_000 });
  const { shell } = texts();
  return (
    <>
      <ScreenHead title={shell.screens.today} />
      <Failure error={error} />
      {data && (
        <div className={css.columns}>
          <div className={css.column}>
            <Mentions mentions={data.mentions} />
            <Decisions decisions={data.decisions} />
            {(data.due.length > 0 || data.mentions.length + data.decisions.length === 0) && (
              <Due due={data.due} />
            )}
          </div>
          {data.sales && <Sales sales={data.sales} />}
        </div>
      )}
    </>
  );
}

function Due({ due }: { due: Today['due'] }) {
  const { today } = texts();
  if (due.length === 0)
    return <EmptyState icon="check" title={today.nothing} text={today.nothingText} level={2} />;
  return (
    <section aria-labelledby="due">
      <h2 id="due">{today.due}</h2>
      <ul className={css.due}>
        {due.map(({ kind, count, first_due: first }) => {
          const to = dueScreens[kind];
          const line = (
            <>
              <strong className="tabular">{counted(count)}</strong>
              <span>{today.kinds[kind]}</span>
              {first && <small>{today.firstDue(dayOf(first))}</small>}
            </>
          );
          return (
            <li key={kind}>
              {to === undefined ? (
                <div className={css.row}>{line}</div>
              ) : (
                <Link className={css.row} to={to}>
                  {line}
                  <Icon name="chevron-right" size={16} />
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Sales({ sales }: { sales: NonNullable<Today['sales']> }) {
  const { today } = texts();
  return (
    <section aria-labelledby="sales">
      <h2 id="sales">{today.sales}</h2>
      <dl className={css.sales}>
        <div>
          <dt>{today.orders}</dt>
          <dd className="tabular">{counted(sales.orders)}</dd>
          <dd>{today.weekAgo(counted(sales.orders_week_ago))}</dd>
          <dd>{today.yearAgo(counted(sales.orders_year_ago))}</dd>
        </div>
        <div>
          <dt>{today.total}</dt>
          <dd className="tabular">{euros(sales.total)}</dd>
          <dd>{today.weekAgo(euros(sales.total_week_ago))}</dd>
          <dd>{today.yearAgo(euros(sales.total_year_ago))}</dd>
        </div>
      </dl>
    </section>
  );
}
