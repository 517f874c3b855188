import { isUnpaid } from '@casamaestra/rules/orders/order-state.ts';
import type { OrderHeader } from './order-record.ts';

type Awaiting = Pick<OrderHeader, 'state' | 'paymentMethod' | 'totalCents' | 'addressProved'>;

/** Whether an order keeps its goods for a day only, until somebody opens the link mailed to its address. */
export const awaitsProof = ({ state, paymentMethod, totalCents, addressProved }: Awaiting): boolean =>
  isUnpaid(state) && paymentMethod === 'transfer' && totalCents > 0 && !addressProved;
