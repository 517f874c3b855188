import {
  confirmSubscriptionOperation,
  subscribeOperation,
} from '@casamaestra/contract/newsletter/newsletter.operations.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import { newsletterTexts } from '@casamaestra/texts/service/newsletter-texts.ts';
import type { AreaDependencies } from '../area.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { guestEndpoint } from '../contract-http/endpoint-of.ts';
import { confirmSubscription } from './confirm-subscription.usecase.ts';
import { subscribe } from './subscribe.usecase.ts';

/** Asks for the newsletter; whether the address is known cannot be seen. */
export function subscribeEndpoint(deps: AreaDependencies): Endpoint<typeof subscribeOperation> {
  return guestEndpoint(
    subscribeOperation,
    async ({ email, origin }, caller) => {
      const outcome = await subscribe(deps, { email, origin }, caller);
      if (!outcome.ok) return outcome;
      return accepted({ status: 'success', message: newsletterTexts(caller.language).sent });
    },
    { readsQuery: true },
  );
}

/** Confirms by the parameters of the mailed link, in the query or the body. */
export function confirmSubscriptionEndpoint(
  deps: AreaDependencies,
): Endpoint<typeof confirmSubscriptionOperation> {
  return guestEndpoint(
    confirmSubscriptionOperation,
    async ({ email, _signature: signature }, caller) => {
      const outcome = await confirmSubscription(deps, { email, signature }, caller.address);
      if (!outcome.ok) return outcome;
      const texts = newsletterTexts(caller.language);
      return outcome.value
        ? accepted({ status: 'success', message: texts.confirmed })
        : accepted({ status: 'error', message: texts.invalid });
    },
    { readsQuery: true },
  );
}
