import type { subscribeOperation } from '@casamaestra/contract/newsletter/newsletter.operations.ts';
import { callService } from '../../platform/service-call.ts';

/** Kept in memory only: who comes back to the checkout is asked again. */
let isWanted = false;

export const isNewsletterWanted = (): boolean => isWanted;
export const wantNewsletter = (wanted: boolean): void => {
  isWanted = wanted;
};

/** Maximum delay of the payment while the newsletter is asked for, in milliseconds. */
const withinMs = 4000;

/** Asks for the newsletter where the box was ticked: a mail asks to confirm. A failure does not affect the order. */
export async function askForNewsletter(email: string): Promise<void> {
  if (!isWanted) return;
  isWanted = false;
  try {
    const outcome = await callService<typeof subscribeOperation>(
      'omnicommerce.controllers.newsletter.subscribe',
      { email: email.trim(), origin: 'checkout' },
      AbortSignal.timeout(withinMs),
      { anonymous: true },
    );
    if (!outcome.ok) console.warn('the newsletter was not asked for', outcome.refusal.name);
  } catch (error) {
    console.warn('the newsletter was not asked for', error);
  }
}
