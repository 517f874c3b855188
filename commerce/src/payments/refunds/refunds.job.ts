import type { Job } from '../../platform/jobs/job-runner.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { sendNextRefund } from './send-refund.usecase.ts';

/** Sends refunds to their gateways. */
export function refundsJob(deps: PaymentDependencies): Job {
  return {
    name: 'payment-refunds',
    everyMs: 3_000,
    run: () => runConcurrently(() => sendNextRefund(deps)),
  };
}
