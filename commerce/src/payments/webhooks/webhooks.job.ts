import type { Job } from '../../platform/jobs/job-runner.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { runConcurrently } from '../run-concurrently.ts';
import type { WebhookQueue } from './webhook-queue.ts';
import { processMessage } from './process-webhook.usecase.ts';

/** Takes up notifications that were stored and not acted upon. */
export function webhooksJob(deps: PaymentDependencies, inbox: WebhookQueue): Job {
  return {
    name: 'payment-inbox',
    everyMs: 2_000,
    run: async () => {
      await inbox.settled();
      return runConcurrently(() => processMessage(deps));
    },
  };
}
