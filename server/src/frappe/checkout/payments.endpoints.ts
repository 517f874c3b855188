import {
  payAgainOperation,
  paymentReturnOperation,
} from '@casamaestra/contract/payments/payments.operations.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import { readReturn } from '@casamaestra/commerce/payments/callback/read-callback.ts';
import { spokenStep, whyFailed } from '@casamaestra/commerce/contract-http/spoken-payment.ts';
import type { Caller } from '@casamaestra/commerce/contract-http/caller.ts';
import type { Endpoint } from '@casamaestra/commerce/contract-http/endpoint.ts';
import { z } from 'zod';
import { customerOf, frappeEndpoint } from '../frappe-endpoint.ts';
import { withinLimit } from '../limits.ts';
import type { StartedOrder } from './started-order.ts';
import { requestFrappePayment } from './payment-steps.ts';
import type { CheckoutDependencies } from './place-order.usecase.ts';

/** An order of the shop by its token; a customer's order only while they are logged in. */
export function startedOrder(
  deps: CheckoutDependencies,
  token: string,
  caller: Caller,
): StartedOrder | undefined {
  const order = deps.records.orders.get(token);
  if (order?.customer === undefined) return order;
  const session = customerOf(deps, caller);
  return session.ok && session.value.email === order.customer ? order : undefined;
}

const resultShape = z.looseObject({ status: z.string() }).nullish();

/** The result of a payment according to the service; "failed" comes as a refusal of the call. */
async function resultOf(
  deps: CheckoutDependencies,
  a: string,
  b: string,
  address: string,
): Promise<Outcome<string>> {
  const asked = await deps.frappe.ask('paymentResult', { a, b }, resultShape, { address });
  if (asked.ok) return accepted((asked.value?.status ?? 'in progress').toLowerCase());
  return asked.refusal.name === 'invalid_input' ? accepted('failed') : asked;
}

/**
 * Handles the return from the bank. The service accepts each result only once (a second call fails), so its
 * answer is stored. The answer does not name the order: the browser remembers it.
 */
function returnEndpoint(deps: CheckoutDependencies): Endpoint {
  return frappeEndpoint(paymentReturnOperation, async (input, caller) => {
    const { reference, secret } = readReturn(deps.gateways, input) ?? { reference: '', secret: '' };
    const { order_token: token } = input;
    const { returns } = deps.records;
    const key = `${reference} ${secret}`;
    const known = returns.get(key);
    const order = startedOrder(deps, known?.token ?? token ?? '', caller);
    if (order === undefined) return refused('order_of_payment_unknown', {});
    if (known === undefined) {
      const within = withinLimit(deps, 'orders', caller.address);
      if (!within.ok) return within;
      const result = await resultOf(deps, reference, secret, caller.address);
      if (!result.ok) return result;
      returns.set(key, { token: order.token, status: result.value });
      if (order.payment !== 'paid') {
        order.payment =
          result.value === 'success' ? 'paid' : result.value === 'failed' ? 'failed' : 'pending';
        order.failure = order.payment === 'failed' ? 'payment_not_authorised' : null;
        deps.records.orders.set(order.token, order);
      }
    }
    const { number: order_number, token: order_token, payment, failure } = order;
    return accepted({ order_number, order_token, payment, ...whyFailed(failure, caller.language) });
  });
}

/**
 * Pays an unpaid order. While its bank page is open it is reused; after a decline the service creates a new
 * order of the same quotation, and the old one stays a draft there.
 */
function retryPaymentEndpoint(deps: CheckoutDependencies): Endpoint {
  return frappeEndpoint(payAgainOperation, async ({ order_token: token, payment_method: method }, caller) => {
    const order = startedOrder(deps, token, caller);
    if (order === undefined) return refused('order_of_payment_unknown', {});
    if (order.payment === 'paid' || order.payment === 'pending') return refused('payment_pending', {});
    const { wanted, step } = order;
    const open = order.payment === 'waiting' && step.kind === 'redirect' && wanted.payment_method === method;
    if (!open) {
      const within = withinLimit(deps, 'orders', caller.address);
      if (!within.ok) return within;
      const requested = await requestFrappePayment(deps, order.quotation, method, caller);
      if (!requested.ok) return requested;
      order.number = requested.value.number;
      order.total = requested.value.total;
      order.step = requested.value.step;
      order.wanted = { ...wanted, payment_method: method };
      order.payment = 'waiting';
      order.failure = null;
      deps.records.orders.set(order.token, order);
    }
    return accepted({
      order_number: order.number,
      total: order.total,
      payment: spokenStep(order.step, caller.language),
    });
  });
}

export const paymentEndpoints = (deps: CheckoutDependencies): readonly Endpoint[] => [
  returnEndpoint(deps),
  retryPaymentEndpoint(deps),
];
