import type {
  GatewayAnswer,
  GatewayStatusUpdate,
  PaymentGateway,
} from '../../platform/gateways/payment-gateway.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { gatewayAttempt } from './gateway-attempt.ts';
import { findPayment } from './payment.queries.ts';
import type { Payment } from './payment.queries.ts';
import { applyStatusUpdate } from './apply-status-update.usecase.ts';

/** An attempt after its gateway was asked, and the gateway's answer. */
export interface CheckedPayment {
  readonly payment: Payment;
  readonly answer: GatewayAnswer<GatewayStatusUpdate | null>;
}

/** Captures an authorisation that is still wanted, and voids it otherwise. */
async function finishAuthorisation(
  { log }: PaymentDependencies,
  gateway: PaymentGateway,
  payment: Payment,
): Promise<boolean> {
  const attempt = gatewayAttempt(payment);
  const wanted = payment.state === 'authorised';
  const answer = await (wanted ? gateway.capture(attempt) : gateway.cancel(attempt));
  if (answer.kind === 'refused') {
    const { id, orderNumber, state } = payment;
    log.error(
      { order: orderNumber, payment: id, state, code: answer.code },
      'ALERT: an authorisation was neither taken nor let go',
    );
  }
  return answer.kind === 'ok';
}

/**
 * Asks the gateway for the status of an attempt and applies it. Undefined when the attempt or gateway does
 * not exist.
 */
export async function checkPayment(
  deps: PaymentDependencies,
  paymentId: number,
  kind: string,
): Promise<CheckedPayment | undefined> {
  const before = await findPayment(deps.database, paymentId);
  const gateway = before === undefined ? undefined : deps.gateways.open(before.gateway);
  if (before === undefined || gateway === undefined) return undefined;
  let answer = await gateway.read(gatewayAttempt(before));
  if (answer.kind === 'ok' && answer.value !== null) {
    await applyStatusUpdate(deps, paymentId, answer.value, kind);
    const taken = (await findPayment(deps.database, paymentId)) ?? before;
    if (answer.value.state === 'authorised' && (await finishAuthorisation(deps, gateway, taken))) {
      answer = await gateway.read(gatewayAttempt(taken));
      if (answer.kind === 'ok' && answer.value !== null)
        await applyStatusUpdate(deps, paymentId, answer.value, 'finished');
    }
  }
  if (answer.kind === 'refused')
    deps.log.warn({ payment: paymentId, code: answer.code }, 'a gateway refused to tell of a payment');
  return { payment: (await findPayment(deps.database, paymentId)) ?? before, answer };
}
