import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { useStore } from '../platform/store.ts';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';
import { OthersHere } from '../together/others-here.tsx';
import { usePageKeys } from '../shell/page-keys.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { OrderActs } from './order-acts.tsx';
import { OrderGoods } from './order-goods.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderContacts } from './order-people.tsx';
import { LateBadge, OrderStateBadge } from './order-state.tsx';
import css from './order.module.css';
import { loadOrderAhead, openedFrom, orderQuery } from './orders-query.ts';

/** One order with everything that belongs to it. */
export function OrderScreen() {
  const { number = '' } = useParams();
  const { data: order, error } = useQuery(orderQuery(number));
  const { orders } = texts();
  return (
    <>
      <ScreenHead title={orders.order(number)}>
        <Neighbours number={number} isThere={order !== undefined} />
      </ScreenHead>
      <Failure error={error} />
      {order === undefined ? error === null && <Skeleton lines={12} /> : <OrderBody order={order} />}
    </>
  );
}

function OrderBody({ order }: { order: StaffOrder }) {
  const { orders } = texts();
  return (
    <>
      <OthersHere record={`order ${order.number}`} />
      <div className={css.standing}>
        <OrderStateBadge state={order.state} />
        {order.channel === 'telephone' && <Badge tone="neutral">{texts().telephone.taken}</Badge>}
        {order.late && <LateBadge />}
        <span>{orders.placed(moment(order.placed_at))}</span>
        <OrderActs key={order.number} order={order} />
      </div>
      <div className={css.columns}>
        <div className={css.column}>
          <OrderGoods order={order} />
          <OrderHistory order={order} />
        </div>
        <div className={css.column}>
          <OrderContacts order={order} />
        </div>
      </div>
    </>
  );
}

/** The orders before and after in the list it was opened from: J and K. */
function Neighbours({ number, isThere }: { number: string; isThere: boolean }) {
  const numbers = useStore(openedFrom);
  const navigate = useNavigate();
  const { orders } = texts();
  const at = numbers.indexOf(number);
  const before = at > 0 ? numbers[at - 1] : undefined;
  const after = at >= 0 ? numbers[at + 1] : undefined;
  // After the order itself: asked for together, the three would wait for each other.
  useEffect(() => {
    if (isThere) for (const one of [after, before]) if (one !== undefined) loadOrderAhead(one);
  }, [isThere, after, before]);
  const goTo = (to: string | undefined) =>
    to === undefined
      ? undefined
      : () => void navigate(`/ordini/${encodeURIComponent(to)}`, { replace: true });
  usePageKeys({ j: goTo(after), k: goTo(before) });
  const way = (to: string | undefined, label: string, key: string) =>
    to !== undefined && (
      <Link to={`/ordini/${encodeURIComponent(to)}`} replace className={css.way}>
        {label} <kbd>{key}</kbd>
      </Link>
    );
  return (
    <>
      {way(before, orders.previous, 'K')}
      {way(after, orders.next, 'J')}
    </>
  );
}
