import { box } from '@casamaestra/ui/box.ts';
import { classes } from '@casamaestra/ui/classes.ts';
import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { CopyButton } from '@casamaestra/ui/copy-button.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { longDay } from '@casamaestra/texts/format/date.ts';
import { useContentLang, useLocale, useMessages } from '../../i18n/use-messages.ts';
import css from './order.module.css';

type Parcel = OrderView['parcels'][number];

/** The parcels of an order with their tracking. */
export function OrderParcels({ order }: { order: OrderView }) {
  const { orders } = useMessages();
  if (order.parcels.length === 0) return null;
  return (
    <section aria-labelledby="order-parcels" className={css.part}>
      <h2 id="order-parcels">{orders.parcels}</h2>
      <ul className={css.parcels}>
        {order.parcels.map((parcel, index) => (
          <li key={parcel.tracking_number} className={classes(box, css.parcel)}>
            <ParcelFacts parcel={parcel} title={orders.parcel(index + 1, order.parcels.length)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ParcelFacts({ parcel, title }: { parcel: Parcel; title: string }) {
  const { orders } = useMessages();
  const locale = useLocale();
  const lang = useContentLang();
  return (
    <>
      <h3 className={css.parcelTitle}>
        <Icon name="truck" size={22} />
        <span>{title}</span>
      </h3>
      <p>
        {parcel.delivered_at === null
          ? orders.shippedOn(longDay(parcel.shipped_at, locale))
          : orders.deliveredOn(longDay(parcel.delivered_at, locale))}
      </p>
      <p className={css.quiet}>
        {parcel.carrier} · {orders.trackingNumber}: <span className="tabular">{parcel.tracking_number}</span>
      </p>
      <p className={css.actions} data-no-print="">
        <CopyButton
          text={parcel.tracking_number}
          label={orders.copy}
          doneLabel={orders.copied}
          name={orders.copyTracking}
        />
        {parcel.tracking_url !== null && (
          <a href={parcel.tracking_url} target="_blank" rel="noreferrer">
            {orders.trackParcel}
          </a>
        )}
      </p>
      <p className={css.quiet}>
        {orders.inside}:{' '}
        <span lang={lang}>{parcel.lines.map(({ qty, name }) => `${qty} × ${name}`).join(', ')}</span>
      </p>
    </>
  );
}
