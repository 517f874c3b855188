import type { AreaDependencies } from '../area.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import { hours } from '../platform/limits/too-many-requests.ts';
import { LINK_MS } from './confirm-link.ts';
import { forgetSubscribers } from './newsletter.queries.ts';
import { remindOfCarts } from './cart-reminders.usecase.ts';
import { forgetWishedPrices } from './price-drops.queries.ts';
import { noticePriceDrops } from './price-drops.usecase.ts';
import { queueLetters } from './send-letters.usecase.ts';

/** Days an address that left is kept, as proof that its mails were wanted and that it is not written again. */
const LEFT_DAYS = 730;

export function queueLettersJob(deps: AreaDependencies): Job {
  return { name: 'newsletter-letters', everyMs: 10_000, run: () => queueLetters(deps) };
}

export function priceDropsJob(deps: AreaDependencies): Job {
  return { name: 'price-drops', everyMs: 600_000, run: () => noticePriceDrops(deps) };
}

export function cartRemindersJob(deps: AreaDependencies): Job {
  return { name: 'cart-reminders', everyMs: 600_000, run: () => remindOfCarts(deps) };
}

export function forgetSubscribersJob({ database, clock }: AreaDependencies): Job {
  return {
    name: 'newsletter-forget',
    everyMs: hours(1),
    async run() {
      const now = clock.now();
      await forgetSubscribers(database, {
        waitingBefore: new Date(now - LINK_MS),
        leftBefore: new Date(now - LEFT_DAYS * hours(24)),
      });
      await forgetWishedPrices(database);
      return 0;
    },
  };
}
