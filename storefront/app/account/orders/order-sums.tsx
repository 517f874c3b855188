import { box } from '@casamaestra/ui/box.ts';
import { classes } from '@casamaestra/ui/classes.ts';
import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import type { ReactNode } from 'react';
import { money } from '@casamaestra/texts/format/money.ts';
import { number } from '@casamaestra/texts/format/number.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import css from './order.module.css';

/** The totals of an order, VAT included. */
export function OrderSums({ order }: { order: OrderView }) {
  const { orders } = useMessages();
  const locale = useLocale();
  const shown = (euros: number): string => money(euros, locale);
  return (
    <section aria-labelledby="order-sums" className={classes(box, css.card)}>
      <h2 id="order-sums">{orders.sums}</h2>
      <dl className={css.sums}>
        <Sum label={orders.goods}>{shown(order.goods)}</Sum>
        {order.discount > 0 && (
          <Sum
            label={
              order.coupon_codes.length > 0
                ? orders.discountWith(order.coupon_codes.join(', '))
                : orders.discount
            }
          >
            {shown(-order.discount)}
          </Sum>
        )}
        <Sum label={order.shipping_label || orders.shipping}>
          {order.shipping === 0 ? orders.free : shown(order.shipping)}
        </Sum>
        <Sum label={orders.total} className={css.total}>
          {shown(order.total)}
        </Sum>
        {order.vat.map(({ percent, vat }) => (
          <Sum key={percent} label={orders.vatLine(number(percent, locale))} className={css.quiet}>
            {shown(vat)}
          </Sum>
        ))}
        {order.refunded > 0 && <Sum label={orders.refunded}>{shown(order.refunded)}</Sum>}
      </dl>
    </section>
  );
}

const Sum = ({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
