import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { CopyButton } from '@casamaestra/ui/copy-button.tsx';
import { Link } from 'react-router';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { dayOf, euros } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import { Postal } from './copied.tsx';
import css from './order.module.css';

/** How it is paid, and whom the invoice names. */
export function PaymentOfOrder({ order }: { order: StaffOrder }) {
  const { orders } = texts();
  const { payment: words } = orders;
  const seesPayments = may(useMe(), 'refunds', 'view');
  const { invoice } = order;
  return (
    <ScreenPart title={words.title}>
      <p>{orders.methods[order.payment_method]}</p>
      {order.transfer !== null && <Transfer transfer={order.transfer} />}
      <ul className={css.list}>
        {order.payments?.map((payment) => {
          const told = `${words.states[payment.state] ?? payment.state} · ${euros(payment.amount)}`;
          return (
            <li key={payment.id}>
              {seesPayments ? <Link to={`/pagamenti/${payment.id}`}>{told}</Link> : told}
              {payment.failure !== null && <small className={css.soft}>{payment.failure}</small>}
            </li>
          );
        })}
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

/** What the buyer needs to transfer the money, to be said or sent to them. */
function Transfer({ transfer }: { transfer: NonNullable<StaffOrder['transfer']> }) {
  const { payment: words, copy, copied } = texts().orders;
  const lines = [
    [words.iban, transfer.iban_spaced],
    [words.holder, transfer.account_holder],
    [words.amount, euros(transfer.amount)],
    [words.reference, transfer.reference],
  ] as const;
  return (
    <>
      <dl className={css.facts}>
        {lines.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={css.copied}>
              <span>{text}</span>
              <CopyButton text={text} label={copy} doneLabel={copied} name={words.copyNamed(name)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.soft}>{words.due(dayOf(transfer.due))}</p>
    </>
  );
}
