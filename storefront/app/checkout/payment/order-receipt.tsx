import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { useContentLang, useLocale, useMessages } from '../../i18n/use-messages.ts';
import { AddressLines } from '../../address/address-lines.tsx';
import summary from '../../quote/summary.module.css';
import { Totals } from '../../quote/totals.tsx';
import { paymentName } from '@casamaestra/rules/checkout/payment-name.ts';
import css from './payment-pages.module.css';

/** Lines, totals and addresses of the order. */
export function OrderReceipt({ order }: { order: OrderView }) {
  const { payment: texts, checkout, pickup } = useMessages();
  const locale = useLocale();
  const lang = useContentLang();
  const coupons =
    order.discount > 0 ? [{ code: order.coupon_codes.join(', '), discount: order.discount }] : [];
  return (
    <section className={css.receipt} aria-labelledby="prodotti-ordine">
      <h2 id="prodotti-ordine">{texts.lines}</h2>
      <ul className={summary['lines']}>
        {order.lines.map((line) => (
          <li key={line.sku} className={summary['line']}>
            <span className={summary['picture']}>
              {line.picture && (
                <img
                  src={line.picture.url}
                  alt=""
                  width={Number(line.picture.width)}
                  height={Number(line.picture.height)}
                />
              )}
            </span>
            <span className={summary['about']}>
              <span className={summary['name']} lang={lang}>
                {line.name}
              </span>
              {line.options !== '' && (
                <span className={summary['note']} lang={lang}>
                  {line.options}
                </span>
              )}
              <span className={summary['note']}>{checkout.summary.quantity(line.qty)}</span>
            </span>
            <span className={summary['amount']}>{money(line.amount, locale)}</span>
          </li>
        ))}
      </ul>
      <Totals quote={{ ...order, coupons }} />
      <dl className={css.facts}>
        {order.shipping_kind === 'pickup' ? (
          <div>
            <dt>{pickup.who}</dt>
            <dd>{`${order.shipping_address.first_name} ${order.shipping_address.last_name}`}</dd>
          </div>
        ) : (
          <>
            <div>
              <dt>{texts.address}</dt>
              <dd>
                <AddressLines address={order.shipping_address} />
              </dd>
            </div>
            <div>
              <dt>{checkout.review.method}</dt>
              <dd>{order.shipping_label}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{texts.method}</dt>
          <dd>
            {paymentName(order.payment_method, texts.methods)}: {texts.statuses[order.payment]}
          </dd>
        </div>
      </dl>
    </section>
  );
}
