import type { Job } from '../../platform/jobs/job-runner.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { sideBySide } from '../side-by-side.ts';
import { sendNextRefund } from './send-refund.usecase.ts';

/** Sends refunds to their gateways. */
export function refundsJob(parts: PaymentParts): Job {
  return {
    name: 'payment-refunds',
    everyMs: 3_000,
    run: () => sideBySide(() => sendNextRefund(parts)),
  };
}
