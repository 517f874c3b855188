import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { can } from '../../platform/capabilities.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { writtenDate, writtenDays, writtenSpan } from '@casamaestra/texts/format/delivery-window.ts';
import { AccountOffer } from './account-offer.tsx';
import { ConfirmNotice } from '../../order/confirm-notice.tsx';
import { CorrectEmail } from './correct-email.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { PickupCard } from '../../order/pickup-card.tsx';
import css from './payment-pages.module.css';
import { TransferInstructions } from './transfer-instructions.tsx';

/** The completed order: number, next steps, lines. */
export function OrderComplete({ order }: { order: OrderView }) {
  const { payment: texts } = useMessages();
  const waiting = order.transfer !== null && order.payment !== 'paid';
  return (
    <>
      <header className={css.done}>
        <span className={css.arch} aria-hidden="true">
          <Icon name="check" size={32} />
        </span>
        <h1>{waiting ? texts.thanksTransfer : texts.thanks}</h1>
        <p className={css.number}>
          {texts.number} <strong>{order.order_number}</strong>
        </p>
        {can('order-mails') && <p>{texts.mailTo(order.email)}</p>}
        <CorrectEmail key={order.order_token} order={order} />
        <p className={css.ways}>
          <LinkButton href={urls.trackOrder(order.order_token)}>{texts.track}</LinkButton>
          <Button variant="secondary" icon="print" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </p>
      </header>
      <div className={css.columns}>
        <div className={css.main}>
          <ConfirmNotice order={order} />
          {order.transfer && waiting && <TransferInstructions transfer={order.transfer} />}
          <NextSteps order={order} waiting={waiting} />
          {can('account-from-order') && <AccountOffer order={order} />}
        </div>
        <OrderReceipt order={order} />
      </div>
      <p className={css.onward}>
        <LinkButton variant="quiet" href={urls.shop()}>
          {texts.keepShopping}
        </LinkButton>
      </p>
    </>
  );
}

function NextSteps({ order, waiting }: { order: OrderView; waiting: boolean }) {
  const { payment: texts, pickup } = useMessages();
  const locale = useLocale();
  const { shipping_kind: kind, pickup_place: place, earliest, latest } = order;
  const { nextPaid, nextTransfer } = kind === 'pickup' ? pickup : texts;
  const arrival = () =>
    kind === 'pickup'
      ? texts.nextPickup(writtenDate(earliest, locale))
      : texts.nextArrival(...writtenSpan(earliest, latest, locale));
  const { working_days: days } = order;
  const afterTransfer =
    kind === 'pickup' || days === null ? [] : [texts.nextTransferArrival(writtenDays(days))];
  const afterPaid = earliest === '' ? [] : [arrival()];
  const steps = waiting ? [...nextTransfer, ...afterTransfer] : [...nextPaid, ...afterPaid];
  return (
    <section aria-labelledby="prossimi-passi">
      <h2 id="prossimi-passi">{texts.nextTitle}</h2>
      <ol className={css.next}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {place && <PickupCard place={place} number={order.order_number} />}
    </section>
  );
}
