import { isUnpaid } from '@casamaestra/rules/orders/order-state.ts';
import type { OrderHeader } from './order-record.ts';

type Awaiting = Pick<OrderHeader, 'state' | 'paymentMethod' | 'totalCents' | 'addressConfirmed'>;

/** Whether an order's stock is reserved for one day only, until the link mailed to its address is opened. */
export const awaitsConfirmation = ({
  state,
  paymentMethod,
  totalCents,
  addressConfirmed,
}: Awaiting): boolean =>
  isUnpaid(state) && paymentMethod === 'transfer' && totalCents > 0 && !addressConfirmed;
