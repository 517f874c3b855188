import { box } from '@casamaestra/ui/box.ts';
import { classes } from '@casamaestra/ui/classes.ts';
import type { Invoice } from '@casamaestra/contract/checkout/address.ts';
import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { paymentName } from '@casamaestra/rules/checkout/payment-name.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { AddressLines } from '../../address/address-lines.tsx';
import css from './order.module.css';

/** Delivery address, billing address and payment method. */
export function OrderPeople({ order }: { order: OrderView }) {
  const { orders } = useMessages();
  return (
    <section className={classes(box, css.card)} aria-label={orders.contact}>
      <dl className={css.people}>
        <div>
          <dt>{order.shipping_kind === 'pickup' ? orders.pickup : orders.deliveryAddress}</dt>
          <dd>
            {order.shipping_kind === 'pickup' ? (
              <>
                {order.pickup_place ? `${order.pickup_place.street}, ${order.pickup_place.town}` : null}
                <br />
                {`${order.shipping_address.first_name} ${order.shipping_address.last_name}`}
              </>
            ) : (
              <AddressLines address={order.shipping_address} />
            )}
          </dd>
        </div>
        {order.billing_address && (
          <div>
            <dt>{orders.billingAddress}</dt>
            <dd>
              <AddressLines address={order.billing_address} />
            </dd>
          </div>
        )}
        <div>
          <dt>{orders.contact}</dt>
          <dd>
            {order.email}
            <br />
            {order.phone}
          </dd>
        </div>
        <div>
          <dt>{orders.payment}</dt>
          <dd>{paymentName(order.payment_method, orders.methods)}</dd>
        </div>
        {order.invoice && (
          <div>
            <dt>{orders.invoice}</dt>
            <dd>
              <InvoiceText invoice={order.invoice} />
            </dd>
          </div>
        )}
        {order.note !== null && order.note !== '' && (
          <div>
            <dt>{orders.note}</dt>
            <dd>{order.note}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function InvoiceText({ invoice }: { invoice: Invoice }) {
  const { orders } = useMessages();
  const company = invoice.customer_type === 'Company' ? invoice : undefined;
  const facts = [
    [orders.vatNumber, company?.vat_number],
    [orders.taxCode, invoice.tax_code],
    [orders.recipientCode, company?.recipient_code],
    [orders.pec, company?.pec],
  ] as const;
  return (
    <>
      {company?.company_name ?? orders.invoiceWanted}
      {facts.map(([label, value]) =>
        value === undefined || value === '' ? null : (
          <span key={label} className={css.fact}>
            {label}: {value}
          </span>
        ),
      )}
    </>
  );
}
