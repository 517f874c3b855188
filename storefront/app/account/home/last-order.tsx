import type { myOrdersOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import { LinkButton } from '@casamaestra/ui/button.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { money } from '@casamaestra/texts/format/money.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { longDay } from '@casamaestra/texts/format/date.ts';
import { useContentLang, useLocale, useMessages } from '../../i18n/use-messages.ts';
import { CallContent } from '../layout/call-content.tsx';
import type { OwnOrder } from '../orders/order-table.tsx';
import { StateBadge, stateSentence } from '../orders/state-badge.tsx';
import { useCall } from '../use-call.ts';
import css from './home.module.css';

/** The newest order with its status, or a link to the shop when there is none. */
export function LastOrderCard() {
  const { account } = useMessages();
  const loaded = useCall<typeof myOrdersOperation>('casamaestra.orders.mine', { page_size: 1 });
  return (
    <section aria-labelledby="account-last" className={css.last}>
      <header className={css.lastHead}>
        <h2 id="account-last">{account.lastOrder}</h2>
        <a href={urls.orders()}>{account.allOrders}</a>
      </header>
      <CallContent loaded={loaded} waiting={<Skeleton height="max(15.75rem, 27rem - 22vw)" />}>
        {({ orders: [order] }) => (order ? <Order order={order} /> : <NoOrder />)}
      </CallContent>
    </section>
  );
}

function Order({ order }: { order: OwnOrder }) {
  const messages = useMessages();
  const { orders } = messages;
  const locale = useLocale();
  const lang = useContentLang();
  const [first = '', ...others] = order.names;
  return (
    <div className={css.order}>
      <div className={css.facts}>
        <StateBadge order={order} />
        <span>
          {order.order_number} · {longDay(order.placed_at, locale)} · {money(order.total, locale)}
        </span>
      </div>
      <p className={css.sentence}>{stateSentence(messages, order)}</p>
      <div className={css.contents}>
        {order.pictures.slice(0, 4).map((picture) => (
          <img key={picture.url} src={picture.url} width={64} height={64} alt="" />
        ))}
        <span>
          <bdi lang={lang}>{first}</bdi>
          {others.length > 0 && ` ${orders.andMore(others.length)}`}
        </span>
      </div>
      <p>
        <LinkButton href={urls.order(order.order_number)} variant={order.can_pay ? 'primary' : 'secondary'}>
          {order.can_pay ? orders.payNow : orders.details}
        </LinkButton>
      </p>
    </div>
  );
}

function NoOrder() {
  const { account } = useMessages();
  return (
    <div className={css.none}>
      <Icon name="box" size={32} />
      <p>
        <strong>{account.noOrderTitle}</strong>
        <span>{account.noOrderText}</span>
      </p>
      <LinkButton href={urls.shop()} variant="secondary">
        {account.toShop}
      </LinkButton>
    </div>
  );
}
