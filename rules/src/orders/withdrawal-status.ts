import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import type { WithdrawalStatus } from '@casamaestra/contract/withdrawals/withdrawals.operations.ts';
import type { Instant } from '../pricing/price-now.ts';
import { withdrawalRuns } from './withdrawal-period.ts';
import { withdrawableQty } from './withdrawn-lines.ts';
import type { WithdrawableLine } from './withdrawn-lines.ts';

export interface WithdrawableOrder {
  readonly state: OrderState;
  readonly lines: readonly WithdrawableLine[];
  /** When the last parcel was delivered; null while something is missing. */
  readonly delivered: Instant | null;
}

/** Whether an order can be withdrawn from at a moment, or why not. */
export function withdrawalStatus(
  { state, lines, delivered }: WithdrawableOrder,
  now: Instant,
): WithdrawalStatus {
  if (state === 'cancelled' || state === 'returned') return 'closed';
  if (lines.every(({ customMade }) => customMade)) return 'excluded';
  if (lines.every((line) => withdrawableQty(line) === 0)) return 'withdrawn';
  return withdrawalRuns(delivered, now) ? 'open' : 'ended';
}
