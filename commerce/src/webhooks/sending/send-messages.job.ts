import type { Job } from '../../platform/jobs/job-runner.ts';
import { sendMessages } from './send-messages.usecase.ts';
import type { Sending } from './send-messages.usecase.ts';

/** Tells programs what happened, soon after it did. */
export const sendMessagesJob = (sending: Sending): Job => ({
  name: 'send-webhooks',
  everyMs: 2_000,
  run: () => sendMessages(sending),
});
