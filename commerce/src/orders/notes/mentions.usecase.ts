import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { todayOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { Database } from '../../platform/database/connection.ts';
import { peopleCalled } from '../../staff/people/colleagues.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { orderIdOf } from '../read-orders.queries.ts';
import { mentionedIn, namedText } from './mentioned.ts';
import { setMentionsRead, unreadMentions } from './mentions.queries.ts';

const SHOWN_MOST = 50;

/** Notes as people read them, by the names of today. */
export async function namedNotes(database: Database, notes: readonly string[]): Promise<readonly string[]> {
  const names = await peopleCalled(database, [...new Set(notes.flatMap(mentionedIn))]);
  return notes.map((note) => namedText(note, names));
}

/** What mentions a person and is unread; nothing for who no longer sees orders. */
export async function mentionsFor(
  database: Database,
  { staffId, roles }: Pick<StaffIdentity, 'staffId' | 'roles'>,
): Promise<OperationOutput<typeof todayOperation>['mentions']> {
  if (!reaches(grantedTo(roles, 'orders'), 'view')) return [];
  const rows = await unreadMentions(database, staffId, SHOWN_MOST);
  const texts = await namedNotes(
    database,
    rows.map(({ note }) => String(JSON.parse(note))),
  );
  return rows.map(({ orderNumber, who, at, count }, index) => ({
    order_number: orderNumber,
    who,
    at: at.toISOString(),
    text: texts[index] ?? '',
    count,
  }));
}

/** Marks the person's own mentions in the notes about an order as read. */
export async function readMentions(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  { staffId, roles }: Pick<StaffIdentity, 'staffId' | 'roles'>,
  number: string,
): Promise<Outcome<{ read: number }>> {
  if (!reaches(grantedTo(roles, 'orders'), 'view')) return refused('staff_not_permitted', {});
  const orderId = await orderIdOf(database, number);
  if (orderId === undefined) return refused('staff_order_unknown', { number }, 'number');
  return accepted({ read: await setMentionsRead(database, { staffId, orderId, at: new Date(clock.now()) }) });
}
