import { paymentReturnOperation } from '@casamaestra/contract/payments/payments.operations.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import { guestEndpoint } from '../../contract-http/endpoint-of.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { handleCallback } from './payment-callback.usecase.ts';
import { networkOf } from '../../platform/limits/network-of.ts';

const perAddress = { requests: 60, windowMs: 60_000 };

export function paymentCallbackEndpoint(deps: PaymentDependencies): Endpoint<typeof paymentReturnOperation> {
  return guestEndpoint(paymentReturnOperation, async (input, caller) => {
    if (!(await deps.allow(`payment-return:${networkOf(caller.address)}`, perAddress)))
      return refused('returns_exceeded', {});
    return handleCallback(deps, input, caller.language);
  });
}
