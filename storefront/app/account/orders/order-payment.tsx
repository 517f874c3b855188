import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { LinkButton } from '@casamaestra/ui/button.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { urls } from '@casamaestra/contract/pages.ts';
import type { TransferDetails } from '@casamaestra/contract/checkout/place-order.ts';
import { CopyButton } from '@casamaestra/ui/copy-button.tsx';
import { writtenDate } from '@casamaestra/texts/format/delivery-window.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { fixed } from '@casamaestra/texts/format/number.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { useMessages, useLocale } from '../../i18n/use-messages.ts';
import css from './order.module.css';

/** What is still to be paid and how; nothing when the order is paid. */
export function OrderDue({ order }: { order: OrderView }) {
  const { orders } = useMessages();
  if (!order.can_pay && order.transfer === null) return null;
  return (
    <section aria-labelledby="order-payment" className={css.due}>
      <h2 id="order-payment">
        <Icon name="card" size={22} />
        <span>{order.transfer ? orders.transferTitle : orders.paymentMissing}</span>
      </h2>
      {order.payment_message !== null && <p>{order.payment_message}</p>}
      {order.transfer ? <TransferFacts transfer={order.transfer} /> : <p>{orders.payWithin}</p>}
      {order.can_pay && (
        <div className={css.actions} data-no-print="">
          <LinkButton href={urls.paymentFailed(order.order_token)} variant="secondary">
            {orders.payOtherwise}
          </LinkButton>
        </div>
      )}
    </section>
  );
}

/** Details of a bank transfer, each with a button to copy it. */
function TransferFacts({ transfer }: { transfer: TransferDetails }) {
  const { orders } = useMessages();
  const locale = useLocale();
  const facts = [
    { label: orders.iban, text: transfer.iban_spaced, copy: transfer.iban },
    { label: orders.reference, text: transfer.reference, copy: transfer.reference },
    {
      label: orders.amount,
      text: money(transfer.amount, locale),
      copy: amountToCopy(transfer.amount, locale),
    },
    { label: orders.holder, text: transfer.account_holder, copy: transfer.account_holder },
    { label: orders.bic, text: transfer.bic, copy: transfer.bic },
    { label: orders.bank, text: transfer.bank, copy: transfer.bank },
  ].filter(({ text }) => text !== '');
  return (
    <dl className={css.transfer}>
      {facts.map(({ label, text, copy }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className="tabular">{text}</span>
            <span data-no-print="">
              <CopyButton
                text={copy}
                label={orders.copy}
                doneLabel={orders.copied}
                name={orders.copyNamed(label)}
              />
            </span>
          </dd>
        </div>
      ))}
      {transfer.due !== '' && (
        <div>
          <dt>{orders.due}</dt>
          <dd>{writtenDate(transfer.due, locale)}</dd>
        </div>
      )}
    </dl>
  );
}

/**
 * An amount for a bank's form: with the decimal separator of the language, without thousands separators
 * ("1234,50").
 */
export const amountToCopy = (euros: number, locale: Language): string =>
  fixed(euros, 2, locale).replaceAll(/[.,\s](?=\d{3})/g, '');
