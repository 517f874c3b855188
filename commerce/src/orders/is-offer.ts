import { isUnpaid } from '@casamaestra/rules/orders/order-state.ts';
import type { OrderRecord } from './order-record.ts';

/** Whether an order binds nobody yet: taken on the telephone, it is accepted by paying (Codice del consumo, art. 51(6)). */
export const isOffer = ({ channel, state, totalCents }: OrderRecord): boolean =>
  channel === 'telephone' && isUnpaid(state) && totalCents > 0;
