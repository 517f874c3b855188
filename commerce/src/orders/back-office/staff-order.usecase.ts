import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { readChanges } from '../../change-sets/read-changes.usecase.ts';
import { readOrderMails } from '../../mail-queue/queue-mail.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { awaitedTransfer } from '../find-order.usecase.ts';
import { refundableCents } from '../order-changes.queries.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';
import { readOrder } from '../read-orders.queries.ts';
import { dayInItaly } from './list-orders.usecase.ts';
import { maskingOf } from './masking.ts';
import { permittedActs } from './order-acts.ts';
import { invoicesOfOrder } from './order-papers.queries.ts';
import { timelineOf } from './order-timeline.ts';
import { orderNotes } from '../notes/notes-of-order.usecase.ts';
import { presentStaffOrder } from './present-staff-order.ts';

const CHANGES_MAX = 500;

type Deps = Pick<OrdersDependencies, 'database' | 'clock' | 'config'> &
  /** Absent where an order that waits for a transfer cannot be meant. */
  Partial<Pick<OrdersDependencies, 'transferDetails'>>;

/** One order with everything that belongs to it, as this person may see it. */
export async function staffOrder(
  deps: Deps,
  who: StaffIdentity,
  orderNumber: string,
): Promise<Outcome<StaffOrder>> {
  const { database, clock, config, transferDetails } = deps;
  const order = await readOrder(database, orderNumber);
  if (order === undefined) return refused('staff_order_unknown', { number: orderNumber }, 'number');
  const [refundable, mails, sets, notes, invoices] = await Promise.all([
    refundableCents(database, order.id),
    readOrderMails(database, order.number),
    readChanges(database, { record: `order ${order.number}`, limit: CHANGES_MAX }),
    orderNotes(database, order.id, who),
    invoicesOfOrder(database, order.id),
  ]);
  const around = {
    refundableCents: refundable,
    mails,
    invoices,
    transfer: transferDetails ? awaitedTransfer(order, { config, transferDetails }) : null,
    timeline: timelineOf(order, sets.toReversed(), notes, reaches(grantedTo(who.roles, 'orders'), 'edit')),
    unreadMentions: notes.unread,
    acts: permittedActs(order, refundable, who.roles),
    today: dayInItaly(clock.now()),
  };
  return accepted(presentStaffOrder(order, around, maskingOf(who)));
}
