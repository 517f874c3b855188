import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '../../platform/jobs/job-runner.ts';
import { MAILS_AT_ONCE, sendMails } from './send-mails.usecase.ts';
import type { MailSending } from './send-mails.usecase.ts';

const EVERY_MS = 2_000;
/** Share of time the process was at work above which shoppers go first. */
const BUSY = 0.7;
const STEP_ASIDE_MS = 150;

/** Empties the outbox. A long queue makes room for shoppers: mails may be a minute late, orders may not. */
export function sendMailsJob(sending: MailSending): Job {
  let since = performance.eventLoopUtilization();
  let more = false;
  return {
    name: 'send-mails',
    everyMs: EVERY_MS,
    async run(signal) {
      const { utilization } = performance.eventLoopUtilization(since);
      if (more && utilization > BUSY && !signal.aborted) {
        // Closing ends the pause early; the batch after it is short.
        await pause(STEP_ASIDE_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
      since = performance.eventLoopUtilization();
      const tried = await sendMails(sending);
      more = tried === MAILS_AT_ONCE;
      return tried;
    },
  };
}
