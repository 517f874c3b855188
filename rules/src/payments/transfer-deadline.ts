import type { Instant } from '../pricing/price-now.ts';
import { isoDay, isWorkingDay, italianTime } from '../shipping/working-days.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Banks report money on the following day, and statements are imported once a day. */
const GRACE_DAYS = 2;
const REMINDER_DAYS = 2;

const midnight = (local: Instant): Instant => Math.floor(local / DAY_MS) * DAY_MS;

function workingDay(start: Instant, days: number): Instant {
  const step = days < 0 ? -DAY_MS : DAY_MS;
  let day = start;
  for (let left = Math.abs(days); left > 0;) {
    day += step;
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

export interface TransferWait {
  /**
   * When the reservation of an unpaid transfer ends: at midnight (UTC), two working days after the last day.
   */
  readonly reservedUntil: Instant;
  /** When the buyer gets a reminder: in the morning, two working days before the last day. */
  readonly remindAt: Instant;
}

/** How long an order placed now waits for its bank transfer, whose term is so many working days. */
export function transferWait(now: Instant, workingDays: number): TransferWait {
  const due = workingDay(midnight(italianTime(now)), workingDays);
  return {
    reservedUntil: workingDay(due, GRACE_DAYS) + DAY_MS,
    remindAt: Math.max(now, workingDay(due, -REMINDER_DAYS) + 8 * HOUR_MS),
  };
}

/** End of the reservation of a transfer whose confirmation link is not opened: one day. */
export const unconfirmedUntil = (placedAt: Instant): Instant => placedAt + DAY_MS;

/** Last day of the payment term, "YYYY-MM-DD", from the end of the reservation. */
export function transferDueDay(reservedUntil: Instant): string {
  return isoDay(workingDay(midnight(italianTime(reservedUntil - DAY_MS)), -GRACE_DAYS));
}

/** An order that waits for a transfer. */
interface WaitingOrder {
  readonly placedAt: Instant;
  /** null: not set yet */
  readonly reservedUntil: Instant | null;
  readonly addressConfirmed: boolean;
}

/** The same for an order: one whose address is not confirmed gets the term it will have once confirmed. */
export function transferDue(
  { placedAt, reservedUntil, addressConfirmed }: WaitingOrder,
  workingDays: number,
): string {
  const proved = addressConfirmed ? reservedUntil : null;
  return transferDueDay(proved ?? transferWait(placedAt, workingDays).reservedUntil);
}
