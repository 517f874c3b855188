import type { Job } from '../../platform/jobs/job-runner.ts';
import { sendMails } from './send-mails.usecase.ts';
import type { MailSending } from './send-mails.usecase.ts';

const EVERY_MS = 2_000;

/** Empties the outbox. */
export const sendMailsJob = (sending: MailSending): Job => ({
  name: 'send-mails',
  everyMs: EVERY_MS,
  run: () => sendMails(sending),
});
