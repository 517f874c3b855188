import { LinkButton } from '@casamaestra/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '../../router/use-page.ts';
import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { can } from '../../platform/capabilities.ts';
import { OrderByToken, OrderWaiting } from '../orders/order-by-token.tsx';
import { OrderDetail } from '../orders/order-detail.tsx';
import { useInBrowser } from '../../platform/use-in-browser.ts';
import { ConfirmByForm } from './confirm-by-form.tsx';
import type { Confirmed } from './confirm-by-form.tsx';
import { TrackForm } from './track-form.tsx';
import css from './tracking.module.css';

/** R38: an order without login, by the mailed link or by number and e-mail address. */
export function TrackOrderPage({ confirmed }: { confirmed: Confirmed | undefined }) {
  const { orders } = useMessages();
  const query = useQuery();
  const inBrowser = useInBrowser();
  const [found, setFound] = useState<OrderView | null>(null);
  const token = query.get('order');
  const proof = query.get('confirm');
  const heading = useRef<HTMLHeadingElement>(null);
  const number = found?.order_number;
  useEffect(() => {
    if (number !== undefined) heading.current?.focus();
  }, [number]);
  const title = found ? orders.orderTitle(found.order_number) : orders.trackPage;
  return (
    <div className={`page ${css.tracking}`}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {found ? (
        <>
          <p data-no-print="" className={css.other}>
            <LinkButton
              href={urls.trackOrder()}
              variant="quiet"
              size="s"
              icon="chevron-left"
              onClick={() => setFound(null)}
            >
              {orders.trackOther}
            </LinkButton>
          </p>
          <OrderDetail order={found} onChange={setFound} />
        </>
      ) : token === null ? (
        <TrackForm onFound={setFound} />
      ) : inBrowser ? (
        <OrderByToken
          key={token}
          token={token}
          proof={proof}
          numbered
          unknown={
            <>
              <p role="alert" className={css.broken}>
                {can('order-search') ? orders.trackLinkBroken : orders.notFound}
              </p>
              {can('order-search') && <TrackForm onFound={setFound} />}
            </>
          }
        />
      ) : (
        <>
          {proof !== null && <ConfirmByForm confirmed={confirmed} />}
          {confirmed === undefined && <OrderWaiting />}
        </>
      )}
    </div>
  );
}
