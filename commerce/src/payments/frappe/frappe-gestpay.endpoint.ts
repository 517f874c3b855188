import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import {
  gestpayCheckOperation,
  gestpayResultOperation,
} from '@casamaestra/contract/payments/frappe-payments.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import { guestEndpoint } from '../../contract-http/endpoint-of.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { findGestpay, gestpayStatus, recordGestpayResult } from './frappe-gestpay.usecase.ts';
import { networkOf } from '../../platform/limits/network-of.ts';

/** Payment ids are numbers: at this rate nobody finds one by guessing. */
const perAddress = { requests: 30, windowMs: 60_000 };
const tooMany = () => refused('requests_exceeded', {});
type AxerveQuery = OperationInput<typeof gestpayResultOperation>;

/** The attempt named by the callback parameters. */
async function findPayment(
  deps: PaymentDependencies,
  { a, b, paymentToken, paymentID }: AxerveQuery,
): Promise<Outcome<Awaited<ReturnType<typeof findGestpay>>>> {
  const name = b ?? paymentToken ?? paymentID;
  if (name === undefined) return refused('payment_name_required', {}, 'b');
  return accepted(await findGestpay(deps, a, name));
}

const allowed = ({ allow }: PaymentDependencies, address: string) =>
  allow(`gestpay:${networkOf(address)}`, perAddress);

export function gestpayResultEndpoint(deps: PaymentDependencies): Endpoint<typeof gestpayResultOperation> {
  return guestEndpoint(gestpayResultOperation, async (input, { address, language }) => {
    if (!(await allowed(deps, address))) return tooMany();
    const found = await findPayment(deps, input);
    if (!found.ok) return found;
    const payment = found.value;
    if (payment === undefined)
      return accepted({ status: 'Failed', message: answerTexts(language).paymentUnknown });
    return accepted({ status: await recordGestpayResult(deps, payment) });
  });
}

export function gestpayCheckEndpoint(deps: PaymentDependencies): Endpoint<typeof gestpayCheckOperation> {
  return guestEndpoint(gestpayCheckOperation, async (input, { address }) => {
    if (!(await allowed(deps, address))) return tooMany();
    const found = await findPayment(deps, input);
    if (!found.ok) return found;
    const payment = found.value;
    return accepted({ status: payment === undefined ? 'Failed' : await gestpayStatus(deps, payment) });
  });
}
