import type {
  MailChoices,
  mailChoicesOperation,
} from '@casamaestra/contract/newsletter/newsletter.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { z } from 'zod';
import type { AreaDependencies } from '../area.ts';
import type { Caller } from '../contract-http/caller.ts';
import { readChoices, writeChoices } from './mail-choices.queries.ts';
import { findSubscriber, leave } from './newsletter.queries.ts';
import { subscribe } from './subscribe.usecase.ts';

type Wanted = z.output<typeof mailChoicesOperation.input>;

const newsletterOf = (state: string | undefined): MailChoices['newsletter'] =>
  state === 'subscribed' ? 'yes' : state === 'waiting' ? 'waiting' : 'no';

/** When a wish began: it stays while it is not changed. */
const since = (known: Date | null, wanted: boolean | undefined, now: Date): Date | null =>
  wanted === undefined ? known : wanted ? (known ?? now) : null;

/** Reads a customer's choices about mails, and changes those that were sent. */
export async function chooseMails(
  deps: AreaDependencies,
  wanted: Wanted,
  caller: Caller,
): Promise<Outcome<MailChoices>> {
  const { database, clock } = deps;
  const customer = await deps.identify(caller);
  if (customer === null) return refused('login_required', { purpose: 'account' });
  const { customerId, email } = customer;
  const now = new Date(clock.now());
  const known = await readChoices(database, customerId);
  const choices = {
    price_drops_since: since(known.price_drops_since, wanted.price_drops, now),
    cart_reminders_since: since(known.cart_reminders_since, wanted.cart_reminders, now),
  };
  if (wanted.price_drops !== undefined || wanted.cart_reminders !== undefined)
    await writeChoices(database, customerId, choices);
  const before = await findSubscriber(database, email);
  if (wanted.newsletter === false) await leave(database, email, now);
  if (wanted.newsletter === true && before?.state !== 'subscribed') {
    const asked = await subscribe(deps, { email, origin: 'account' }, caller);
    if (!asked.ok) return asked;
    return accepted({ ...presented(choices), newsletter: 'waiting' });
  }
  const state = wanted.newsletter === undefined ? before?.state : wanted.newsletter ? 'subscribed' : 'left';
  return accepted({ ...presented(choices), newsletter: newsletterOf(state) });
}

const presented = (choices: {
  readonly price_drops_since: Date | null;
  readonly cart_reminders_since: Date | null;
}) => ({
  price_drops: choices.price_drops_since !== null,
  cart_reminders: choices.cart_reminders_since !== null,
});
