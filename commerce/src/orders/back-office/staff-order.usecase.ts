import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { readChanges } from '../../change-sets/read-changes.usecase.ts';
import { readOrderMails } from '../../mail-queue/queue-mail.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { refundableCents } from '../order-changes.queries.ts';
import { readOrder } from '../read-orders.queries.ts';
import { dayInItaly } from './list-orders.usecase.ts';
import { maskingOf } from './masking.ts';
import { permittedActs } from './order-acts.ts';
import { timelineOf } from './order-timeline.ts';
import { orderNotes } from '../notes/notes-of-order.usecase.ts';
import { presentStaffOrder } from './present-staff-order.ts';

const CHANGES_MAX = 500;

/** One order with everything that belongs to it, as this person may see it. */
export async function staffOrder(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  who: StaffIdentity,
  orderNumber: string,
): Promise<Outcome<StaffOrder>> {
  const order = await readOrder(database, orderNumber);
  if (order === undefined) return refused('staff_order_unknown', { number: orderNumber }, 'number');
  const [refundable, mails, sets, notes] = await Promise.all([
    refundableCents(database, order.id),
    readOrderMails(database, order.number),
    readChanges(database, { record: `order ${order.number}`, limit: CHANGES_MAX }),
    orderNotes(database, order.id, who),
  ]);
  const around = {
    refundableCents: refundable,
    mails,
    timeline: timelineOf(order, sets.toReversed(), notes),
    unreadMentions: notes.unread,
    acts: permittedActs(order, refundable, who.roles),
    today: dayInItaly(clock.now()),
  };
  return accepted(presentStaffOrder(order, around, maskingOf(who)));
}
