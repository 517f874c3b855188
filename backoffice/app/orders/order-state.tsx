import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { texts } from '../platform/texts.ts';

const done: ReadonlySet<OrderState> = new Set(['shipped', 'delivered']);

export const OrderStateBadge = ({ state }: { state: OrderState }) => (
  <Badge tone={done.has(state) ? 'positive' : 'neutral'}>{texts().orders.states[state]}</Badge>
);

export const LateBadge = () => <Badge tone="sale">{texts().orders.late}</Badge>;
