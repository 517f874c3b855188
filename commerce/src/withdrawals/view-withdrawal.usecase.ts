import type { WithdrawalView } from '@casamaestra/contract/withdrawals/withdrawals.operations.ts';
import type { OrdersDependencies } from '../orders/orders-dependencies.ts';
import { wholeOrder } from '../orders/whole-order.usecase.ts';
import { presentWithdrawal } from './present-withdrawal.ts';

/** An existing order in the form of the withdrawal page. */
export async function viewWithdrawal(
  orderNumber: string,
  { database, tokens, clock }: Pick<OrdersDependencies, 'database' | 'tokens' | 'clock'>,
): Promise<WithdrawalView> {
  const order = await wholeOrder(database, orderNumber);
  if (order === undefined) throw new Error(`order ${orderNumber} is gone`);
  return presentWithdrawal(order, await tokens.sign(order.number), clock.now());
}
