import type { AreaDependencies } from '../area.ts';
import type { NoteCart } from '../cart/quote.endpoint.ts';
import { keepCart } from './cart-reminders.queries.ts';

/** Lines of a kept cart: as many as a mail shows. */
const LINES_MAX = 30;

/** Keeps the cart of a customer who asked to be reminded of it, beside the answer. */
export function createNoteCart({ database, clock, identify, log }: AreaDependencies): NoteCart {
  return (caller, wanted) => {
    const note = async (): Promise<void> => {
      const customer = await identify(caller);
      if (customer === null) return;
      const lines = JSON.stringify(wanted.slice(0, LINES_MAX).map(({ sku, qty }) => ({ sku, qty })));
      await keepCart(database, { customerId: customer.customerId, lines, now: new Date(clock.now()) });
    };
    note().catch((err: unknown) => log.warn({ err }, 'a cart to be reminded of was not kept'));
  };
}
