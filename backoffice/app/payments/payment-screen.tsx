import type { AttemptRow, StaffPayment } from '@casamaestra/contract/staff/staff-payments.operations.ts';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { counted, euros, moment } from '../platform/written.ts';
import { MissingScreen } from '../shell/missing-screen.tsx';
import { ScreenPart } from '../shell/part.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { AskGateway } from './ask-gateway.tsx';
import { NoticeTable } from './notice-table.tsx';
import { methodOf, AttemptBadge } from './attempt-badge.tsx';
import css from './payments.module.css';
import { paymentQuery } from './payments-query.ts';

/** One attempt to pay with everything that happened to it. */
export function PaymentScreen() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? <Numbered key={id} id={Number(id)} /> : <MissingScreen />;
}

function Numbered({ id }: { id: number }) {
  const { payments, shell } = texts();
  const { data: payment, error } = useQuery(paymentQuery(id));
  return (
    <>
      <ScreenHead
        title={
          payment ? payments.title(payment.order_number, counted(payment.attempt)) : shell.screens.payments
        }
      >
        {payment && <AttemptBadge state={payment.state} />}
      </ScreenHead>
      <Failure error={error} />
      {payment === undefined ? error === null && <Skeleton lines={10} /> : <Parts payment={payment} />}
    </>
  );
}

function Parts({ payment }: { payment: StaffPayment }) {
  const { payments } = texts();
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <AskGateway payment={payment} />
        <Events payment={payment} />
        {payment.notices.length > 0 && (
          <ScreenPart title={payments.notices.of}>
            <NoticeTable caption={payments.notices.of} rows={payment.notices} />
          </ScreenPart>
        )}
      </div>
      <div className={css.column}>
        <Facts payment={payment} />
        {payment.others.length > 0 && (
          <ScreenPart title={payments.others}>
            <ul className={css.others}>
              {payment.others.map((one) => (
                <Other key={one.id} payment={one} />
              ))}
            </ul>
          </ScreenPart>
        )}
      </div>
    </div>
  );
}

const Other = ({ payment }: { payment: AttemptRow }) => (
  <li>
    <Link to={`/pagamenti/${payment.id}`}>
      {payment.order_number}-{payment.attempt}
    </Link>
    <AttemptBadge state={payment.state} />
    <span>{euros(payment.amount)}</span>
  </li>
);

function Facts({ payment }: { payment: StaffPayment }) {
  const { payments } = texts();
  const { failure, failure_code: code, next_check_at: next } = payment;
  const why = failure === null ? null : [payments.failures[failure], code].filter(Boolean).join(' · ');
  const facts: readonly (readonly [string, string | null])[] = [
    [payments.total, euros(payment.order_total)],
    [payments.amount, euros(payment.amount)],
    [payments.authorised, payment.authorised === 0 ? null : euros(payment.authorised)],
    [payments.captured, euros(payment.captured)],
    [payments.refunded, payment.refunded === 0 ? null : euros(payment.refunded)],
    [payments.failure, why],
    [payments.transaction, payment.transaction_id],
    [payments.reference, payment.gateway === null ? null : (payment.reference ?? payments.noReference)],
    [payments.nextCheck, next === null ? null : moment(next)],
  ];
  return (
    <ScreenPart title={payments.facts}>
      <dl className={css.facts}>
        <dt>{payments.order}</dt>
        <dd>
          <Link to={`/ordini/${encodeURIComponent(payment.order_number)}`}>{payment.order_number}</Link>
        </dd>
        <dt>{payments.columns.method}</dt>
        <dd>{methodOf(payment)}</dd>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name} className={css.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </ScreenPart>
  );
}

function Events({ payment }: { payment: StaffPayment }) {
  const { payments } = texts();
  return (
    <ScreenPart title={payments.events}>
      <ol className={css.events}>
        {payment.events.toReversed().map((event) => (
          <li key={`${event.at} ${event.kind} ${event.state}`}>
            <strong>{payments.kinds[event.kind ?? 'other']}</strong>
            <small>
              {[
                moment(event.at),
                payments.states[event.state],
                event.amount === null || event.amount === 0 ? '' : euros(event.amount),
              ]
                .filter((text) => text !== '')
                .join(' · ')}
            </small>
            {event.detail !== null && <p lang="und">{event.detail}</p>}
          </li>
        ))}
      </ol>
    </ScreenPart>
  );
}
