import type { OrderHeader } from './order-record.ts';

const DAY_MS = 86_400_000;
/** The database has the same limit. */
export const emailCorrectionsMax = 3;
const freshStates: ReadonlySet<OrderHeader['state']> = new Set(['received', 'awaiting_payment', 'paid']);

type Order = Pick<OrderHeader, 'state' | 'customerId' | 'addressConfirmed' | 'placedAt' | 'emailCorrections'>;

/**
 * Whether a guest may still correct the order's e-mail address: on the first day, before preparation begins,
 * and while the address is not confirmed.
 */
export const mayCorrectEmail = (
  { state, customerId, addressConfirmed, placedAt, emailCorrections }: Order,
  now: number,
): boolean =>
  customerId === null &&
  !addressConfirmed &&
  emailCorrections < emailCorrectionsMax &&
  freshStates.has(state) &&
  now - placedAt.getTime() < DAY_MS;
