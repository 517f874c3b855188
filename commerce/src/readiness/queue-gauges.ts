import type { Database } from '../platform/database/connection.ts';
import type { Gauges } from '../platform/http/gauges.ts';
import { selectQueues } from './server-state.queries.ts';

/** Metrics of what waits for background work, and for how long: of every queue, so that a stuck one is seen by its age. */
export const queueGauges = (database: Database): Gauges => ({
  help: {
    queue_waiting: 'Rows that wait for background work',
    queue_oldest_seconds: 'Age of the oldest of them',
  },
  labels: { queue_waiting: 'queue', queue_oldest_seconds: 'queue' },
  async read() {
    const queues = await selectQueues(database);
    return {
      queue_waiting: Object.fromEntries(queues.map(({ what, waiting }) => [what, waiting])),
      queue_oldest_seconds: Object.fromEntries(queues.map(({ what, seconds }) => [what, seconds])),
    };
  },
});
