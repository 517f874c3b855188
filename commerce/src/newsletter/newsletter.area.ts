import type { Area, AreaDependencies } from '../area.ts';
import { mailChoicesEndpoint } from './mail-choices.endpoint.ts';
import { leaveRoute } from './leave.route.ts';
import { confirmSubscriptionEndpoint, subscribeEndpoint } from './newsletter.endpoint.ts';
import { forgetSubscribersJob, queueLettersJob } from './newsletter.job.ts';

/** The newsletter: who wants it, its letters, and the choices of customers about mails. */
export function createNewsletterArea(deps: AreaDependencies): Area {
  return {
    endpoints: [subscribeEndpoint(deps), confirmSubscriptionEndpoint(deps), mailChoicesEndpoint(deps)],
    routes: [leaveRoute(deps)],
    jobs: [queueLettersJob(deps), forgetSubscribersJob(deps)],
  };
}
