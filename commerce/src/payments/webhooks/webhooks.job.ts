import type { Job } from '../../platform/jobs/job-runner.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { runConcurrently } from '../run-concurrently.ts';
import type { WebhookQueue } from './webhook-queue.ts';
import { processMessage } from './process-webhook.usecase.ts';

/** Processes stored webhooks that are due. */
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
