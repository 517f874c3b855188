import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '../../platform/jobs/job-runner.ts';
import { MAILS_AT_ONCE, sendMails } from './send-mails.usecase.ts';
import type { MailSending } from './send-mails.usecase.ts';

const EVERY_MS = 2_000;
/** Above this event-loop utilisation, mails wait for shoppers' requests. */
const BUSY = 0.7;
const STEP_ASIDE_MS = 150;

/**
 * Sends the outbox. Under load it pauses in favour of shoppers: mails may be a minute late, orders may not.
 */
export function sendMailsJob(sending: MailSending): Job {
  let since = performance.eventLoopUtilization();
  let more = false;
  return {
    name: 'send-mails',
    everyMs: EVERY_MS,
    async run(signal) {
      const { utilization } = performance.eventLoopUtilization(since);
      if (more && utilization > BUSY && !signal.aborted) {
        // Closing ends the pause early; the following batch is short.
        await pause(STEP_ASIDE_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
      since = performance.eventLoopUtilization();
      const tried = await sendMails(sending);
      more = tried === MAILS_AT_ONCE;
      return tried;
    },
  };
}
