import {
  gestpayCheckOperation,
  gestpayResultOperation,
} from '@casamaestra/contract/payments/provider-payments.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import { guestCall } from '../../contract-http/guest-call.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { findGestpay, gestpayStatus, takeGestpayResult } from './gestpay.usecase.ts';
import { networkOf } from '../../platform/limits/network-of.ts';

/** Ids of payments are numbers: at this pace nobody finds one by trying. */
const perAddress = { requests: 30, windowMs: 60_000 };
const tooMany = () => refused('requests_exceeded', {});
type AxerveQuery = OperationInput<typeof gestpayResultOperation>;

/** The attempt that the address of the return names. */
async function findPayment(
  parts: PaymentParts,
  { a, b, paymentToken, paymentID }: AxerveQuery,
): Promise<Outcome<Awaited<ReturnType<typeof findGestpay>>>> {
  const name = b ?? paymentToken ?? paymentID;
  if (name === undefined) return refused('payment_name_required', {}, 'b');
  return accepted(await findGestpay(parts, a, name));
}

const allowed = ({ allow }: PaymentParts, address: string) =>
  allow(`gestpay:${networkOf(address)}`, perAddress);

export function gestpayResultEndpoint(parts: PaymentParts): Endpoint<typeof gestpayResultOperation> {
  return guestCall(gestpayResultOperation, async (input, { address }) => {
    if (!(await allowed(parts, address))) return tooMany();
    const found = await findPayment(parts, input);
    if (!found.ok) return found;
    const payment = found.value;
    if (payment === undefined)
      return accepted({ status: 'Failed', message: 'Non troviamo questo pagamento.' });
    return accepted({ status: await takeGestpayResult(parts, payment) });
  });
}

export function gestpayCheckEndpoint(parts: PaymentParts): Endpoint<typeof gestpayCheckOperation> {
  return guestCall(gestpayCheckOperation, async (input, { address }) => {
    if (!(await allowed(parts, address))) return tooMany();
    const found = await findPayment(parts, input);
    if (!found.ok) return found;
    const payment = found.value;
    return accepted({ status: payment === undefined ? 'Failed' : await gestpayStatus(parts, payment) });
  });
}
