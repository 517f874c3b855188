import { paymentReturnOperation } from '@casamaestra/contract/payments/payments.operations.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import { guestCall } from '../../contract-http/guest-call.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { takeReturn } from './payment-return.usecase.ts';
import { networkOf } from '../../platform/limits/network-of.ts';

const perAddress = { requests: 60, windowMs: 60_000 };

export function paymentReturnEndpoint(parts: PaymentParts): Endpoint<typeof paymentReturnOperation> {
  return guestCall(paymentReturnOperation, async (input, caller) => {
    if (!(await parts.allow(`payment-return:${networkOf(caller.address)}`, perAddress)))
      return refused('returns_exceeded', {});
    return takeReturn(parts, input);
  });
}
