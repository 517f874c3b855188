import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export async function insertMentions(
  database: Database,
  orderId: number,
  { change, staffIds }: { readonly change: number; readonly staffIds: readonly number[] },
): Promise<void> {
  if (staffIds.length === 0) return;
  await database
    .insertInto('order_mention')
    .values(staffIds.map((id) => ({ change_set_id: change, staff_id: id, order_id: orderId })))
    .execute();
}

export interface NoteMention {
  /** Of the note. */
  readonly change: number;
  readonly staffId: number;
  readonly name: string;
  readonly isUnread: boolean;
}

/** Whom the notes about an order mention, as they are called now. */
export async function mentionsOfOrder(database: Database, orderId: number): Promise<NoteMention[]> {
  const rows = await database
    .selectFrom('order_mention')
    .innerJoin('staff', 'staff.id', 'order_mention.staff_id')
    .select(['change_set_id as change', 'staff_id as staffId', 'staff.name', 'read_at as readAt'])
    .where('order_id', '=', orderId)
    .orderBy('change_set_id')
    .orderBy('staff.name')
    .execute();
  return rows.map(({ readAt, ...row }) => ({ ...row, isUnread: readAt === null }));
}

export interface UnreadMention {
  readonly orderNumber: string;
  readonly who: string;
  readonly at: Date;
  /** As it is stored: a string in JSON. */
  readonly note: string;
  readonly count: number;
}

/** Orders with notes that mention a person who has not read them, the latest note first and of each order. */
export async function unreadMentions(
  database: Database,
  staffId: number,
  limit: number,
): Promise<UnreadMention[]> {
  const { rows } = await sql<UnreadMention>`
    select number as "orderNumber", who, at, note, count from (
      select distinct on (m.order_id) o.number, s.who, s.at, s.id, r.value_after as note,
             (count(*) over (partition by m.order_id))::int as count
        from order_mention m
        join shop_order o on o.id = m.order_id
        join change_set s on s.id = m.change_set_id
        join change_row r on r.change_set_id = s.id and r.field = 'note'
       where m.staff_id = ${staffId}::int and m.read_at is null
       order by m.order_id, s.id desc) latest
     order by id desc limit ${limit}::int`.execute(database);
  return rows;
}

/** Marks what mentions a person in the notes about an order as read; how many. */
export async function setMentionsRead(
  database: Database,
  { staffId, orderId, at }: { readonly staffId: number; readonly orderId: number; readonly at: Date },
): Promise<number> {
  const rows = await database
    .updateTable('order_mention')
    .set({ read_at: at })
    .where('staff_id', '=', staffId)
    .where('order_id', '=', orderId)
    .where('read_at', 'is', null)
    .returning('change_set_id')
    .execute();
  return rows.length;
}
