import type { Area } from '../area.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { purgeDeliveries } from './sending/deliveries.queries.ts';
import { postMessages } from './sending/post-message.gateway.ts';
import { sendMessagesJob } from './sending/send-messages.job.ts';
import { undoTargets } from './targets/undo-targets.ts';
import { webhookEndpoints } from './webhooks.endpoint.ts';

/** Messages are kept this long after they arrived or were given up. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Messages to programs of the owner about what happened in the shop. */
export function createWebhooksArea(deps: StaffDependencies): Area {
  return {
    endpoints: webhookEndpoints(deps),
    undo: [undoTargets],
    jobs: [
      sendMessagesJob({ ...deps, post: postMessages(deps.config) }),
      {
        name: 'purge-webhooks',
        everyMs: 6 * 3_600_000,
        run: async () => {
          await purgeDeliveries(deps.database, new Date(deps.clock.now() - KEPT_MS));
          return 0;
        },
      },
    ],
  };
}
