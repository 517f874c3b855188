import { isUnpaid } from '@casamaestra/rules/orders/order-state.ts';
import type { OrderHeader } from './order-record.ts';

type Awaiting = Pick<OrderHeader, 'state' | 'paymentMethod' | 'totalCents' | 'addressConfirmed'>;

/** Whether an order keeps its goods for a day only, until somebody opens the link mailed to its address. */
export const awaitsConfirmation = ({
  state,
  paymentMethod,
  totalCents,
  addressConfirmed,
}: Awaiting): boolean =>
  isUnpaid(state) && paymentMethod === 'transfer' && totalCents > 0 && !addressConfirmed;
