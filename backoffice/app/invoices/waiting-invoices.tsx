import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import {
  creditInvoiceOperation,
  issueInvoiceOperation,
  waitingInvoicesOperation,
} from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient, reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { dayOf, euros } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import { DeferredInvoice } from './deferred-invoice.tsx';
import css from './invoices.module.css';

type Waiting = OperationOutput<typeof waitingInvoicesOperation>;
type WaitingOrder = Waiting['orders'][number];
type WaitingRefund = Waiting['refunds'][number];

/** What waits for an invoice or a credit note: issued by one press, and said with its number. */
export function WaitingInvoices({ mayEdit }: { mayEdit: boolean }) {
  const { waiting: words } = texts().invoices;
  const { data, error } = useQuery(reading(waitingInvoicesOperation, {}));
  const [said, setSaid] = useState('');
  const tell = (sentence: string) => {
    setSaid(sentence);
    void queryClient.invalidateQueries();
  };
  const isEmpty = data !== undefined && data.orders.length + data.refunds.length === 0;
  const { columns } = words;
  return (
    <ScreenPart title={words.title}>
      <p role="status" className={css.said}>
        {said}
      </p>
      <Failure error={error} id="waiting-failure" />
      {isEmpty && <p className={css.soft}>{words.none}</p>}
      {data !== undefined && !isEmpty && (
        <table className={css.table}>
          <caption className="visually-hidden">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.order}</th>
              <th scope="col">{columns.buyer}</th>
              <th scope="col" className={css.end}>
                {columns.amount}
              </th>
              <th scope="col">{columns.since}</th>
              <th scope="col">{columns.due}</th>
              {mayEdit && <th scope="col">{columns.act}</th>}
            </tr>
          </thead>
          <tbody>
            {data.orders.map((order) => (
              <OrderRow key={order.order_number} order={order} mayEdit={mayEdit} onIssued={tell} />
            ))}
            {data.refunds.map((refund) => (
              <RefundRow key={refund.refund} refund={refund} mayEdit={mayEdit} onIssued={tell} />
            ))}
          </tbody>
        </table>
      )}
      {data?.more && <p className={css.soft}>{words.more}</p>}
    </ScreenPart>
  );
}

const orderLink = (number: string) => <Link to={`/ordini/${encodeURIComponent(number)}`}>{number}</Link>;

type Issued = { mayEdit: boolean; onIssued: (sentence: string) => void };

function OrderRow({ order, mayEdit, onIssued }: Issued & { order: WaitingOrder }) {
  const { waiting: words } = texts().invoices;
  const { order_number: number } = order;
  const done = useMutation({
    mutationFn: () => callStaff(issueInvoiceOperation, { order_number: number }),
    onSuccess: (row) => onIssued(words.issued(row.number, number, euros(row.total))),
  });
  return (
    <tr>
      <th scope="row">{orderLink(number)}</th>
      <td>{order.buyer}</td>
      <td className={css.end}>{euros(order.total)}</td>
      <td>{dayOf(order.paid_on)}</td>
      <td>
        {dayOf(order.due_on)} {order.late && <Badge tone="sale">{words.late}</Badge>}
      </td>
      {mayEdit && (
        <td>
          <div className={css.acts}>
            <Button
              size="s"
              aria-label={words.issueFor(number)}
              busy={done.isPending}
              onClick={() => done.mutate()}
            >
              {words.issue}
            </Button>
            <DeferredInvoice number={number} transports={order.transports} onIssued={onIssued} />
          </div>
          <Failure error={done.error} id={`issue-${number}`} />
        </td>
      )}
    </tr>
  );
}

function RefundRow({ refund, mayEdit, onIssued }: Issued & { refund: WaitingRefund }) {
  const { waiting: words } = texts().invoices;
  const { refund: id, order_number: number } = refund;
  const done = useMutation({
    mutationFn: () => callStaff(creditInvoiceOperation, { refund: id }),
    onSuccess: (row) => onIssued(words.credited(row.number, number, euros(row.total))),
  });
  return (
    <tr>
      <th scope="row">
        {orderLink(number)} <small>{words.refundOf(refund.invoice)}</small>
      </th>
      <td>{refund.buyer}</td>
      <td className={css.end}>{euros(-refund.amount)}</td>
      <td>{dayOf(refund.refunded_on)}</td>
      <td>–</td>
      {mayEdit && (
        <td>
          <Button
            size="s"
            aria-label={words.creditFor(number, euros(refund.amount))}
            busy={done.isPending}
            onClick={() => done.mutate()}
          >
            {words.credit}
          </Button>
          <Failure error={done.error} id={`credit-${id}`} />
        </td>
      )}
    </tr>
  );
}
