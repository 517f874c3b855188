import type { Area, AreaDependencies } from '../area.ts';
import type { NoteCart } from '../cart/quote.endpoint.ts';
import { createNoteCart } from './note-cart.ts';
import { clearChoices } from './mail-choices.queries.ts';
import { mailChoicesEndpoint } from './mail-choices.endpoint.ts';
import { leaveRoute } from './leave.route.ts';
import { confirmSubscriptionEndpoint, subscribeEndpoint } from './newsletter.endpoint.ts';
import { cartRemindersJob, forgetSubscribersJob, priceDropsJob, queueLettersJob } from './newsletter.job.ts';

export interface NewsletterArea extends Area {
  /** No more of the mails a customer with this address asked for. */
  readonly stopMails: (email: string) => Promise<void>;
  readonly noteCart: NoteCart;
}

/** The newsletter: who wants it, its letters, and the choices of customers about mails. */
export function createNewsletterArea(deps: AreaDependencies): NewsletterArea {
  return {
    noteCart: createNoteCart(deps),
    stopMails: (email) => clearChoices(deps.database, email),
    endpoints: [subscribeEndpoint(deps), confirmSubscriptionEndpoint(deps), mailChoicesEndpoint(deps)],
    routes: [leaveRoute(deps)],
    jobs: [queueLettersJob(deps), forgetSubscribersJob(deps), priceDropsJob(deps), cartRemindersJob(deps)],
  };
}
