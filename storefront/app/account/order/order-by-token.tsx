import type { trackOrderOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import type { ReactNode } from 'react';
import { CallContent } from '../frame/call-content.tsx';
import { useCall } from '../use-call.ts';
import { OrderDetail } from './order-detail.tsx';
import { OrderWaiting } from './order-waiting.tsx';

type OrderByTokenProps = {
  token: string;
  /** Shown instead where the token opens nothing. */
  unknown?: ReactNode;
  /** The page does not name the order: its details do. */
  numbered?: boolean | undefined;
};

/** An order opened by its token: the own one, or the one of the link in a mail. */
export function OrderByToken({ token, unknown, numbered }: OrderByTokenProps) {
  const loaded = useCall<typeof trackOrderOperation>('casamaestra.orders.track', { order_token: token });
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
