import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';

export interface OrderProps {
  readonly order: OrderView;
  /** Called with the order as a change left it. */
  readonly onChange: (order: OrderView) => void;
}
