import type { WithdrawalStanding } from '@casamaestra/contract/withdrawals/withdrawals.operations.ts';
import { withdrawalLastDay } from '@casamaestra/rules/orders/withdrawal-period.ts';
import { withdrawalStanding } from '@casamaestra/rules/orders/withdrawal-standing.ts';
import type { OrderRecord } from './order-record.ts';

/** When the last parcel arrived, in ms; null while something is missing. */
function deliveredAt({ state, parcels, updatedAt }: OrderRecord): number | null {
  if (state !== 'delivered' && state !== 'returned') return null;
  const moments = parcels.flatMap((parcel) => parcel.deliveredAt?.getTime() ?? []);
  return moments.length === 0 ? updatedAt.getTime() : Math.max(...moments);
}

/** How an order and its withdrawal stand at a moment. `lastDay` is "YYYY-MM-DD", null while the period has no end. */
export function withdrawalOf(
  order: OrderRecord,
  now: number,
): { readonly standing: WithdrawalStanding; readonly lastDay: string | null } {
  const delivered = deliveredAt(order);
  return {
    standing: withdrawalStanding({ state: order.state, lines: order.lines, delivered }, now),
    lastDay: delivered === null ? null : withdrawalLastDay(delivered),
  };
}

/** Whether goods have left the shop. */
export const hasLeft = ({ parcels }: Pick<OrderRecord, 'parcels'>): boolean => parcels.length > 0;

/** "2 × Pittura lavabile (5 l)": the pieces of a declaration, in words. */
export function withdrawnGoods(
  lines: readonly { readonly position: number; readonly qty: number }[],
  order: Pick<OrderRecord, 'lines'>,
): string[] {
  return lines.flatMap(({ position, qty }) => {
    const line = order.lines.find((one) => one.position === position);
    if (line === undefined) return [];
    return `${qty} × ${line.name}${line.options === '' ? '' : ` (${line.options})`}`;
  });
}
