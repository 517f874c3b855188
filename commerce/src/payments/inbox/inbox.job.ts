import type { Job } from '../../platform/jobs/job-runner.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { sideBySide } from '../side-by-side.ts';
import type { Inbox } from './inbox.ts';
import { processMessage } from './process-inbox.usecase.ts';

/** Takes up notifications that were stored and not acted upon. */
export function inboxJob(parts: PaymentParts, inbox: Inbox): Job {
  return {
    name: 'payment-inbox',
    everyMs: 2_000,
    run: async () => {
      await inbox.settled();
      return sideBySide(() => processMessage(parts));
    },
  };
}
