import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Link } from 'react-router';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { dayOf, moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { Copied, Postal } from './copied.tsx';
import { CorrectOrder } from './correct-order.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderPapers } from './order-papers.tsx';
import { PaymentOfOrder } from './order-payment.tsx';
import css from './order.module.css';
import { ScreenPart } from '../shell/part.tsx';

/** Who bought it, where it goes, how it is paid, what was sent. */
export function OrderContacts({ order }: { order: StaffOrder }) {
  const { orders } = texts();
  const seesCustomers = may(useMe(), 'customers', 'view');
  return (
    <>
      <ScreenPart title={orders.buyer}>
        <p>
          {order.customer_id !== null && seesCustomers ? (
            <Link to={`/clienti/${order.customer_id}`}>{order.name}</Link>
          ) : (
            order.name
          )}
        </p>
        {order.email !== null && <Copied text={order.email} name={orders.copyEmail} />}
        {order.phone !== null && <Copied text={order.phone} name={orders.copyPhone} />}
        {order.note !== null && order.note !== '' && (
          <p className={css.note}>{orders.buyerNote(order.note)}</p>
        )}
      </ScreenPart>
      <ScreenPart title={orders.delivery}>
        <p>
          {order.shipping_label}
          <small className={css.soft}>{orders.promised(dayOf(order.earliest), dayOf(order.latest))}</small>
        </p>
        {order.shipping_address !== null && (
          <Postal address={order.shipping_address} name={orders.copyAddress} />
        )}
        <CorrectOrder order={order} />
        {order.proof_of_age !== null && <p className={css.note}>{orders.proofOfAge(order.proof_of_age)}</p>}
        {order.weee_take_back && (
          <p className={css.note}>
            <Link to="/raee">{orders.weee}</Link>
          </p>
        )}
        <Parcels order={order} />
      </ScreenPart>
      <PaymentOfOrder order={order} />
      <OrderPapers order={order} />
      <OrderMails order={order} />
    </>
  );
}

function Parcels({ order: { number, parcels } }: { order: StaffOrder }) {
  const { orders } = texts();
  const mayIssue = may(useMe(), 'orders', 'edit');
  return (
    <ul className={css.list}>
      {parcels.map((parcel) => (
        <li key={parcel.id}>
          {parcel.carrier}{' '}
          {parcel.tracking_url === null ? (
            parcel.tracking_number
          ) : (
            <a href={parcel.tracking_url} target="_blank" rel="noreferrer">
              {parcel.tracking_number}
            </a>
          )}
          <small className={css.soft}>
            {parcel.delivered_at === null
              ? orders.shippedAt(moment(parcel.shipped_at))
              : orders.deliveredAt(moment(parcel.delivered_at))}
          </small>
          {mayIssue && (
            <Link
              to={`/ordini/stampa?${new URLSearchParams({ ordini: number, cosa: 'ddt', collo: String(parcel.id) })}`}
              aria-label={orders.transport.openOf(`${parcel.carrier} ${parcel.tracking_number}`.trim())}
            >
              {orders.transport.open}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
