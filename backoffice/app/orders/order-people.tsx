import type { Address } from '@casamaestra/contract/checkout/address.ts';
import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { CopyButton } from '@casamaestra/ui/copy-button.tsx';
import { texts } from '../platform/texts.ts';
import { dayOf, euros, moment } from '../platform/written.ts';
import { postalLines } from './postal-lines.ts';
import css from './order.module.css';
import { ScreenPart } from '../shell/part.tsx';

/** Who bought it, where it goes, how it is paid, what was sent. */
export function OrderContacts({ order }: { order: StaffOrder }) {
  const { orders } = texts();
  return (
    <>
      <ScreenPart title={orders.buyer}>
        <p>{order.name}</p>
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
        {order.proof_of_age !== null && <p className={css.note}>{orders.proofOfAge(order.proof_of_age)}</p>}
        {order.weee_take_back && <p className={css.note}>{orders.weee}</p>}
        <Parcels parcels={order.parcels} />
      </ScreenPart>
      <Payment order={order} />
      <Mails mails={order.mails} />
    </>
  );
}

const Copied = ({ text, name }: { text: string; name: string }) => {
  const { copied, copy } = texts().orders;
  return (
    <div className={css.copied}>
      <span>{text}</span>
      <CopyButton text={text} label={copy} doneLabel={copied} name={name} />
    </div>
  );
};

const Postal = ({ address, name }: { address: Address; name: string }) => {
  const lines = postalLines(address);
  const { copied, copy } = texts().orders;
  return (
    <div className={css.copied}>
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <CopyButton text={lines.join('\n')} label={copy} doneLabel={copied} name={name} />
    </div>
  );
};

function Parcels({ parcels }: { parcels: StaffOrder['parcels'] }) {
  const { orders } = texts();
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
        </li>
      ))}
    </ul>
  );
}

function Payment({ order }: { order: StaffOrder }) {
  const { orders } = texts();
  const { payment: words } = orders;
  const { invoice } = order;
  return (
    <ScreenPart title={words.title}>
      <p>{orders.methods[order.payment_method]}</p>
      <ul className={css.list}>
        {order.payments?.map((payment) => (
          <li key={JSON.stringify(payment)}>
            {words.states[payment.state] ?? payment.state} · {euros(payment.amount)}
            {payment.failure !== null && <small className={css.soft}>{payment.failure}</small>}
          </li>
        ))}
      </ul>
      {invoice !== null && (
        <p>
          {words.invoice}
          <small className={css.soft}>
            {(invoice.customer_type === 'Company'
              ? [invoice.company_name, invoice.vat_number, invoice.recipient_code, invoice.pec]
              : [invoice.tax_code]
            )
              .filter(Boolean)
              .join(' · ')}
          </small>
        </p>
      )}
      {order.billing_address !== null && <Postal address={order.billing_address} name={orders.copyAddress} />}
    </ScreenPart>
  );
}

function Mails({ mails }: { mails: StaffOrder['mails'] }) {
  const { orders } = texts();
  if (mails.length === 0) return null;
  return (
    <ScreenPart title={orders.mails.title}>
      <ul className={css.list}>
        {mails.map((mail) => (
          <li key={`${mail.kind} ${mail.due_at}`}>
            {orders.mails.kinds[mail.kind] ?? mail.kind}
            <small className={css.soft}>
              {mail.sent_at === null
                ? orders.mails.waiting(moment(mail.due_at))
                : orders.mails.sent(moment(mail.sent_at))}
              {mail.error !== null && ` · ${mail.error}`}
            </small>
          </li>
        ))}
      </ul>
    </ScreenPart>
  );
}
