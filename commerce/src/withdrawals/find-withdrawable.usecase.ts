import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '../contract-http/caller.ts';
import { orderByNumber, orderByToken, orderNotFound } from '../orders/find-order.usecase.ts';
import { orderOfCustomer } from '../orders/my-orders.usecase.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import type { OrdersDependencies } from '../orders/orders-dependencies.ts';

/** How a shopper identifies an order. */
export interface NamedOrder {
  readonly order_token?: string | undefined;
  readonly order_number?: string | undefined;
  readonly order_email?: string | undefined;
}

/** The caller: a guest (`customerId` null) or a customer, with the network address. */
export interface Asker {
  readonly customerId: number | null;
  readonly address: string;
}

/** Identifies the caller; an invalid token is refused instead of treating its owner as a guest. */
export async function whoCalls(caller: Caller, { identify }: OrdersDependencies): Promise<Outcome<Asker>> {
  const { address } = caller;
  if (caller.jwt === undefined) return accepted({ customerId: null, address });
  const who = await identify(caller);
  if (who === null) return refused('login_ended', { purpose: 'withdrawal' });
  return accepted({ customerId: who.customerId, address });
}

/**
 * Finds an order by its link, by number and e-mail address (rate-limited as order tracking is), or by number
 * alone when it is the customer's own. The refusal reveals nothing about the order.
 */
export async function findWithdrawable(
  { order_token: token, order_number: orderNumber, order_email: email }: NamedOrder,
  asker: Asker,
  deps: OrdersDependencies,
): Promise<Outcome<OrderRecord>> {
  if (token !== undefined) return orderByToken(token, deps);
  if (orderNumber === undefined || orderNumber === '')
    return refused('order_number_required', {}, 'order_number');
  if (email !== undefined && email !== '') return orderByNumber(orderNumber, email, asker, deps);
  if (asker.customerId === null) return refused('order_email_required', {}, 'order_email');
  const own = await orderOfCustomer(asker.customerId, orderNumber, deps);
  return own === undefined ? orderNotFound() : accepted(own);
}
