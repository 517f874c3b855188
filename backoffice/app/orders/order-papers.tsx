import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Link } from 'react-router';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { dayOf, euros, moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './order.module.css';

/** Invoices and declarations of withdrawal of an order, each a way to its screen; nothing without any. */
export function OrderPapers({ order: { documents, withdrawals } }: { order: StaffOrder }) {
  const { orders, invoices } = texts();
  const { papers: words } = orders;
  const seesInvoices = may(useMe(), 'invoices', 'view');
  const papers = documents ?? [];
  if (papers.length + withdrawals.length === 0) return null;
  return (
    <ScreenPart title={words.title}>
      <ul className={css.list}>
        {papers.map(({ id, kind, number, day, total, state }) => {
          const named = `${invoices.kinds[kind]} ${number}`;
          return (
            <li key={id}>
              {seesInvoices ? <Link to={`/fatture?q=${encodeURIComponent(number)}`}>{named}</Link> : named}
              <small className={css.soft}>
                {[dayOf(day), euros(total), invoices.states[state]].join(' · ')}
              </small>
            </li>
          );
        })}
        {withdrawals.map(({ number, declared_at: declared, received_at: received }) => (
          <li key={number}>
            <Link to={`/recessi/${encodeURIComponent(number)}`}>{words.withdrawal(number)}</Link>
            <small className={css.soft}>
              {words.declared(moment(declared))}
              {received !== null && ` · ${words.received(moment(received))}`}
            </small>
          </li>
        ))}
      </ul>
    </ScreenPart>
  );
}
