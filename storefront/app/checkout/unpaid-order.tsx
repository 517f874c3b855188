import { LinkButton } from '@casamaestra/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { lastOrder } from '../order/last-order.ts';
import css from './unpaid-order.module.css';
import { useOrder } from '../order/use-order.ts';

/**
 * Offers to pay the last order of this browser while it is unpaid. `alone`: the page has nothing else, so it
 * must be visible even after scroll restoration.
 */
export function UnpaidOrder({ alone }: { alone: boolean }) {
  const { unpaid: texts } = useMessages().checkout;
  const [remembered] = useState(lastOrder);
  const { state } = useOrder(remembered?.token ?? null);
  const box = useRef<HTMLElement>(null);
  const offered = state.kind === 'known' && state.order.can_pay;
  useEffect(() => {
    if (alone && offered) box.current?.scrollIntoView({ block: 'center' });
  }, [alone, offered]);
  if (state.kind !== 'known' || !offered) return null;
  const { order_number: number, order_token: token } = state.order;
  return (
    <aside ref={box} className={css.unpaid} aria-label={texts.title(number)}>
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
