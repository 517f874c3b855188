import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import type { MailTransport } from '../mail-transport.ts';
import { purgeMails } from './outbox.queries.ts';

const DAY_MS = 24 * 3_600_000;
const BATCH = 1000;

interface MailPurging {
  readonly database: Database;
  readonly clock: Clock;
  readonly transport: Pick<MailTransport, 'purge'>;
  /** Days a sent mail is kept. */
  readonly keptDays: number;
}

/** Deletes the personal data in mails sent long ago. */
export function purgeMailsJob({ database, clock, transport, keptDays }: MailPurging): Job {
  return {
    name: 'purge-mails',
    everyMs: 6 * 3_600_000,
    async run() {
      const before = new Date(clock.now() - keptDays * DAY_MS);
      await transport.purge(before);
      return purgeMails(database, before, BATCH);
    },
  };
}
