import { nextCheckIn } from '@casamaestra/rules/payments/check-schedule.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import { GATEWAY_TIMEOUT_MS } from '../bounded-fetch.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { checkPayment } from './check-payment.usecase.ts';
import { gatewayAttempt } from './gateway-attempt.ts';
import { findPayment } from './payment.queries.ts';
import { claimCheck, scheduleCheck } from './reconcile.queries.ts';

/** Cancels an attempt that is no longer wanted at its gateway; where that is not possible it expires. */
async function cancelAtGateway(
  { database, gateways }: PaymentDependencies,
  paymentId: number,
): Promise<void> {
  const payment = await findPayment(database, paymentId);
  if (payment !== undefined) await gateways.open(payment.gateway)?.cancel(gatewayAttempt(payment));
}

async function checkNext(deps: PaymentDependencies): Promise<boolean> {
  const { database, clock } = deps;
  const now = clock.now();
  const again = new Date(now + 6 * GATEWAY_TIMEOUT_MS);
  const due = await claimCheck(database, new Date(now), again);
  if (due === undefined) return false;
  if (due.state === 'cancelled') await cancelAtGateway(deps, due.id);
  await checkPayment(deps, due.id, 'reconciled');
  const pause = nextCheckIn(due.checks);
  const next = pause === null ? null : new Date(clock.now() + pause);
  await scheduleCheck(database, due.id, { from: again, to: next });
  return true;
}

/**
 * Reconciliation: asks gateways about undecided attempts after 1, 5 and 15 minutes, then hourly, then daily.
 */
export function reconcileJob(deps: PaymentDependencies): Job {
  return {
    name: 'payment-reconciliation',
    everyMs: 5_000,
    run: () => runConcurrently(() => checkNext(deps)),
  };
}
