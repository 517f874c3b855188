import type {
  confirmOrderOperation,
  trackOrderOperation,
} from '@casamaestra/contract/orders/orders.operations.ts';
import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import type { ReactNode } from 'react';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { CallContent } from '../layout/call-content.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { useCall } from '../use-call.ts';
import type { Loaded } from '../use-loaded.ts';
import { OrderDetail } from './order-detail.tsx';
import css from './order.module.css';

type OrderByTokenProps = {
  token: string;
  /** Secret of the mailed confirmation link: opening the page confirms the order. */
  proof?: string | null;
  /** Shown when the token is invalid. */
  unknown?: ReactNode;
  /** The page heading does not contain the order number, so the details show it. */
  numbered?: boolean | undefined;
};

/** An order opened by its token: from the account, or by the link in a mail. */
export function OrderByToken({ proof = null, ...props }: OrderByTokenProps) {
  return proof === null ? <Tracked {...props} /> : <Confirmed {...props} proof={proof} />;
}

function Tracked(props: OrderByTokenProps) {
  const input = { order_token: props.token };
  const loaded = useCall<typeof trackOrderOperation>('casamaestra.orders.track', input);
  return <Opened {...props} loaded={loaded} />;
}

function Confirmed({ proof, ...props }: OrderByTokenProps & { proof: string }) {
  const { confirm } = useMessages().payment;
  const input = { order_token: props.token, proof };
  const loaded = useCall<typeof confirmOrderOperation>('casamaestra.orders.confirm', input);
  const { answer } = loaded;
  const done = answer.state === 'ready' && answer.value.transfer !== null;
  return (
    <>
      <p role="status">{done ? confirm.done : ''}</p>
      <Opened {...props} loaded={loaded} />
    </>
  );
}

function Opened({ loaded, unknown, numbered }: OrderByTokenProps & { loaded: Loaded<OrderView> }) {
  const { answer } = loaded;
  const isUnknown =
    answer.state === 'refused' &&
    (answer.refusal.name === 'not_found' || answer.refusal.name === 'invalid_input');
  if (isUnknown && unknown !== undefined) return unknown;
  return (
    <CallContent loaded={loaded} waiting={<OrderWaiting />}>
      {(order) => <OrderDetail order={order} onChange={loaded.set} numbered={numbered} />}
    </CallContent>
  );
}

/** Placeholder while an order is loading. */
export const OrderWaiting = () => (
  <div className={css.order}>
    <Skeleton height="2.5rem" width="60%" />
    <Skeleton height="6rem" />
    <Skeleton height="14rem" />
  </div>
);
