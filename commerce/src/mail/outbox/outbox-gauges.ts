import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Gauges } from '../../platform/http/gauges.ts';
import { readWaitingMails } from './waiting-mails.queries.ts';

/** Metrics of unsent mails, for alerts when they get old. */
export const outboxGauges = (database: Database, clock: Clock): Gauges => ({
  help: {
    mails_waiting: 'Mails that are still to be sent',
    mails_waiting_oldest_seconds: 'Age of the oldest of them',
    mails_given_up: 'Mails that are tried no more and wait for a person',
  },
  async read() {
    const { waiting, oldest, givenUp } = await readWaitingMails(database);
    return {
      mails_waiting: waiting,
      mails_waiting_oldest_seconds:
        oldest === null ? 0 : Math.max(0, (clock.now() - oldest.getTime()) / 1000),
      mails_given_up: givenUp,
    };
  },
});
