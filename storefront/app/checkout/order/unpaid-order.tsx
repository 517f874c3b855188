import { LinkButton } from '@casamaestra/ui/button.tsx';
import { useState } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import { urls } from '../../platform/urls.ts';
import { lastOrder } from './last-order.ts';
import css from './unpaid-order.module.css';
import { useOrder } from './use-order.ts';

/** The last order of this browser, offered while it waits for its payment. */
export function UnpaidOrder() {
  const { unpaid: texts } = useMessages().checkout;
  const [remembered] = useState(lastOrder);
  const { state } = useOrder(remembered?.token ?? null);
  if (state.kind !== 'known' || !state.order.can_pay) return null;
  const { order_number: number, order_token: token } = state.order;
  return (
    <aside className={css.unpaid} aria-label={texts.title(number)}>
      <div>
        <p className={css.title}>{texts.title(number)}</p>
        <p>{texts.text}</p>
      </div>
      <div className={css.ways}>
        <LinkButton size="s" href={urls.paymentFailed(token)}>
          {texts.pay}
        </LinkButton>
        <LinkButton size="s" variant="secondary" href={urls.paymentSuccess(token)}>
          {texts.view}
        </LinkButton>
      </div>
    </aside>
  );
}
